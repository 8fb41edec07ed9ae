import * as users from '@tradewind/contract/people/users';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { startBucket, testBucket } from '../../../test/bucket.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload, uploadDocument } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { bucketFiles } from '../../base/files/bucket-files.ts';

const db = await testDatabase();
const bucket = await startBucket();
afterAll(bucket.stop);
const { app, data } = await testApp(db, { files: bucketFiles(bucket.url, bucket.access) });
const me = await buildShopper(db);

const open = (url: string) => app.inject(url.replace(/^http:\/\/[^/]+/, ''));
const addressIn = async (url: string): Promise<string> => (await open(url)).headers.location as string;

describe('an upload in a bucket', () => {
  it('is read from the bucket, by an address that nobody keeps', async () => {
    const sent = await open(await upload(app, me.token));
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([302, 'private, no-store']);
    const picture = await fetch(sent.headers.location as string);
    expect(picture.headers.get('cache-control')).toBe('private, no-store');
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp');
  });

  it('is refused without the signature of the product, as one that does not exist', async () => {
    const { pathname } = new URL(await upload(app, me.token));
    expect((await open(pathname)).statusCode).toBe(404);
  });

  it('is kept by browsers once it is public, at one address', async () => {
    const mine = await upload(app, me.token);
    await data(users.profile, { avatar: mine }, me);
    const { pathname } = new URL(mine);
    const shown = await open(pathname);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([302, 'public, max-age=900']);
    const picture = await fetch(shown.headers.location as string);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  });

  it('has smaller variants in the bucket once it is public', async () => {
    const large = await sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const mine = await upload(app, me.token, large);
    await data(users.profile, { avatar: mine }, me);
    const shown = await open(new URL(mine).pathname.replace('.webp', '-400.webp'));
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([302, 'public, max-age=900']);
    const picture = await fetch(shown.headers.location as string);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(400);
  });

  it('is saved and not shown when it is a PDF', async () => {
    const document = await fetch(await addressIn(await uploadDocument(app, me.token)));
    expect(document.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"');
  });
});

it('leaves the process in service while the bucket is down', async () => {
  const down = await testBucket();
  const { app: other } = await anotherApp(db, { files: bucketFiles(down.url, down.access) });
  await down.stop();
  expect((await other.inject('/healthz')).statusCode).toBe(200);
});
