import { randomBytes } from 'node:crypto';
import { access, chmod, lchown, mkdir, readFile, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import type { Binaries } from './binaries.ts';
import { adviceFor, lastLines, withDiskAdvice } from './disk-error.ts';
import type { Home } from './home.ts';
import { run } from './run.ts';

/** A complete data folder of PostgreSQL, and the password of its owner. */
export type Cluster = { folder: string; password: string };

export const databaseName = 'tradewind';
export const roleName = 'tradewind';

const majorVersion = '18';
const passwordName = 'tradewind.password';

/**
 * Opens the cluster in its home, or creates it when there has never been one. A new cluster is built under another name
 * and renamed when complete, so a folder called `postgres` is always complete and an incomplete one holds no data. The
 * file `postgres.completed` records that there was a cluster, in case the folder is lost.
 *
 * @throws StartUpError when the cluster is damaged, missing, of another version or of another user.
 */
export async function openCluster(
  home: Home,
  binaries: Binaries,
  { disposable, onLog }: { disposable: boolean; onLog: (line: string) => void },
): Promise<Cluster> {
  const folder = join(home.folder, 'postgres');
  const completed = join(home.folder, 'postgres.completed');
  return withDiskAdvice(home.folder, async () => {
    await claim(folder, home);
    if (await isMissingOrEmpty(folder)) {
      if (await exists(completed)) throw broken(folder, 'is missing or empty, though it held a database before');
      onLog('Creating the database …');
      await createCluster(folder, home, binaries, disposable);
    }
    await checkCluster(folder);
    if (!(await exists(completed))) await writeFile(completed, `${new Date().toISOString()}\n`, { flush: true });
    return readCluster(home);
  });
}

/** The cluster of a home that has one. */
export async function readCluster(home: Home): Promise<Cluster> {
  const folder = join(home.folder, 'postgres');
  return { folder, password: (await readFile(join(folder, passwordName), 'utf8')).trim() };
}

async function createCluster(folder: string, home: Home, binaries: Binaries, disposable: boolean): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await giveTo(home, draft, passwordFile);

  const unflushed = disposable ? { initdb: ['--no-sync'], postgres: ['-F'] } : { initdb: [], postgres: [] };
  const settings = [...initialSettings(draft, passwordFile), ...unflushed.initdb];
  await runOrThrow('initdb', draft, binaries.initdb, settings, home);
  const single = ['--single', ...unflushed.postgres, '-D', draft, 'postgres'];
  await runOrThrow('CREATE DATABASE', draft, binaries.postgres, single, home, [
    `CREATE DATABASE ${databaseName} OWNER ${roleName}`,
  ]);
  await rename(passwordFile, join(draft, passwordName));
  await rmdir(folder).catch(() => undefined);
  await rename(draft, folder);
}

function initialSettings(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${roleName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Unicode's own rules for upper and lower case, the same on every machine; the order of bytes for sorting.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

async function runOrThrow(
  step: string,
  folder: string,
  program: string,
  args: string[],
  home: Home,
  sql: string[] = [],
) {
  const outcome = await run(program, args, { as: home.user, input: sql.map((line) => `${line}\n`).join('') });
  if (outcome.ok) return;
  throw new StartUpError(
    `The database could not be created in ${folder}: ${step} failed.\n${lastLines(outcome.output)}\n` +
      (adviceFor(outcome.output) ?? 'When the cause is removed, the next start tries again from the beginning.'),
  );
}

/** Gives a cluster that root copied or restored to the database's user; refuses one that belongs to another user. */
async function claim(folder: string, home: Home): Promise<void> {
  const uid = (await stat(folder).catch(() => undefined))?.uid;
  if (uid === undefined) return;
  if (home.user && uid === 0) await giveTo(home, folder, ...(await everythingIn(folder)));
  else if (!home.user && process.getuid && uid !== process.getuid()) throw foreign(folder, uid);
}

async function checkCluster(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) throw broken(folder, 'has no readable file PG_VERSION, so it is damaged or no database');
  if (version.trim() !== majorVersion) {
    throw new StartUpError(
      `The database in ${folder} was made by PostgreSQL ${version.trim()}; this Tradewind brings ${majorVersion}.\n` +
        'Make a backup with the Tradewind it was made with and restore it with this one: see docs/operations.md.',
    );
  }
  for (const part of ['global/pg_control', 'base', 'pg_wal', passwordName]) {
    if (!(await exists(join(folder, part)))) throw broken(folder, `is damaged: ${part} is missing`);
  }
  // PostgreSQL requires this mode, and copying a folder or restoring a backup often changes it.
  await chmod(folder, 0o700);
}

async function giveTo({ user }: Home, ...paths: string[]): Promise<void> {
  if (user) await Promise.all(paths.map((path) => lchown(path, user.uid, user.gid)));
}

async function everythingIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => join(folder, name));
}

async function isMissingOrEmpty(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.length === 0;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function broken(folder: string, what: string): StartUpError {
  return new StartUpError(
    `The folder of the database ${folder} ${what}.\n` +
      'Nothing was changed. Restore the folder from a backup; or, to begin with an empty database, ' +
      `move it away together with the file ${folder}.completed`,
  );
}

function foreign(folder: string, uid: number): StartUpError {
  return new StartUpError(
    `The database in ${folder} belongs to another user (id ${uid}).\n` +
      'Start Tradewind as that user or as root, as before, or choose another folder with DATA_DIR.',
  );
}
