import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.ts';
import { withConnection, type Queryable } from './pool.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** The advisory lock; an arbitrary number that is the same in every process. */
const lockNumber = 7_239_112_001;

interface MigrationFile {
  /** The path below `server/migrations`. */
  name: string;
  text: string;
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
 * @returns the names of the files that ran now.
 * @throws StartUpError when a numbered file was edited after it ran, or the database belongs to another version.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  return withConnection(pool, async (client) => {
    try {
      // Others may wait for the lock for long, and a migration may take long.
      await client.query('set statement_timeout = 0');
      await client.query(`select pg_advisory_lock(${lockNumber})`);
      return await runPending(client);
    } finally {
      await client.query(`select pg_advisory_unlock(${lockNumber})`).catch(() => {});
      await client.query('reset statement_timeout').catch(() => {});
    }
  });
}

async function runPending(client: pg.ClientBase): Promise<string[]> {
  await client.query(`
    create table if not exists migrations (
      name text primary key, digest text not null, ran_at timestamptz not null default now()
    )`);
  const { pending, edited, unknown } = await schemaState(client);
  if (unknown[0])
    throw new StartUpError(
      `The database belongs to another version of Tradewind: ${unknown.join(', ')} ran on it and is not part of this one.\n` +
        'Start the version that it belongs to, or restore a backup that was made before the update.',
    );
  if (edited[0])
    throw new StartUpError(`Migration ${edited[0]} has been edited after it ran. Write a new one instead.`);
  for (const file of pending) await run(client, file);
  return pending.map(({ name }) => name);
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

async function run(client: pg.ClientBase, { name, text, digest }: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(
      `insert into migrations (name, digest) values ($1, $2)
       on conflict (name) do update set digest = excluded.digest, ran_at = excluded.ran_at`,
      [name, digest],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
