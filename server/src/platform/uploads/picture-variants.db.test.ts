import * as users from '@tradewind/contract/people/users';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload, uploadDocument } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { localFiles } from '../../base/files/local-files.ts';
import { purgeUnusedUploads } from './purge-unused-uploads.ts';
import { uploadKey } from './uploads-deps.ts';

const db = await testDatabase();
const files = localFiles(await mkdtemp(join(tmpdir(), 'tradewind-variants-')));
const { app, clock, data } = await testApp(db, { files });
const me = await buildShopper(db);

const open = (url: string) => app.inject(url.replace(/^http:\/\/[^/]+/, ''));
const sizeIn = async (url: string) => {
  const { width, height } = await sharp((await open(url)).rawPayload).metadata();
  return [width, height];
};
const variantOf = (path: string, side: number) => path.replace('.webp', `-${side}.webp`);
const nameIn = (path: string) => path.slice('/files/'.length);
const keyOf = (path: string) => uploadKey(nameIn(path));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();

/** Uploads a picture and shows it to everybody. @returns its path. */
async function publicPicture(width: number, height: number): Promise<string> {
  const avatar = await upload(app, me.token, await picture(width, height));
  await data(users.profile, { avatar }, me);
  return new URL(avatar).pathname;
}

describe('a variant of a picture', () => {
  it('is at most as wide and high as its name says', async () => {
    const path = await publicPicture(1_000, 2_000);
    expect([await sizeIn(variantOf(path, 400)), await sizeIn(variantOf(path, 800))]).toEqual([
      [200, 400],
      [400, 800],
    ]);
  });

  it('is not larger than the picture', async () => {
    const path = await publicPicture(600, 300);
    expect([await sizeIn(variantOf(path, 400)), await sizeIn(variantOf(path, 800))]).toEqual([
      [400, 200],
      [600, 300],
    ]);
  });

  it('has the headers of the picture', async () => {
    const path = await publicPicture(1_000, 500);
    const of = async (url: string) => {
      const { 'content-length': _, date: __, ...headers } = (await open(url)).headers;
      return Object.fromEntries(Object.entries(headers).filter(([name]) => !/request-id|traceparent/.test(name)));
    };
    expect(await of(variantOf(path, 400))).toEqual(await of(path));
  });

  it('is refused of a private picture, also with the signature of that', async () => {
    const { pathname, search } = new URL(await upload(app, me.token, await picture(1_000, 500)));
    const answers = await Promise.all([open(variantOf(pathname, 400)), open(variantOf(pathname, 400) + search)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('is refused of a document, of an unknown picture and in another size, as a file that does not exist', async () => {
    const path = await publicPicture(1_000, 500);
    const document = new URL(await uploadDocument(app, me.token, await picture(1_000, 500))).pathname;
    const answer = async (url: string) => {
      const response = await open(url);
      return [response.statusCode, response.json<{ refusal: string }>().refusal];
    };
    const missing = await answer(`/files/${'0'.repeat(32)}.webp`);
    for (const url of [
      variantOf(document, 400),
      `/files/${'0'.repeat(32)}-400.webp`,
      variantOf(path, 401),
      variantOf(variantOf(path, 400), 400),
      path.replace('.webp', '-400.png'),
    ])
      expect([url, await answer(url)]).toEqual([url, missing]);
  });

  it('can not be used in place of the picture', async () => {
    const path = await publicPicture(1_000, 500);
    await expect(data(users.profile, { avatar: variantOf(path, 400) }, me)).rejects.toThrow();
  });

  it('is made once by requests at the same time', async () => {
    const path = await publicPicture(1_000, 500);
    const write = vi.spyOn(files, 'write');
    onTestFinished(() => write.mockRestore());
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(variantOf(path, 400))));
    expect([answers.map(({ statusCode }) => statusCode), write.mock.calls.length]).toEqual([
      [200, 200, 200, 200, 200],
      1,
    ]);
  });

  it('is the picture itself while it can not be stored', async () => {
    const path = await publicPicture(1_000, 500);
    const write = vi.spyOn(files, 'write').mockRejectedValue(new Error('The disk is full'));
    onTestFinished(() => write.mockRestore());
    expect(await sizeIn(variantOf(path, 400))).toEqual([1_000, 500]);
    write.mockRestore();
    expect(await sizeIn(variantOf(path, 400))).toEqual([400, 200]);
  });

  it('is not kept when the picture is removed while it is made', async () => {
    const path = await publicPicture(1_000, 500);
    const { write: store } = files;
    const write = vi.spyOn(files, 'write').mockImplementation(async (key, bytes) => {
      await files.remove(keyOf(path));
      await store(key, bytes);
    });
    onTestFinished(() => write.mockRestore());
    expect((await open(variantOf(path, 400))).statusCode).toBe(404);
    expect(await files.has(keyOf(variantOf(path, 400)))).toBe(false);
  });

  it('is removed with the picture', async () => {
    const path = await publicPicture(1_000, 500);
    await open(variantOf(path, 400));
    const key = keyOf(variantOf(path, 400));
    expect(await files.has(key)).toBe(true);
    await db.kysely.updateTable('uploads').set({ used_at: null }).where('name', '=', nameIn(path)).execute();
    clock.advance(3 * day);
    await purgeUnusedUploads({ db, clock, files });
    expect(await files.has(key)).toBe(false);
  });
});
