import pg from 'pg';
import type { Database } from '../db/database.ts';
import { ranNumbered } from '../db/migrate.ts';
import type { Files } from '../files/files.ts';
import { newId } from '../ids/ids.ts';
import { readWaitingEvents } from '../jobs/waiting-events.ts';
import { writeArchive, type AddEntry } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { recordBackup } from './backups-store.ts';
import { entryNames, writeManifest, type Totals } from './manifest.ts';
import { copyOut, listTables, rowsIn } from './tables.ts';

export interface BackupSource {
  db: Pick<Database, 'pool'>;
  /** Of the database, for a connection of its own: one in pipeline mode can't stream rows. */
  url: string;
  files: Files;
  /** The installation's secret: see base/secrets. */
  secret: Buffer;
}

export interface MadeBackup extends Totals {
  place: string;
  bytes: number;
}

/**
 * Writes everything that an installation keeps into one encrypted archive, while the product runs: the database as it was
 * at one moment, the files that existed afterwards, and the secret. A file is written before the row that names it, so no
 * row of the archive lacks its file.
 */
export async function makeBackup(source: BackupSource, place: BackupPlace, key: BackupKey): Promise<MadeBackup> {
  const madeAt = new Date();
  const totals: Totals = { rows: 0, events: 0, files: 0 };
  const bytes = await writeArchive(await place.write(), key, async (add) => {
    await addDatabase(source, madeAt, totals, add);
    for await (const name of source.files.list()) {
      const file = await source.files.read(name);
      // Removed in the meantime, as uploads are that nothing used.
      if (file === null) continue;
      await add(entryNames.files + name, file);
      totals.files += 1;
    }
    await add(entryNames.totals, JSON.stringify(totals));
  });
  await recordBackup(source.db, { id: newId(), made_at: madeAt, place: place.name, bytes });
  return { ...totals, place: place.name, bytes };
}

/** All tables and events, read in one snapshot. */
async function addDatabase({ url, secret }: BackupSource, madeAt: Date, totals: Totals, add: AddEntry): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind backup', statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: server } = await client.query<{ server_version: string }>('show server_version');
    const tables = await listTables(client);
    const migrations = await ranNumbered(client);
    const about = { made_at: madeAt.toISOString(), postgres: server[0]!.server_version, migrations, tables };
    await add(entryNames.manifest, writeManifest(about));
    await add(entryNames.secret, secret);
    for (const table of tables) {
      let part = 0;
      for await (const rows of copyOut(client, table)) {
        await add(`${entryNames.tables}${table.name}/${(part += 1)}`, rows);
        totals.rows += rowsIn(rows);
      }
    }
    let batch = 0;
    for await (const events of readWaitingEvents(client)) {
      await add(`${entryNames.events}${(batch += 1)}`, JSON.stringify(events));
      totals.events += events.length;
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
