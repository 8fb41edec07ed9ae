import * as users from '@tradewind/contract/people/users';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { uploadForm, testPicture, upload, type SentFile } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { localFiles } from '../../base/files/local-files.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { purgeUnusedUploads } from './purge-unused-uploads.ts';
import { uploadKey } from './uploads-deps.ts';

const db = await testDatabase();
const { app, clock, data, refusal } = await testApp(db);
const me = await buildShopper(db);
const other = await buildShopper(db);

async function send(file: SentFile, token = me.token) {
  const { payload, headers } = uploadForm(file);
  const response = await app.inject({
    method: 'POST',
    url: '/merchant/common/upload',
    payload,
    headers: { ...headers, token, lang: 'en' },
  });
  return {
    status: response.statusCode,
    ...response.json<{ code: number; refusal?: string; data: { fullurl: string; url: string } }>(),
  };
}
const open = (url: string) => app.inject(url.replace(/^http:\/\/[^/]+/, ''));

describe('an upload', () => {
  it('requires a session', async () => {
    for (const token of ['', 'nonsense'])
      expect(await send({ bytes: await testPicture() }, token)).toMatchObject({ status: 401, code: 401 });
  });

  it('returns an absolute signed link without a comma, valid for an hour', async () => {
    const answer = await send({ bytes: await testPicture() });
    expect(answer.data.fullurl).toMatch(/^http:\/\/[^,/]+\/files\/[0-9a-f]{32}\.webp\?until=\d+&sign=[\w-]+$/);
    expect(answer.data.fullurl.endsWith(answer.data.url)).toBe(true);
    const file = await open(answer.data.url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 24, height: 16 });
    clock.advance(hour + 1_000);
    expect((await open(answer.data.url)).statusCode).toBe(404);
  });

  it('is private and refuses links with a missing or changed signature, time or name', async () => {
    const [mine, second] = [new URL(await upload(app, me.token)), new URL(await upload(app, me.token))];
    const until = mine.searchParams.get('until')!;
    const sign = mine.searchParams.get('sign')!;
    const links = [
      mine.pathname,
      `${mine.pathname}?until=${until}`,
      `${mine.pathname}?until=${until}&sign=`,
      `${mine.pathname}?until=${until}&sign=${sign.slice(0, -2)}AA`,
      `${mine.pathname}?until=${Number(until) + 1}&sign=${sign}`,
      `${mine.pathname}?until=99999999999999999999&sign=${sign}`,
      `${mine.pathname}?until=${until}&until=${until}&sign=${sign}`,
      `${second.pathname}?until=${until}&sign=${sign}`,
      '/files/..%2f..%2fetc%2fpasswd',
      `/files/${'0'.repeat(32)}.webp?until=${until}&sign=${sign}`,
    ];
    for (const link of links) expect([link, (await open(link)).statusCode]).toEqual([link, 404]);
    expect((await open(`${mine.pathname}${mine.search}`)).statusCode).toBe(200);
  });

  it('is stored without metadata, upright and scaled down', async () => {
    const taken = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#3a7' } })
      .withExif({ IFD0: { Copyright: 'Secret Person' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);
    const { rawPayload } = await open(await upload(app, me.token, taken));
    const kept = await sharp(rawPayload).metadata();
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rawPayload.includes('Secret Person')).toBe(false);
    expect([kept.width, kept.height]).toEqual([667, 2_000]);
  });

  it('is recognised by its content, not by its name', async () => {
    const png = await sharp(await testPicture())
      .png()
      .toBuffer();
    expect(await send({ bytes: png, filename: 'x.exe', type: 'application/x-msdownload' })).toMatchObject({ code: 1 });
    const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const strange: [string, Buffer][] = [
      ['a script in an SVG', Buffer.from(script)],
      ['an SVG with a prologue', Buffer.from(`\uFEFF\n <?xml version="1.0"?><!DOCTYPE svg>${script}`)],
      ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
      ['text', Buffer.from('not a picture')],
      ['nothing', Buffer.alloc(0)],
      ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
      ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)])],
      ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
      ['half a picture', png.subarray(0, Math.floor(png.length / 2))],
      ['a TIFF', await sharp(png).tiff().toBuffer()],
    ];
    for (const [what, bytes] of strange) expect([what, (await send({ bytes })).refusal]).toEqual([what, 'file_type']);
  });

  it('is refused when it is too large, in bytes or in pixels', async () => {
    const answer = await send({ bytes: Buffer.alloc(9 * 1024 * 1024, 1) });
    expect(answer).toMatchObject({ status: 200, code: 0, refusal: 'file_too_large' });
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await send({ bytes: bomb })).toMatchObject({ status: 200, refusal: 'file_type' });
  });

  it('is refused when the form is invalid, incomplete or without a file', async () => {
    const { payload, headers } = uploadForm({ bytes: await testPicture() });
    const post = async (body: Buffer | string, type: string) => {
      const response = await app.inject({
        method: 'POST',
        url: '/merchant/common/upload',
        payload: body,
        headers: { token: me.token, 'content-type': type },
      });
      return [response.statusCode, response.json<{ refusal: string }>().refusal];
    };
    expect(await post('{}', 'application/json')).toEqual([200, 'bad_request']);
    expect(await post('x', 'multipart/form-data')).toEqual([200, 'bad_request']);
    expect(await post(payload.subarray(0, payload.length - 60), headers['content-type']!)).toEqual([
      200,
      'bad_request',
    ]);
    expect(
      await post(
        `--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n`,
        'multipart/form-data; boundary=x',
      ),
    ).toEqual([200, 'bad_request']);
    expect(await send({ bytes: await testPicture(), field: 'picture' })).toMatchObject({
      status: 200,
      refusal: 'bad_request',
    });
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/cart/add',
      payload,
      headers: { ...headers, token: me.token },
    });
    expect([elsewhere.statusCode, elsewhere.json<{ code: number }>().code]).toEqual([200, 0]);
  });

  it('is limited per hour, also concurrently', async () => {
    const eager = await buildShopper(db, { now: clock.now() });
    const bytes = await testPicture();
    for (let sent = 0; sent < 55; sent += 1) await send({ bytes }, eager.token);
    const answers = await Promise.all(Array.from({ length: 15 }, () => send({ bytes }, eager.token)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(5);
    expect(answers.filter(({ refusal }) => refusal === 'too_many_requests')).toHaveLength(10);
  });

  it('is limited per hour', async () => {
    const eager = await buildShopper(db, { now: clock.now() });
    const bytes = await testPicture();
    for (let sent = 0; sent < 60; sent += 1) await send({ bytes }, eager.token);
    expect(await send({ bytes }, eager.token)).toMatchObject({ refusal: 'too_many_requests' });
    clock.advance(hour + 1_000);
    expect(await send({ bytes }, eager.token)).toMatchObject({ code: 1 });
  });
});

