import { resolve } from 'node:path';
import { restoreBackup } from './base/backup/index.ts';
import { openDatabase } from './base/db/database.ts';
import { givenSecret } from './base/secrets/secrets.ts';
import { readPlace } from './backup.ts';
import type { Env } from './env.ts';
import { openFiles, openServer } from './installation.ts';
import { checkBooks } from './money/ledger/index.ts';

/**
 * Makes the installation of the environment out of a backup, recounts its books and prints what it found.
 *
 * @param force whether an installation that is there already is replaced
 * @returns whether the books are right
 * @throws StartUpError when nothing was changed
 */
export async function restore(
  env: Env,
  where: string,
  force: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  const { place, key } = await readPlace(env, where);
  const server = await openServer(env, print);
  try {
    const target = {
      url: server.directUrl,
      dataDir: resolve(env.DATA_DIR),
      files: openFiles(env),
      givenSecret: env.PAYMENT_CODE_SECRET ? givenSecret(env.PAYMENT_CODE_SECRET) : null,
      force,
    };
    const restored = await restoreBackup(target, place, key);
    const { madeAt, rows, events, files, migrated } = restored;
    print(`Restored the state of ${madeAt.toISOString()}: ${rows} rows, ${events} waiting events, ${files} files.`);
    const changes = migrated.filter((name) => !name.startsWith('repeatable/'));
    if (changes.length > 0) print(`Migrated: ${changes.join(', ')}`);
    return await reportBooks(server.directUrl, print);
  } finally {
    await server.stop();
  }
}

async function reportBooks(url: string, print: (line: string) => void): Promise<boolean> {
  const db = openDatabase({ url, pool: 2 });
  const { findings, transactions, entries } = await checkBooks(db).finally(db.close);
  for (const finding of findings) print(`WRONG  ${finding}`);
  print(findings.length === 0 ? `The books are right: ${transactions} transactions, ${entries} entries.` : '');
  return findings.length === 0;
}
