import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { localFiles } from './local-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('local files', () => {
  const files = localFiles(join(folder, 'not-there-yet'));

  it('reads back the same bytes', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await files.write('media/some.webp', bytes);
    expect(await files.read('media/some.webp')).toEqual(bytes);
    expect(await files.has('media/some.webp')).toBe(true);
  });

  it('returns null for a missing file', async () => {
    expect(await files.read('media/other.webp')).toBeNull();
    expect(await files.has('media/other.webp')).toBe(false);
  });

  it('refuses keys outside of the folder', async () => {
    await expect(files.read('../secret')).rejects.toThrow();
    await expect(files.write('media/../../secret', Buffer.alloc(1))).rejects.toThrow();
  });

  it('replaces a file atomically, and leaves no drafts', async () => {
    const drafts = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    await files.write('media/changing.webp', drafts[0]!);
    const reading = Array.from({ length: 50 }, () => files.read('media/changing.webp'));
    await Promise.all(drafts.map((bytes) => files.write('media/changing.webp', bytes)));
    for (const seen of await Promise.all(reading)) expect(new Set(seen).size).toBe(1);
    expect((await readdir(join(folder, 'not-there-yet/media'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('are on the disk before they have their name, and the name is before they count as written', async () => {
    await files.write('uploads/other.webp', Buffer.from('other'));
    const handle = await open(folder);
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const named: boolean[] = [];
    const { sync } = prototype;
    const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
      named.push(await files.has('uploads/one.webp'));
      await sync.call(this);
    });
    onTestFinished(() => spy.mockRestore());
    await files.write('uploads/one.webp', Buffer.from('one'));
    expect(named).toEqual([false, true]);
  });

  it('are refused where the disk cuts them, and leave the former file and no draft', async () => {
    await files.write('papers/passport.pdf', Buffer.from('the former one'));
    const { put } = FSDriver.prototype;
    const spy = vi.spyOn(FSDriver.prototype, 'put').mockImplementation(function (
      this: FSDriver,
      key,
      contents,
      options,
    ) {
      return put.call(this, key, contents.slice(0, 5), options);
    });
    onTestFinished(() => spy.mockRestore());
    await expect(files.write('papers/passport.pdf', Buffer.from('a new one'))).rejects.toMatchObject({
      cause: new Error('The disk did not keep papers/passport.pdf as it was written'),
    });
    expect(String(await files.read('papers/passport.pdf'))).toBe('the former one');
    expect(await readdir(join(folder, 'not-there-yet/papers'))).toEqual(['passport.pdf']);
  });
});
