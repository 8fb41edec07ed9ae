import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startBucket } from '../../../test/bucket.ts';
import { StartUpError } from '../start-up-error.ts';
import { bucketFiles } from './bucket-files.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';

const bucket = await startBucket();
afterAll(bucket.stop);
const files = bucketFiles(`${bucket.url}/tests`, bucket.access, 'https://cdn.example/tests/');

async function keysOf(of: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of of.list()) keys.push(key);
  return keys;
}
const since = new Date();
const reading = { since, seconds: 60, cacheControl: 'private, no-store' };

/** A bucket of a service that names objects in its own way, and keeps at most so many bytes of one. */
async function bucketKeeping(most: number) {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = request.url!;
    const body = await buffer(request);
    if (request.method === 'PUT') objects.set(key, body.subarray(0, most));
    if (request.method === 'DELETE') objects.delete(key);
    const object = request.method === 'GET' ? objects.get(key) : undefined;
    response.writeHead(request.method === 'GET' && !object ? 404 : 200, { etag: '"named otherwise"' });
    response.end(object);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { objects, files: bucketFiles(bucket.url, { ...bucket.access, endpoint }) };
}

describe('files in a bucket', () => {
  it('read back the same bytes', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await files.write('media/some.webp', bytes);
    expect(await files.read('media/some.webp')).toEqual(bytes);
  });

  it('read a missing file as null', async () => {
    expect([await files.read('media/none.webp'), await files.has('media/none.webp')]).toEqual([null, false]);
  });

  it('are replaced', async () => {
    await files.write('media/changing.webp', Buffer.from('before'));
    await files.write('media/changing.webp', Buffer.from('after'));
    expect(String(await files.read('media/changing.webp'))).toBe('after');
  });

  it('are removed, once or again', async () => {
    await files.write('media/gone.webp', Buffer.from('gone'));
    for (let time = 0; time < 2; time += 1) await files.remove('media/gone.webp');
    expect(await files.has('media/gone.webp')).toBe(false);
  });

  it('are listed beyond a page, without those of another folder of the bucket', async () => {
    const [many, other] = ['many', 'other'].map((name) => bucketFiles(`${bucket.url}/${name}`, bucket.access));
    const keys = Array.from({ length: 1_003 }, (_, number) => `uploads/${String(number).padStart(4, '0')}.webp`);
    await other!.write('uploads/other.webp', Buffer.from('other'));
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => many!.write(key, Buffer.from('x'))));
    expect(await keysOf(many!)).toEqual(keys);
  }, 60_000);

  it('are read by anybody at a signed address, with the headers that it asks for', async () => {
    await files.write('uploads/paper.pdf', Buffer.from('paper'));
    const disposition = 'attachment; filename="document.pdf"';
    const response = await fetch((await files.addressOf('uploads/paper.pdf', { ...reading, disposition }))!);
    expect([response.status, await response.text()]).toEqual([200, 'paper']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
    });
  });

  it('are not read at an address whose time is over', async () => {
    await files.write('uploads/secret.webp', Buffer.from('secret'));
    const twoMinutesAgo = new Date(since.getTime() - 120_000);
    const address = await files.addressOf('uploads/secret.webp', { ...reading, since: twoMinutesAgo });
    expect((await fetch(address!)).status).toBe(403);
  });

  it('have the same signed address from the same moment, and another from another one', async () => {
    const at = (moment: Date) => files.addressOf('uploads/a.webp', { ...reading, since: moment });
    expect(await at(since)).toBe(await at(new Date(since)));
    expect(await at(since)).not.toBe(await at(new Date(since.getTime() - 60_000)));
  });

  it('have a public address for ever where there is one', () => {
    expect(files.publicAddress('media/a.webp')).toBe('https://cdn.example/tests/media/a.webp');
    expect(bucketFiles(bucket.url, bucket.access).publicAddress('media/a.webp')).toBeNull();
  });

  it('name the origins from which they are read', () => {
    expect(files.origins).toEqual([bucket.access.endpoint, 'https://cdn.example']);
  });

  it('are all replaced by those of a folder, which is removed', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'tradewind-drafts-'));
    const replaced = bucketFiles(`${bucket.url}/replaced`, bucket.access);
    await replaced.write('uploads/old.webp', Buffer.from('old'));
    await localFiles(join(parent, 'drafts')).write('uploads/new.webp', Buffer.from('new'));
    await replaced.replaceAll(join(parent, 'drafts'));
    expect([await keysOf(replaced), await readdir(parent)]).toEqual([['uploads/new.webp'], []]);
  });

  it('are checked by writing, and leave nothing of it', async () => {
    const checked = bucketFiles(`${bucket.url}/checked`, bucket.access);
    await checked.check();
    expect(await keysOf(checked)).toEqual([]);
  });

  it.each([
    ['of another key', bucket.url, { ...bucket.access, accessKeyId: 'unknown' }, /refused PUT .*: InvalidAccessKeyId/],
    ['that does not exist', 's3://nowhere', bucket.access, /The bucket nowhere refused PUT .*: NoSuchBucket/],
    ['that is down', bucket.url, { ...bucket.access, endpoint: 'http://127.0.0.1:1' }, /can't be reached/],
  ])('name what is wrong with a bucket %s', async (_, url, access, what) => {
    await expect(bucketFiles(url, access).check()).rejects.toThrow(what);
  });

  it('are read back where the service names them otherwise', async () => {
    const kept = await bucketKeeping(100);
    await kept.files.write('uploads/a.pdf', Buffer.from('a whole paper'));
    expect(String(await kept.files.read('uploads/a.pdf'))).toBe('a whole paper');
  });

  it('are refused and removed where the service cut them', async () => {
    const { files: cut, objects } = await bucketKeeping(5);
    await expect(cut.write('uploads/a.pdf', Buffer.from('a whole paper'))).rejects.toThrow(
      'The bucket shop did not keep uploads/a.pdf as it was sent.',
    );
    expect([...objects.keys()]).toEqual([]);
  });

  it('need keys', () => {
    expect(() => bucketFiles(bucket.url, { region: 'us-east-1' })).toThrow(StartUpError);
  });
});
