import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { straySessionLocks } from './lib/session-locks.mjs';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-locks-'));
afterAll(() => rm(folder, { recursive: true }));

/** The findings about one file of a repository that has no other. */
async function found(path: string, text: string): Promise<string[]> {
  const root = await mkdtemp(join(folder, 'repository-'));
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  return straySessionLocks(root).filter((finding) => finding.startsWith(`${path}:`));
}

it('finds no lock of a session of the pool in this repository, and no entry without a lock', () => {
  expect(straySessionLocks(join(import.meta.dirname, '..'))).toEqual([]);
});

it.each([
  ['server/src/trade/orders/x.ts', 'sql`select pg_advisory_lock(1)`'],
  ['server/src/trade/orders/x.ts', 'sql`select PG_TRY_ADVISORY_LOCK(1)`'],
  ['server/src/trade/orders/x.ts', 'sql`select pg_advisory_lock_shared(1)`'],
  ['server/migrations/repeatable/x.sql', 'perform pg_advisory_unlock_all();'],
  ['server/src/base/db/migrate.ts', 'db.pool.query(`select pg_advisory_lock(1)`)'],
])('refuses one in %s: %s', async (path, text) => {
  expect(await found(path, text)).toHaveLength(1);
});

it('allows a lock of a transaction, and of a connection of its own', async () => {
  const own = 'withUnlimitedConnection(url, (client) => client.query(`select pg_advisory_lock(1)`))';
  expect(await found('server/src/trade/orders/x.ts', 'sql`select pg_try_advisory_xact_lock(1)`')).toEqual([]);
  expect(await found('server/src/base/db/migrate.ts', own)).toEqual([]);
});
