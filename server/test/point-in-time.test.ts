import { cp, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { prepareTestFolder, testTimeout } from '../src/base/embedded-postgres/test-folder.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { expectCleanBooks } from './books.ts';
import { buildShopper } from './build-shopper.ts';
import { copyCluster } from './copy-cluster.ts';
import { withClient } from './with-client.ts';

/** The drill of docs/operations.md: a base backup and the archived log bring back the books as of a chosen moment. */

const bench = prepareTestFolder();
const archive = () => join(bench.folder, 'archive');

test('a base backup and the log bring back any moment', { timeout: 4 * testTimeout.timeout }, async () => {
  const first = await bench.start();
  await mkdir(archive());
  await chmod(archive(), 0o777);
  await withClient(first.url, async (client) => {
    await client.query('alter system set archive_mode = on');
    await client.query(`alter system set archive_command = 'cp %p "${archive()}/%f"'`);
  });
  await first.stop();

  const running = await bench.start();
  const db = openDatabase({ url: running.url, pool: 4 });
  await migrate(db.directUrl);
  await buildShopper(db, { balance: 1_000n });
  await copyCluster(running.url, join(bench.data, 'postgres'), join(bench.folder, 'base'));
  await buildShopper(db, { balance: 2_000n });
  const { rows } = await db.pool.query<{ moment: string }>(`select clock_timestamp()::text as moment`);
  // The shop loses its data after the moment.
  await buildShopper(db, { balance: 4_000n });
  await db.pool.query('delete from sessions');
  await archiveLog(db);
  await db.close();
  await running.stop();

  const again = join(bench.folder, 'again');
  await restoreTo(rows[0]!.moment, again);
  const restored = await startEmbeddedPostgres({ dataDir: again });
  const other = openDatabase({ url: restored.url, pool: 4 });
  try {
    const balances = await other.read.selectFrom('balances').select('amount').orderBy('amount').execute();
    expect(balances.map(({ amount }) => amount)).toEqual([1_000n, 2_000n]);
    expect(await other.read.selectFrom('sessions').select('id').execute()).toHaveLength(2);
    await expectCleanBooks(other);
    await buildShopper(other);
  } finally {
    await other.close();
    await restored.stop();
  }
});

/** Ends the current segment of the log and waits until it is archived. */
async function archiveLog({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await vi.waitUntil(async () => (await readdir(archive())).includes(rows[0]!.name), { timeout: 30_000 });
}

async function restoreTo(moment: string, dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  await mkdir(dataDir);
  await cp(join(bench.folder, 'base'), cluster, { recursive: true });
  // In place of the settings that archive: the restored cluster must not write into the same archive.
  await writeFile(
    join(cluster, 'postgresql.auto.conf'),
    `restore_command = 'cp "${archive()}/%f" %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
hot_standby = off
`,
  );
  await writeFile(join(cluster, 'recovery.signal'), '');
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
