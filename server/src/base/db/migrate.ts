import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { withUnlimitedConnection, type Queryable } from './pool.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** The advisory lock; an arbitrary number that is the same in every process. */
const lockNumber = 7_239_112_001;

interface MigrationFile {
  /** The path below `server/migrations`. */
  name: string;
  text: string;
  digest: string;
}

/** A numbered file that ran on a database. */
export interface RanMigration {
  name: string;
  digest: string;
}

/** How the files of `server/migrations` and a database relate. */
export interface SchemaState {
  /** Files that have to run: numbered ones that never did, then repeatable ones that changed since. */
  pending: MigrationFile[];
  /** Numbered files that were edited after they had run. */
  edited: string[];
  /** Numbered files that ran on the database and are not here: it belongs to another version of the program. */
  unknown: string[];
}

/**
 * Brings the schema up to date: runs every numbered file of `server/migrations` that has not run yet, in order, then every
 * file of its folder `repeatable` that has changed since it ran, each in its own transaction. Several processes may start at
 * once; one migrates, the others wait.
 *
 * @param url the address of the database without a pooler in between: `directUrl` of a `Database`
 * @returns the names of the files that ran now.
 * @throws StartUpError when a numbered file was edited after it ran, or the database belongs to another version.
 */
export async function migrate(url: string): Promise<string[]> {
  // Others may wait for the lock for long, and a migration may take long. The end of the connection releases the lock.
  return withUnlimitedConnection(url, async (client) => {
    await client.query(`select pg_advisory_lock(${lockNumber})`);
    return runPending(client);
  });
}

async function runPending(client: Queryable): Promise<string[]> {
  await createList(client);
  const { pending, edited, unknown } = await schemaState(client);
  if (unknown[0])
    throw new StartUpError(
      `The database belongs to another version of Tradewind: ${unknown.join(', ')} ran on it and is not part of this one.\n` +
        'Start the version that it belongs to, or restore a backup that was made before the update.',
    );
  if (edited[0])
    throw new StartUpError(`Migration ${edited[0]} has been edited after it ran. Write a new one instead.`);
  for (const file of pending) await run(client, file);
  await client.query('select follow_server()');
  return pending.map(({ name }) => name);
}

/**
 * Builds the tables of a backup on an empty schema: runs the numbered files that had run where it was made. `migrate`
 * afterwards does the rest.
 *
 * @param client in a transaction
 * @throws StartUpError when one of them is not here: the backup belongs to another version.
 */
export async function migrateTo(client: Queryable, ran: readonly RanMigration[]): Promise<void> {
  const files = new Map((await migrationFiles()).map((file) => [file.name, file]));
  const other = ran.filter(({ name, digest }) => files.get(name)?.digest !== digest);
  if (other[0])
    throw new StartUpError(
      `The backup was made by another version of Tradewind, with ${other.map(({ name }) => name).join(', ')}.\n` +
        'Restore it with that version or a newer one.',
    );
  await createList(client);
  for (const { name } of ran) await apply(client, files.get(name)!);
}

/** The numbered files that ran on a database, in order. */
export async function ranNumbered(client: Queryable): Promise<RanMigration[]> {
  const ran = [...(await ranMigrations(client))].map(([name, digest]) => ({ name, digest }));
  return ran.filter(({ name }) => isNumbered(name)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Compares the files with what has run on the database, without changing anything. */
export async function schemaState(client: Queryable): Promise<SchemaState> {
  const files = await migrationFiles();
  const ran = await ranMigrations(client);
  const names = new Set(files.map(({ name }) => name));
  return {
    pending: files.filter(({ name, digest }) => (isNumbered(name) ? !ran.has(name) : ran.get(name) !== digest)),
    edited: files
      .filter(({ name, digest }) => isNumbered(name) && ran.has(name) && ran.get(name) !== digest)
      .map(({ name }) => name),
    unknown: [...ran.keys()].filter((name) => isNumbered(name) && !names.has(name)).toSorted(),
  };
}

const isNumbered = (name: string) => /^\d{4}_[^/]+\.sql$/.test(name);
const isRepeatable = (name: string) => /^repeatable\/[^/]+\.sql$/.test(name);

/** All files in the order in which they run. */
async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).toSorted();
  return Promise.all(
    [...names.filter(isNumbered), ...names.filter(isRepeatable)].map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The digest of each file that ran, by its name; none on an empty database. */
async function ranMigrations(client: Queryable): Promise<Map<string, string>> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return new Map();
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migrations');
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

async function createList(client: Queryable): Promise<void> {
  await client.query(`
    create table if not exists migrations (
      name text primary key, digest text not null, ran_at timestamptz not null default now()
    )`);
}

async function run(client: Queryable, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await apply(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed`, { cause: error });
  }
}

async function apply(client: Queryable, { name, text, digest }: MigrationFile): Promise<void> {
  await client.query(text);
  await client.query(
    `insert into migrations (name, digest) values ($1, $2)
     on conflict (name) do update set digest = excluded.digest, ran_at = excluded.ran_at`,
    [name, digest],
  );
}
