import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { bucketPlace } from './bucket.ts';

/** A bucket in memory with the part of S3 that multipart uploads need, and one access key. */
const objects = new Map<string, Buffer>();
const parts = new Map<string, Buffer>();
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url!, 'http://bucket');
  const { authorization = '' } = request.headers;
  const part = searchParams.get('partNumber');
  if (!authorization.startsWith('AWS4-HMAC-SHA256 Credential=known/'))
    response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>');
  else if (searchParams.has('uploads')) response.end('<UploadId>one upload</UploadId>');
  else if (request.method === 'PUT' && part) {
    parts.set(part, body);
    response.writeHead(200, { etag: `"tag ${part}"` }).end();
  } else if (request.method === 'POST') {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"tag \1"/g)].map(([, at]) => at!);
    objects.set(pathname, Buffer.concat(named.map((at) => parts.get(at)!)));
    response.end('<CompleteMultipartUploadResult/>');
  } else if (request.method === 'DELETE') {
    parts.clear();
    response.writeHead(204).end();
  } else if (objects.has(pathname)) response.end(objects.get(pathname));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

const access = {
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  region: 'eu-central-1',
  accessKeyId: 'known',
  secretAccessKey: 'secret',
};
const url = 's3://vault/shop/one.backup';

it('writes an object in parts and reads it', async () => {
  const writer = (await bucketPlace(url, access).write()).getWriter();
  const chunk = (fill: number) => new Uint8Array(20 << 20).fill(fill);
  for (const fill of [1, 2, 3]) await writer.write(chunk(fill));
  expect(objects.size).toBe(0);
  await writer.close();
  expect([...parts.keys()]).toEqual(['1', '2']);
  const read = Buffer.from(await new Response(await bucketPlace(url, access).read()).arrayBuffer());
  expect(read.equals(Buffer.concat([1, 2, 3].map(chunk)))).toBe(true);
  expect([...objects.keys()]).toEqual(['/vault/shop/one.backup']);
});

it('leaves nothing of an upload that was given up', async () => {
  parts.set('1', Buffer.alloc(1));
  await (await bucketPlace(url, access).write()).abort();
  expect(parts.size).toBe(0);
});

it('names what the bucket refuses', async () => {
  const refused = await Promise.all([
    bucketPlace('s3://vault/none.backup', access).read().catch(String),
    bucketPlace(url, { ...access, accessKeyId: 'unknown' })
      .write()
      .catch(String),
  ]);
  expect(refused[0]).toContain('The bucket vault refused GET none.backup: NoSuchKey');
  expect(refused[1]).toContain('refused POST shop/one.backup: InvalidAccessKeyId');
  expect(() => bucketPlace(url, { region: 'eu-central-1' })).toThrow(StartUpError);
});
