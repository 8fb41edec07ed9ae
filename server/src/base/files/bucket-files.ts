import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BucketError, openBucket, type BucketAccess } from './bucket.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** The largest page of a list that S3 sends. */
const pageSize = '1000';

/**
 * Files in a bucket of a service that speaks S3, for installations of several machines.
 *
 * @param url `s3://bucket` or `s3://bucket/folder`
 * @param publicUrl where the public may read this folder of the bucket, usually a CDN; without it the product sends public files
 * @throws StartUpError without keys
 */
export function bucketFiles(url: string, access: BucketAccess, publicUrl?: string): Files {
  const { host, pathname } = new URL(url);
  const bucket = openBucket(host, access);
  const folder = pathname.replace(/^\/|\/$/g, '');
  const prefix = folder && `${folder}/`;

  const files: Files = {
    shared: true,
    origins: [bucket.origin, ...(publicUrl ? [new URL(publicUrl).origin] : [])],
    async read(key) {
      const response = await ifThere(bucket.send(prefix + key, { method: 'GET' }));
      return response && Buffer.from(await response.arrayBuffer());
    },
    async write(key, bytes) {
      const body = Buffer.from(bytes);
      const headers = {
        'content-type': types[extname(key)] ?? 'application/octet-stream',
        // The service refuses bytes that it did not receive as they were sent.
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      const answer = await bucket.send(prefix + key, { method: 'PUT', headers, body });
      if (isTagOf(answer, body) || (await files.read(key))?.equals(body)) return;
      await files.remove(key);
      throw new BucketError(`The bucket ${host} did not keep ${key} as it was sent.`, null);
    },
    has: async (key) => (await ifThere(bucket.send(prefix + key, { method: 'HEAD' }))) !== null,
    async remove(key) {
      await ifThere(bucket.send(prefix + key, { method: 'DELETE' }));
    },
    async *list() {
      let last = '';
      do {
        const query = { 'list-type': '2', 'encoding-type': 'url', 'max-keys': pageSize, prefix };
        const after = last && { 'start-after': last };
        const page = await (await bucket.send('', { method: 'GET' }, { ...query, ...after })).text();
        const keys = [...page.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => decodeURIComponent(key!));
        for (const key of keys) yield key.slice(prefix.length);
        last = page.includes('<IsTruncated>true') ? (keys.at(-1) ?? '') : '';
      } while (last);
    },
    async replaceAll(from) {
      const given = localFiles(from);
      const kept = new Set<string>();
      for await (const key of given.list()) {
        await files.write(key, await readFile(join(from, key)));
        kept.add(key);
      }
      for await (const key of files.list()) if (!kept.has(key)) await files.remove(key);
      await rm(from, { recursive: true, force: true });
    },
    addressOf: (key, { since, seconds, cacheControl, disposition }) =>
      bucket.signedAddress(prefix + key, since, seconds, {
        'response-cache-control': cacheControl,
        ...(disposition && { 'response-content-disposition': disposition }),
      }),
    publicAddress: (key) => (publicUrl ? `${publicUrl.replace(/\/$/, '')}/${key}` : null),
    async check() {
      await files.write(probe, Buffer.from('Tradewind can write here.'));
      await files.remove(probe);
    },
  };
  return files;
}

const probe = 'check/probe.txt';

/** Whether a service names the stored object by the MD5 hash of these bytes; those that encrypt by keys of their own do not. */
const isTagOf = (answer: Response, bytes: Buffer): boolean =>
  answer.headers.get('etag') === `"${createHash('md5').update(bytes).digest('hex')}"`;

/** The answer; null when there is no such object. */
async function ifThere(answer: Promise<Response>): Promise<Response | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BucketError && error.status === 404) return null;
    throw error;
  }
}
