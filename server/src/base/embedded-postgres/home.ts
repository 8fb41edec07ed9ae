import { createHash } from 'node:crypto';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { withDiskAdvice } from './disk-error.ts';
import { isReachable } from './reachable.ts';
import { chooseDatabaseUser, ownerOf, type SystemUser } from './unprivileged-user.ts';

/** The folder that holds the cluster, its lock and perhaps its binaries; and the account that owns the cluster. */
export type Home = { folder: string; user: SystemUser | undefined };

/** The file in the data folder that says where the cluster lives when it is not in the data folder itself. */
const pointerName = 'postgres.location';

/**
 * Finds the cluster's home: the data folder, or, when we are root and the database's user cannot enter the data
 * folder, a folder in a place that user can reach. The choice is made once and kept in a pointer file.
 */
export async function findHome(dataDir: string, onLog: (line: string) => void): Promise<Home> {
  await withDiskAdvice(dataDir, () => mkdir(dataDir, { recursive: true }));
  const remembered = await readPointer(dataDir);
  const folder = remembered ?? dataDir;
  const user = await chooseUserOf(join(folder, 'postgres'));
  if (await isReachable(folder, user)) return { folder, user };

  if (remembered !== undefined || (await exists(join(dataDir, 'postgres')))) throw closedTo(user, folder);
  const away = await makeHomeElsewhere(dataDir, user);
  onLog(`The user of the database (id ${user?.uid}) cannot enter ${dataDir}; its files live in ${away} instead.`);
  return { folder: away, user };
}

async function chooseUserOf(cluster: string): Promise<SystemUser | undefined> {
  const standIn = await chooseDatabaseUser();
  return standIn && ((await ownerOf(cluster)) ?? standIn);
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

/** Places that outlive a restart of the machine come first. */
async function makeHomeElsewhere(dataDir: string, user: SystemUser | undefined): Promise<string> {
  for (const place of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = await makeOwnFolder(place, dataDir, user);
    if (!folder) continue;
    // Written before the cluster exists, and in one piece: no later moment may know of data but not where it is.
    await withDiskAdvice(dataDir, () => writeWhole(join(dataDir, pointerName), `${folder}\n`));
    return folder;
  }
  throw closedTo(user, dataDir);
}

/**
 * Makes a folder nobody used before. When an earlier one of the same data folder is left over (the data folder
 * was removed to begin anew), it is neither taken up again nor touched: a number is added.
 */
async function makeOwnFolder(place: string, dataDir: string, user: SystemUser | undefined) {
  const name = `tradewind-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (let number = 1; number <= 1000; number++) {
    const folder = join(place, number === 1 ? name : `${name}-${number}`);
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

async function writeWhole(file: string, text: string): Promise<void> {
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
