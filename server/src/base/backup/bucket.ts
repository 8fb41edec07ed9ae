import { AwsClient } from 'aws4fetch';
import { StartUpError } from '../start-up-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** Access to an S3 bucket, or to one that speaks its protocol. */
export interface BucketAccess {
  /** The address of the service; without it that of Amazon in the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** S3 takes at most 10,000 parts of at least 5 MiB: 32 MiB allow a backup of 300 GiB with one part in memory. */
const partLength = 32 << 20;

/** An object of a bucket, written in parts as it is made. */
export function bucketPlace(url: string, access: BucketAccess): BackupPlace {
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  if (!accessKeyId || !secretAccessKey)
    throw new StartUpError('A backup in a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const { host: bucket, pathname } = new URL(url);
  const address = `${(endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')}/${bucket}${pathname}`;

  const send = async (query: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(address + query, init).catch((cause: unknown) => {
      throw new StartUpError(`The bucket of ${url} can't be reached.`, { cause });
    });
    if (response.ok) return response;
    const reason = /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1] ?? `status ${response.status}`;
    throw new StartUpError(`The bucket of ${url} refused: ${reason}.`);
  };

  return {
    name: url,
    async write() {
      const begun = await (await send('?uploads', { method: 'POST' })).text();
      const upload = `uploadId=${encodeURIComponent(/<UploadId>(.*?)<\/UploadId>/.exec(begun)?.[1] ?? '')}`;
      const tags: string[] = [];
      let waiting: Uint8Array[] = [];
      let length = 0;
      const sendPart = async () => {
        const query = `?partNumber=${tags.length + 1}&${upload}`;
        const response = await send(query, { method: 'PUT', body: Buffer.concat(waiting) });
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
          const answer = await (await send(`?${upload}`, { method: 'POST', body })).text();
          // S3 may answer 200 first and report an error in the body.
          if (answer.includes('<Error>'))
            throw new StartUpError(`The bucket of ${url} could not put the backup together.`);
        },
        async abort() {
          await send(`?${upload}`, { method: 'DELETE' });
        },
      });
    },
    async read() {
      return (await send('', { method: 'GET' })).body!;
    },
  };
}
