import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consolePages } from './plugin.ts';

let built: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'tradewind-console-'));
  await mkdir(join(built, 'assets'));
  await writeFile(join(built, 'index.html'), '<script nonce="__NONCE__" src="/console/assets/desk-1.js"></script>');
  await writeFile(join(built, 'assets/desk-1.js'), 'export {};');
});
afterAll(() => rm(built, { recursive: true }));

async function served(folder: string, options: { pictureOrigins?: string[]; observed?: boolean } = {}) {
  const app = fastify();
  await app.register(consolePages, { built: folder, ...options });
  return app;
}

describe('the console’s pages', () => {
  it('serve one page for every address below /console, with the nonce of its policy', async () => {
    const app = await served(built);
    const nonces = new Set<string>();
    for (const url of ['/console', '/console/', '/console/withdrawals?filter=%7B%7D', '/console/users/01/show']) {
      const { statusCode, headers, body } = await app.inject(url);
      const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(String(headers['content-security-policy']))?.[1];
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body).toBe(`<script nonce="${nonce}" src="/console/assets/desk-1.js"></script>`);
      nonces.add(nonce!);
    }
    expect(nonces.size).toBe(4);
  });

  it('allow no other origins and no frames', async () => {
    const policy = String((await (await served(built)).inject('/console')).headers['content-security-policy']);
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
  });

  it.each([true, false])('are marked where somebody observes the server: %s', async (observed) => {
    const folder = await mkdtemp(join(built, 'marked-'));
    await writeFile(join(folder, 'index.html'), '<html lang="en"></html>');
    const { body } = await (await served(folder, { observed })).inject('/console');
    expect(body).toBe(observed ? '<html data-vitals lang="en"></html>' : '<html lang="en"></html>');
  });

  it('show pictures of other origins where files are there', async () => {
    const app = await served(built, { pictureOrigins: ['https://bucket.example'] });
    const policy = String((await app.inject('/console')).headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: blob: https://bucket.example;`);
  });

  it('are cached forever if built, and 404 if unknown', async () => {
    const app = await served(built);
    const file = await app.inject('/console/assets/desk-1.js');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await app.inject('/console/assets/desk-0.js')).statusCode).toBe(404);
    expect((await app.inject('/console/../package.json')).statusCode).toBe(404);
  });

  it('answer 503 in the visitor’s language while nothing is built', async () => {
    const app = await served(join(built, 'nowhere'));
    const { statusCode, body } = await app.inject({ url: '/console/users', headers: { 'accept-language': 'ja' } });
    expect(statusCode).toBe(503);
    expect(body).toMatch(/[ぁ-ん]/);
  });
});
