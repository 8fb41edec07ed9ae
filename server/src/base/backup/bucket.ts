import { BucketError, openBucket, type BucketAccess } from '../files/bucket.ts';
import { StartUpError } from '../start-up-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** S3 takes at most 10,000 parts of at least 5 MiB: 32 MiB allow a backup of 300 GiB with one part in memory. */
const partLength = 32 << 20;

/** Nobody waits for a backup as for a page. */
const retries = 10;

/** An object of a bucket, written in parts as it is made. */
export function bucketPlace(url: string, access: BucketAccess): BackupPlace {
  const { host, pathname } = new URL(url);
  const bucket = openBucket(host, access, retries);
  const key = decodeURIComponent(pathname.slice(1));

  const send = (method: string, query: Record<string, string> = {}, body?: Buffer | string): Promise<Response> => {
    // Without a time limit: a whole backup is read by one request.
    const init = { method, signal: null, ...(body !== undefined && { body }) };
    return bucket.send(key, init, query).catch((cause: unknown) => {
      throw cause instanceof BucketError ? new StartUpError(cause.message, { cause }) : cause;
    });
  };

  return {
    name: url,
    async write() {
      const begun = await (await send('POST', { uploads: '' })).text();
      const upload = { uploadId: /<UploadId>(.*?)<\/UploadId>/.exec(begun)?.[1] ?? '' };
      const tags: string[] = [];
      let waiting: Uint8Array[] = [];
      let length = 0;
      const sendPart = async () => {
        const response = await send('PUT', { partNumber: String(tags.length + 1), ...upload }, Buffer.concat(waiting));
        tags.push(response.headers.get('etag') ?? '');
        waiting = [];
        length = 0;
      };
      return new WritableStream({
        async write(bytes) {
          waiting.push(bytes);
          length += bytes.length;
          if (length >= partLength) await sendPart();
        },
        async close() {
          if (length > 0) await sendPart();
          const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
          const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
          const answer = await (await send('POST', upload, body)).text();
          // S3 may answer 200 first and report an error in the body.
          if (answer.includes('<Error>'))
            throw new StartUpError(`The bucket of ${url} could not put the backup together.`);
        },
        async abort() {
          await send('DELETE', upload);
        },
      });
    },
    async read() {
      return (await send('GET')).body!;
    },
  };
}
