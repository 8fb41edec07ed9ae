import { describe, expect, it } from 'vitest';
import { contentPolicy, workerPolicy } from './policy.ts';

const pictureOrigins = ['http://bucket.example'];

describe('files in a bucket', () => {
  it('are shown by pages', () => {
    const policy = contentPolicy('nonce', { dev: false, framedBy: [], pictureOrigins });
    expect(policy).toContain(`img-src 'self' data: blob: https: http://bucket.example;`);
  });

  it('are fetched by the service worker', () => {
    expect(workerPolicy(pictureOrigins)).toBe(`default-src 'none'; connect-src 'self' http://bucket.example`);
  });
});