describe('an avatar', () => {
  it('is an own upload, which becomes public', async () => {
    const url = await upload(app, me.token);
    await data(users.profile, { avatar: url }, me);
    const { avatar } = await data(users.getUserInfo, {}, me);
    expect(avatar).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    const shown = await open(avatar);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    await data(users.profile, { avatar: '' }, me);
    expect((await data(users.getUserInfo, {}, me)).avatar).toBe('');
  });

  it('cannot be the upload of another shopper, nor another URL', async () => {
    const theirs = await upload(app, other.token);
    for (const avatar of [
      theirs,
      new URL(theirs).pathname,
      'https://example.org/me.png',
      'javascript:alert(1)',
      '//evil.example/files/x.webp',
      'nonsense',
    ]) {
      expect([avatar, (await refusal(users.profile, { avatar }, me)).refusal]).toEqual([avatar, 'picture_invalid']);
    }
    expect((await open(new URL(theirs).pathname)).statusCode).toBe(404);
  });
});

describe('uploads that nothing refers to', () => {
  it('are purged after two days, with their files; used ones stay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tradewind-uploads-'));
    try {
      const files = localFiles(folder);
      const [unused, used] = [await upload(app, other.token), await upload(app, other.token)];
      await data(users.profile, { avatar: used }, other);
      const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
      await files.write(uploadKey(nameOf(unused)), Buffer.from('x'));
      await purgeUnusedUploads({ db, clock, files });
      expect(await files.has(uploadKey(nameOf(unused)))).toBe(true);
      clock.advance(2 * day + hour);
      await purgeUnusedUploads({ db, clock, files });
      expect(await files.has(uploadKey(nameOf(unused)))).toBe(false);
      expect((await open(new URL(used).pathname)).statusCode).toBe(200);
      expect((await refusal(users.profile, { avatar: unused }, other)).refusal).toBe('picture_invalid');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
