import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';

const folder = join(import.meta.dirname, '../../../migrations');
/** The advisory lock; an arbitrary number that is the same in every process. */
const lockNumber = 7_239_112_001;

/**
 * Brings the schema up to date: runs every numbered file in `server/migrations` that has not run yet, in order, each in
 * its own transaction. Several processes may start at once; one migrates, the others wait.
 *
 * @returns the names of the files that ran now.
 * @throws when a file that ran before has been edited since.
 */
export async function migrate(connection: postgres.Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  const one = await connection.reserve();
  const ran: string[] = [];
  try {
    await one`select pg_advisory_lock(${lockNumber})`;
    await one`create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())`;
    const done = new Map(
      (await one<{ name: string; digest: string }[]>`select name, digest from migrations`).map((row) => [
        row.name,
        row.digest,
      ]),
    );
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before === digest) continue;
      if (before) throw new Error(`Migration ${name} has been edited after it ran. Write a new one instead.`);
      await one`begin`;
      try {
        await one.unsafe(text);
        await one`insert into migrations (name, digest) values (${name}, ${digest})`;
        await one`commit`;
      } catch (error) {
        await one`rollback`;
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
      ran.push(name);
    }
    return ran;
  } finally {
    await one`select pg_advisory_unlock(${lockNumber})`.catch(() => {});
    one.release();
  }
}
