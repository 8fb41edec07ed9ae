import { AwsClient } from 'aws4fetch';
import { StartUpError } from '../start-up-error.ts';

/** Access to an S3 bucket, or to one that speaks its protocol. */
export interface BucketAccess {
  /** The address of the service; without it that of Amazon in the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** A bucket that can't be reached, or that refused a request. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** The HTTP status of the refusal; null when there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Signed requests to a bucket. */
export interface Bucket {
  /** The origin of its addresses. */
  readonly origin: string;
  /** @param key of an object, or empty for the bucket itself. @throws BucketError */
  send(key: string, init: RequestInit & { method: string }, query?: Record<string, string>): Promise<Response>;
  /**
   * An address at which anybody can read an object without a key of their own.
   *
   * @param seconds how long it is good, from `since`
   * @param query of the response, such as `response-content-disposition`
   */
  signedAddress(key: string, since: Date, seconds: number, query?: Record<string, string>): Promise<string>;
}

const timeout = 30_000;

/**
 * Opens the bucket with a name. Nothing is sent yet.
 *
 * @param retries of requests that were answered with 429 or 5xx; the waits between them double from 50 ms
 * @throws StartUpError without keys.
 */
export function openBucket(name: string, access: BucketAccess, retries = 4): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  if (!accessKeyId || !secretAccessKey)
    throw new StartUpError('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const service = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  const addressOf = (key: string, query: Record<string, string>): string => {
    const url = new URL(`${service}/${name}/${key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    return url.href;
  };

  return {
    origin: new URL(service).origin,
    async send(key, init, query = {}) {
      const what = `${init.method} ${key || 'its list'}`;
      const response = await client
        .fetch(addressOf(key, query), { signal: AbortSignal.timeout(timeout), ...init })
        .catch((cause: unknown) => {
          throw new BucketError(`The bucket ${name} can't be reached for ${what}.`, null, cause);
        });
      if (response.ok) return response;
      const reason = /<Code>(.*?)<\/Code>/.exec(await response.text())?.[1] ?? `status ${response.status}`;
      throw new BucketError(`The bucket ${name} refused ${what}: ${reason}.`, response.status);
    },
    async signedAddress(key, since, seconds, query = {}) {
      const address = addressOf(key, { ...query, 'X-Amz-Expires': String(seconds) });
      const datetime = since.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
      return (await client.sign(address, { method: 'GET', aws: { signQuery: true, datetime } })).url;
    },
  };
}
