import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { BucketAccess } from '../src/base/files/bucket.ts';

/** The keys that s3rver knows. */
const key = 'S3RVER';

/** A bucket of a local S3 server. */
export interface TestBucket {
  /** `s3://…`, the name of the bucket. */
  readonly url: string;
  readonly access: BucketAccess & { endpoint: string };
  stop(): Promise<void>;
}

/** Starts a local S3 server with one bucket, in a process of its own. */
export async function startBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-bucket-'));
  const program = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'));
  // It makes the tokens of its lists by an algorithm that OpenSSL calls legacy.
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', '0', '--configure-bucket', 'shop'];
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let endpoint = '';
  for await (const line of createInterface(child.stdout)) {
    const listening = /listening on (\S+)/.exec(line);
    if (!listening) continue;
    endpoint = `http://${listening[1]}`;
    break;
  }
  // What it logs is read, since a full pipe would stop it.
  child.stdout.resume();
  return {
    url: 's3://shop',
    access: { endpoint, region: 'us-east-1', accessKeyId: key, secretAccessKey: key },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a bucket for the running test. */
export async function testBucket(): Promise<TestBucket> {
  const bucket = await startBucket();
  onTestFinished(bucket.stop);
  return bucket;
}
