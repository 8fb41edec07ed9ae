import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './with-client.ts';

/** Copies the files of a cluster while it runs, without its log. */
export async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal'].map((name) => join(from, name)));
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('copy', fast => true)`);
    await cp(from, to, { recursive: true, filter: (path) => !left.has(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  });
  await mkdir(join(to, 'pg_wal'));
}
