import { createHash } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { withDiskAdvice } from './disk-error.ts';
import { run } from './run.ts';
import { chooseDatabaseUser, ownerOf, type SystemUser } from './unprivileged-user.ts';

/** The folder of the cluster, its lock and possibly its binaries; and the account that owns the cluster. */
export type Home = { folder: string; user: SystemUser | undefined };

/** The file in the data folder with the path of the cluster, when the cluster is elsewhere. */
const pointerName = 'postgres.location';

/**
 * Finds the cluster's home: the data folder, or, when this process is root and the database's user cannot enter the data
 * folder, a folder that the user can enter. The choice is made once and stored in a pointer file.
 *
 * @throws StartUpError when the home is gone or cannot be entered.
 */
export async function findHome(dataDir: string, onLog: (line: string) => void): Promise<Home> {
  await withDiskAdvice(dataDir, () => mkdir(dataDir, { recursive: true }));
  const stored = await readPointer(dataDir);
  const folder = stored ?? dataDir;
  const user = await chooseUserOf(join(folder, 'postgres'));
  if (await isReachable(folder, user)) return { folder, user };

  if (stored !== undefined || (await exists(join(dataDir, 'postgres')))) throw closedTo(user, folder);
  const away = await makeHomeElsewhere(dataDir, user);
  onLog(`The user of the database (id ${user?.uid}) cannot enter ${dataDir}; its files live in ${away} instead.`);
  return { folder: away, user };
}

async function chooseUserOf(cluster: string): Promise<SystemUser | undefined> {
  const databaseUser = await chooseDatabaseUser();
  return databaseUser && ((await ownerOf(cluster)) ?? databaseUser);
}

/**
 * Whether the user can enter this folder. This tries it, because the modes of a folder and its parents do not decide
 * alone (ACLs, mounts, containers).
 */
async function isReachable(folder: string, user: SystemUser | undefined): Promise<boolean> {
  if (!user) return true;
  const tried = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { as: user });
  return tried.ok;
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, pointerName);
  if (!(await exists(pointer))) return undefined;
  const folder = (await withDiskAdvice(dataDir, () => readFile(pointer, 'utf8'))).trim();
  if (folder !== '' && (await exists(folder))) return folder;
  throw new StartUpError(
    `The database of ${dataDir} lives in '${folder}', and that folder is gone.\n` +
      `Bring it back from a backup; or, to begin with an empty database, remove the folder ${dataDir}.`,
  );
}

/** Tries folders that survive a restart of the machine first. */
async function makeHomeElsewhere(dataDir: string, user: SystemUser | undefined): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = await makeOwnFolder(parent, dataDir, user);
    if (!folder) continue;
    // Written before the cluster exists, and atomically, so that the location of existing data is always known.
    await withDiskAdvice(dataDir, () => writeAtomically(join(dataDir, pointerName), `${folder}\n`));
    return folder;
  }
  throw closedTo(user, dataDir);
}

/**
 * Creates a new folder. One left over from an earlier installation in the same data folder (which was removed to start
 * again) is neither reused nor changed: the new name gets a number.
 */
async function makeOwnFolder(parent: string, dataDir: string, user: SystemUser | undefined) {
  const name = `tradewind-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (let number = 1; number <= 1000; number++) {
    const folder = join(parent, number === 1 ? name : `${name}-${number}`);
    try {
      await mkdir(folder, { mode: 0o700 });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      return undefined;
    }
    if (user) await chown(folder, user.uid, user.gid);
    if (await isReachable(folder, user)) return folder;
    await rm(folder, { recursive: true });
    return undefined;
  }
  return undefined;
}

async function writeAtomically(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { flush: true });
  await rename(`${file}.new`, file);
}

function closedTo(user: SystemUser | undefined, folder: string): StartUpError {
  return new StartUpError(
    `PostgreSQL refuses to run as root, and the user it runs as instead (id ${user?.uid}) cannot enter ${folder}.\n` +
      'Let that user pass (chmod o+x on the folder and those above it), start Tradewind as an ordinary user, ' +
      'or choose another folder with DATA_DIR.',
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
