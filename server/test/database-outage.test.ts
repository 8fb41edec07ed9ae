import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { register } from '@tradewind/contract/people/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from './product.ts';

/** These tests start real processes, possibly on a busy machine. */
const patience = { timeout: 180_000 };
const kills = 3;
const clients = 4;

let folder: string;
let product: Product;
let origin: string;
let requests = 0;

beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/build.mjs'], { cwd: join(import.meta.dirname, '../..') });
  folder = await mkdtemp(join(tmpdir(), 'tradewind-outage-'));
  // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
  await chmod(folder, 0o755);
  product = startProduct({ DATA_DIR: folder, DEMO: 'off', TRUST_PROXY: '1' });
  origin = await product.origin;
}, patience.timeout);

afterAll(async () => {
  product.process.kill('SIGKILL');
  await product.ended;
  await rm(folder, { recursive: true, force: true });
}, patience.timeout);

/** What a client that keeps signing new shoppers up was answered. */
interface Seen {
  /** The names whose registration was acknowledged. */
  acknowledged: string[];
  statuses: Set<number>;
  /** Whether each 503 had a `Retry-After` header. */
  retryAfter: Set<string | null>;
}

async function keepRegistering(client: number, seen: Seen, ending: AbortSignal): Promise<void> {
  for (let number = 0; !ending.aborted; number += 1) {
    const username = `crowd${client}n${number}`;
    const answer = await send(username);
    seen.statuses.add(answer.status);
    if (answer.status === 503) {
      seen.retryAfter.add(answer.headers.get('retry-after'));
      await pause(50);
    }
    if (((await answer.json()) as { code: number }).code === 1) seen.acknowledged.push(username);
  }
}

const send = (username: string) =>
  fetch(`${origin}${register.path}`, {
    method: register.method,
    // Each from an address of its own, because registrations from one address are limited.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(requests / 250)}.0.${(requests += 1) % 250}`,
    },
    body: JSON.stringify({
      username,
      password: 'sea breeze 9',
      repPwd: 'sea breeze 9',
      quhao: '66',
      mobile: `08${username.replaceAll(/\D/g, '').padStart(8, '1').slice(-8)}`,
    }),
  });

const health = async (): Promise<number> => (await fetch(`${origin}/healthz`)).status;

async function killDatabase(): Promise<void> {
  const home = await readFile(join(folder, 'postgres.location'), 'utf8').catch(() => join(folder, 'postgres'));
  process.kill(Number.parseInt(await readFile(join(home.trim(), 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

test(
  'killed under load, the database comes back, every request is answered and nothing acknowledged is lost',
  patience,
  async () => {
    const ending = new AbortController();
    const seen: Seen = { acknowledged: [], statuses: new Set(), retryAfter: new Set() };
    const crowd = Promise.all(
      Array.from({ length: clients }, (_, client) => keepRegistering(client, seen, ending.signal)),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      const before = seen.acknowledged.length;
      await expect.poll(() => seen.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + clients);
      await killDatabase();
      await expect.poll(health, { timeout: 10_000, interval: 20 }).toBe(503);
      await expect.poll(health, { timeout: 60_000, interval: 50 }).toBe(200);
    }
    ending.abort();
    await crowd;
    expect([...seen.statuses].toSorted()).toEqual([200, 503]);
    expect([...seen.retryAfter]).toEqual(['1']);
    for (const username of seen.acknowledged)
      expect(await (await send(username)).json(), username).toMatchObject({ refusal: 'username_taken' });
  },
);

test('asked to stop while the database is away, the process ends', patience, async () => {
  await killDatabase();
  product.process.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});
