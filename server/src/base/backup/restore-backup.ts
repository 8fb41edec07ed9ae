import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, migrateTo } from '../db/migrate.ts';
import { closePool, openPool, type Queryable } from '../db/pool.ts';
import type { Files } from '../files/files.ts';
import { localFiles } from '../files/local-files.ts';
import { prepareWaitingEvents, type WaitingEvent } from '../jobs/waiting-events.ts';
import { writeSecret } from '../secrets/secrets.ts';
import { StartUpError } from '../start-up-error.ts';
import { damaged, readArchive, type ArchiveEntry } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { entryNames, parseManifest, parseTotals, type Manifest, type Totals } from './manifest.ts';
import { continueNumbers, copyIn, quoted, rowsIn, type StoredTable } from './tables.ts';

export interface RestoreTarget {
  /** Of the database. */
  url: string;
  /** For the secret, and for the files until the database is filled. */
  dataDir: string;
  files: Files;
  /** The secret of the environment; without it that of the backup is kept in the data folder. */
  givenSecret: Buffer | null;
  /** Whether an installation that is there already is replaced. */
  force: boolean;
}

export interface RestoredBackup extends Totals {
  /** The moment whose state it holds. */
  madeAt: Date;
  /** Migrations that ran because the backup was of an older version. */
  migrated: string[];
}

/**
 * Makes an installation out of a backup. The database is filled in one transaction, which is committed when the archive has
 * been read to its end, and the files are put in place after it: a damaged archive, another key or a backup of a newer
 * version change nothing.
 *
 * @throws StartUpError for these, and when the target holds data and `force` is not set.
 */
export async function restoreBackup(
  target: RestoreTarget,
  place: BackupPlace,
  key: BackupKey,
): Promise<RestoredBackup> {
  const { url, dataDir, files, force } = target;
  const drafts = join(dataDir, 'files.restored');
  await rm(drafts, { recursive: true, force: true });
  // Another name than that of the product's processes, which are counted by it.
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind restore', statement_timeout: 0 });
  await client.connect();
  const pool = openPool(url, { size: 2 });
  try {
    await requireStopped(client);
    if (!force) await requireEmpty(client, files);
    const entries = readArchive(await place.read(), key);
    const manifest = parseManifest((await expectEntry(entries, entryNames.manifest)).bytes);
    const secret = (await expectEntry(entries, entryNames.secret)).bytes;
    requireFittingSecret(target, secret);
    const totals = await replaceDatabase(client, pool, async (insertEvents) => {
      if (force) await removeEverything(client);
      await migrateTo(client, manifest.migrations);
      return fillIn(entries, { client, manifest, files: localFiles(drafts), insertEvents });
    });

    if (!target.givenSecret) await writeSecret(dataDir, secret);
    await files.replaceAll(drafts);
    const migrated = await migrate(url);
    await client.query('analyze');
    return { ...totals, madeAt: new Date(manifest.made_at), migrated };
  } finally {
    // Ends the transaction where it was not committed.
    await client.end();
    await closePool(pool);
    await rm(drafts, { recursive: true, force: true });
  }
}

/** Runs the work in a transaction of the client, with a job queue that takes waiting events. */
async function replaceDatabase<Result>(
  client: pg.Client,
  pool: pg.Pool,
  work: (insertEvents: Filling['insertEvents']) => Promise<Result>,
): Promise<Result> {
  const events = await prepareWaitingEvents({ pool });
  try {
    await client.query('begin');
    const result = await work(events.insert);
    await client.query('commit');
    return result;
  } finally {
    await events.stop();
  }
}

interface Filling {
  client: pg.Client;
  manifest: Manifest;
  files: Files;
  insertEvents: (client: Queryable, events: WaitingEvent[]) => Promise<void>;
}

/** Puts all entries into their places. @throws StartUpError when the archive ends early. */
async function fillIn(
  entries: AsyncGenerator<ArchiveEntry>,
  { client, manifest, files, insertEvents }: Filling,
): Promise<Totals> {
  const found: Totals = { rows: 0, events: 0, files: 0 };
  const { tables } = manifest;
  // What migrations insert is part of the backup. Triggers are off, because they are for new rows.
  const names = tables.map(({ name }) => quoted(name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);

  let open: { name: string; rows: ReturnType<typeof copyIn> } | null = null;
  for await (const { name, bytes } of entries) {
    const table = name.startsWith(entryNames.tables) ? name.split('/')[1]! : null;
    if (open && open.name !== table) {
      await open.rows.end();
      open = null;
    }
    if (table !== null) {
      const stored: StoredTable | undefined = tables.find((one) => one.name === table);
      if (!stored) throw damaged();
      open ??= { name: table, rows: copyIn(client, stored) };
      await open.rows.write(bytes);
      found.rows += rowsIn(bytes);
    } else if (name.startsWith(entryNames.events)) {
      const events = JSON.parse(bytes.toString()) as WaitingEvent[];
      await insertEvents(client, events);
      found.events += events.length;
    } else if (name.startsWith(entryNames.files)) {
      await files.write(name.slice(entryNames.files.length), bytes);
      found.files += 1;
    } else if (name === entryNames.totals) {
      const totals = parseTotals(bytes);
      if (JSON.stringify(totals) !== JSON.stringify(found)) throw damaged();
      for (const filled of names) await client.query(`alter table ${filled} enable trigger user`);
      await continueNumbers(client);
      return totals;
    }
  }
  throw damaged();
}

async function expectEntry(entries: AsyncGenerator<ArchiveEntry>, name: string): Promise<ArchiveEntry> {
  const { value, done } = await entries.next();
  if (done || value.name !== name) throw damaged();
  return value;
}

/** Other processes would write into what is being replaced. */
async function requireStopped(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select from pg_stat_activity where datname = current_database() and application_name = 'tradewind'`);
  if (rows.length > 0)
    throw new StartUpError('Tradewind is running on this database. Stop all its processes before restoring a backup.');
}

async function requireEmpty(client: pg.Client, files: Files): Promise<void> {
  const tables = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
  const first = await files.list()[Symbol.asyncIterator]().next();
  const found = [tables.rows.length > 0 && 'its database holds tables', !first.done && 'its storage holds files'];
  if (found.some(Boolean))
    throw new StartUpError(
      `There is an installation already: ${found.filter(Boolean).join(', ')}.\n` +
        'Restore into an empty one, or add --force to replace everything that this one holds.',
    );
}

function requireFittingSecret({ givenSecret }: RestoreTarget, secret: Buffer): void {
  if (givenSecret && !givenSecret.equals(secret))
    throw new StartUpError(
      'PAYMENT_CODE_SECRET is not the secret of this backup, whose payment codes and sealed texts it could not read.\n' +
        'Remove it from the environment: the secret of the backup will be kept in DATA_DIR.',
    );
}

async function removeEverything(client: pg.Client): Promise<void> {
  await client.query('delete from pgboss.job');
  await client.query('drop schema if exists partitions, public cascade');
  await client.query('create schema public');
  await client.query('grant usage on schema public to public');
}
