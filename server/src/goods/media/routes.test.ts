import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryCodes } from '@tradewind/contract/goods/catalog';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Files } from '../../base/files/files.ts';
import { localFiles } from '../../base/files/local-files.ts';
import { handleErrors } from '../../base/http/errors.ts';
import { httpServer } from '../../base/http/server.ts';
import { categoryImage } from './index.ts';
import { mediaKey, mediaRoutes } from './routes.ts';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-media-'));
const files = localFiles(join(folder, 'files'));
await writeFile(join(folder, 'secret.webp'), 'not for you');
await files.write(mediaKey('kept-400.webp'), Buffer.from('a picture'));
let made = 0;
async function makePicture(name: string): Promise<Buffer | null> {
  if (!name.startsWith('known')) return null;
  made += 1;
  const bytes = Buffer.from(`made ${name}`);
  await files.write(mediaKey(name), bytes);
  return bytes;
}
async function served(from: Files): Promise<FastifyInstance> {
  const app = httpServer({ logger: false, trustProxy: false });
  handleErrors(app, 'en');
  await mediaRoutes(app, { files: from, makePicture });
  return app;
}
const app = await served(files);
const withCdn = await served({ ...files, publicAddress: (key) => `https://cdn.example/${key}` });
afterAll(async () => {
  await app.close();
  await withCdn.close();
  await rm(folder, { recursive: true, force: true });
});

describe('GET /media/:name', () => {
  it('sends a stored picture that browsers may cache forever', async () => {
    const response = await app.inject('/media/kept-400.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.body).toBe('a picture');
  });

  it('makes a picture on the first request, once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject('/media/known-800.webp')));
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(['made known-800.webp']));
    expect(made).toBe(1);
    await app.inject('/media/known-800.webp');
    expect(made).toBe(1);
  });

  it('answers 404 as uncached JSON for unknown and invalid names', async () => {
    const outside = [
      'unknown.webp',
      '..%2fsecret.webp',
      '%2e%2e%2fsecret.webp',
      '..%5csecret.webp',
      'kept-400.webp%00',
      'kept-400.svg',
      '.webp',
      'x'.repeat(150) + '.webp',
      'KEPT-400.webp',
    ];
    for (const name of outside) {
      const response = await app.inject(`/media/${name}`);
      expect([name, response.statusCode]).toEqual([name, 404]);
      expect(response.json()).toMatchObject({ refusal: 'unknown_call' });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('has a tile picture for every category without demo data', async () => {
    for (const code of categoryCodes) {
      const response = await app.inject(categoryImage(code));
      expect([code, response.statusCode, response.headers['content-type']]).toEqual([code, 200, 'image/webp']);
    }
  });
});

describe('with a public address of the storage', () => {
  it.each(['kept-400.webp', 'known-300.webp'])('sends browsers there for %s', async (name) => {
    const { statusCode, headers } = await withCdn.inject(`/media/${name}`);
    expect([statusCode, headers.location]).toEqual([302, `https://cdn.example/media/${name}`]);
    expect(await files.has(mediaKey(name))).toBe(true);
  });

  it('answers 404 for unknown names', async () => {
    expect((await withCdn.inject('/media/unknown.webp')).statusCode).toBe(404);
  });
});
