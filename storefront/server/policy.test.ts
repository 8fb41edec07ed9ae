import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, inlineScripts, workerPolicy } from './policy.ts';

const pictureOrigins = ['http://bucket.example'];

describe('files in a bucket', () => {
  it('are shown by pages', () => {
    const policy = contentPolicy([], { dev: false, framedBy: [], pictureOrigins });
    expect(policy).toContain(`img-src 'self' data: blob: https: http://bucket.example;`);
  });

  it('are fetched by the service worker', () => {
    expect(workerPolicy(pictureOrigins)).toBe(
      `default-src 'none'; img-src 'self'; connect-src 'self' http://bucket.example`,
    );
  });
});

describe('the inline scripts of a template', () => {
  const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('are named by what is in them, with lines that end as browsers read them', () => {
    expect(inlineScripts('<script>a()</script><script type="module">\r\nb()\r\n</script>')).toEqual([
      source('a()'),
      source('\nb()\n'),
    ]);
  });

  it('are neither files nor data', () => {
    expect(
      inlineScripts(
        '<script type="module" crossorigin src="/a.js"></script><script type="application/json">1</script>',
      ),
    ).toEqual([]);
  });

  it('are the only ones that run besides our files', () => {
    const policy = contentPolicy(inlineScripts('<script>a()</script>'), { dev: false, framedBy: [], pictureOrigins });
    expect(policy).toContain(`script-src 'self' ${source('a()')};`);
    expect(policy).not.toMatch(/unsafe|nonce/);
  });
});
