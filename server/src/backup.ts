import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  backupPlace,
  makeBackup,
  newBackupKey,
  readBackupKey,
  type BackupKey,
  type BackupPlace,
} from './base/backup/index.ts';
import { systemClock } from './base/clock/clock.ts';
import { openDatabase } from './base/db/database.ts';
import { givenSecret, storedSecret } from './base/secrets/secrets.ts';
import { StartUpError } from './base/start-up-error.ts';
import type { Env } from './env.ts';
import { bucketAccess, openFiles, openServer } from './installation.ts';

/** Writes a backup of the installation of the environment, while it runs or not. @throws StartUpError */
export async function backUp(env: Env, where: string, print: (line: string) => void): Promise<void> {
  const { place, key } = await readPlace(env, where);
  const dataDir = resolve(env.DATA_DIR);
  const secret = env.PAYMENT_CODE_SECRET ? givenSecret(env.PAYMENT_CODE_SECRET) : await storedSecret(dataDir);
  if (!secret) throw new StartUpError(`There is no installation in ${dataDir}: it has no secret. Check DATA_DIR.`);
  const server = await openServer(env, print, true);
  const db = openDatabase({ url: server.directUrl, pool: 2 });
  try {
    const made = await makeBackup({ db, url: server.directUrl, files: openFiles(env), secret }, place, key);
    const size = `${(made.bytes / 1e6).toFixed(1)} MB`;
    print(`Backup ${made.place}: ${made.rows} rows, ${made.events} waiting events, ${made.files} files, ${size}.`);
  } finally {
    await db.close();
    await server.stop();
  }
}

/** Prints a new key for backups. */
export async function printNewKey(print: (line: string) => void): Promise<void> {
  const { identity, recipient } = await newBackupKey();
  print(`BACKUP_KEY=${identity}`);
  print('It makes and opens backups. Keep it where the backups are not: without it they are lost.');
  print(`For a machine that shall only make backups: BACKUP_KEY=${recipient}`);
}

/** The place that a command names, and the key of the environment. @throws StartUpError */
export async function readPlace(env: Env, where: string): Promise<{ place: BackupPlace; key: BackupKey }> {
  const text = env.BACKUP_KEY_FILE ? await readKeyFile(env.BACKUP_KEY_FILE) : env.BACKUP_KEY;
  if (!text)
    throw new StartUpError(
      'Backups are encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE to a file with the key.\n' +
        '`npm run backup -- --new-key` makes one.',
    );
  const place = await backupPlace(where, systemClock.now(), bucketAccess(env));
  return { place, key: readBackupKey(text) };
}

const readKeyFile = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: Error) => {
    throw new StartUpError(`BACKUP_KEY_FILE can't be read: ${cause.message}`, { cause });
  });
