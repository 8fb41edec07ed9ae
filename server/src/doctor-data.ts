import { isBackupOverdue, lastBackupAt } from './base/backup/index.ts';
import { systemClock } from './base/clock/clock.ts';
import { followClock } from './base/clock/followed-clock.ts';
import type { Database } from './base/db/database.ts';
import { strayRows } from './base/db/partitions/stray-rows.ts';
import { BucketError } from './base/files/bucket.ts';
import type { Files } from './base/files/files.ts';
import { broken, firstOf, warning, type Finding } from './doctor-findings.ts';
import { deskRates } from './money/currencies/index.ts';
import { listWatchers } from './money/deposits/index.ts';
import { checkBooks } from './money/ledger/index.ts';
import { health } from './operations/desk/index.ts';
import { activeAdministrators, isSingleAdministrator, secretFits } from './platform/operators/index.ts';
import { readSettings } from './platform/settings/index.ts';
import { latestUploadKeys } from './platform/uploads/index.ts';

export interface Examined {
  db: Database;
  /** The secret of the installation; null where there is none. */
  secret: Buffer | null;
  files: Files;
  isDemo: boolean;
}

/** The findings in a database with the right schema. */
export async function examineData(examined: Examined): Promise<Finding[]> {
  const { isDemo } = examined;
  const checks = [
    books,
    secret,
    files,
    jobs,
    partitions,
    watchers,
    rates,
    ...(isDemo ? [] : [administrators, changes, backups]),
  ];
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(examined)));
  return findings;
}

async function books({ db }: Examined): Promise<Finding[]> {
  const { findings } = await checkBooks(db);
  if (findings.length === 0) return [];
  const advice = 'Approve no payments until it is explained. `npm run check-books` lists everything.';
  return [broken(`The books are wrong: ${firstOf(findings)}.`, advice)];
}

async function secret({ db, secret: given }: Examined): Promise<Finding[]> {
  const advice = 'Set PAYMENT_CODE_SECRET to the secret of this database, or bring payment-code.secret from a backup.';
  if (!given) return [broken('The secret of the installation is missing.', advice)];
  if (await secretFits(db.read, given)) return [];
  return [broken('The secret of the installation is not that of the database: it does not decrypt.', advice)];
}

async function files({ db, files: stored }: Examined): Promise<Finding[]> {
  try {
    // A folder of this machine was examined already.
    if (stored.shared) await stored.check();
    const missing: string[] = [];
    for (const key of await latestUploadKeys(db.read)) if (!(await stored.has(key))) missing.push(key);
    if (missing.length === 0) return [];
    return [broken(`Uploaded files are missing: ${firstOf(missing)}.`, 'Bring them from a backup.')];
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    return [
      broken(error.message, 'Check FILES_URL, S3_ENDPOINT, S3_REGION and the keys; the key has to allow writing.'),
    ];
  }
}

async function jobs({ db }: Examined): Promise<Finding[]> {
  const started = await db.pool.query(`select from pg_tables where schemaname = 'pgboss' and tablename = 'schedule'`);
  if (started.rows.length === 0) return [];
  const { timers, queues } = await health({ db, clock: await followClock(db) });
  const late = timers.filter((timer) => timer.late).map(({ name }) => name);
  const failed = queues.filter((queue) => queue.failed > 0).map(({ name }) => name);
  return [
    ...(late.length > 0
      ? [broken(`Jobs are late: ${firstOf(late)}.`, 'Start Tradewind; when it runs, read its log.')]
      : []),
    ...(failed.length > 0
      ? [warning(`Jobs were given up: ${firstOf(failed)}.`, 'Read the log for their errors.')]
      : []),
  ];
}

async function partitions({ db }: Examined): Promise<Finding[]> {
  const strays = await strayRows(db.read);
  if (strays.length === 0) return [];
  const what = `Rows are outside their partitions: ${firstOf(strays.map(({ table }) => table))}.`;
  return [warning(what, 'Start Tradewind: its job moves them within the hour. Nothing is lost.')];
}

async function watchers({ db }: Examined): Promise<Finding[]> {
  const now = (await followClock(db)).now();
  const late = (await listWatchers(db.read, now)).filter((watcher) => watcher.late);
  if (late.length === 0) return [];
  const what = `Deposits are not being watched: ${firstOf(late.map(({ id, error }) => (error ? `${id} (${error})` : id)))}.`;
  return [broken(what, 'Start Tradewind, and check the RPCs of the network (Networks in the console).')];
}

async function rates({ db }: Examined): Promise<Finding[]> {
  const now = (await followClock(db)).now();
  const old = (await deskRates(db.read, now)).filter((rate) => rate.old);
  if (old.length === 0) return [];
  const what = `Exchange rates are old: ${firstOf(old.map(({ currency, quoted_on }) => `${currency} of ${quoted_on}`))}.`;
  return [warning(what, 'Check RATES_URL, or enter a list (Rates in the console).')];
}

async function administrators({ db }: Examined): Promise<Finding[]> {
  const admins = await activeAdministrators(db.read);
  if (!isSingleAdministrator(admins)) return [];
  const what = admins.length > 0 ? 'There is a single administrator.' : 'There is no administrator.';
  const advice = 'Add one with `npm run operator -- add <email> admin`, or `-- confirm <email>` for an invited one.';
  return [warning(what, advice)];
}

async function changes({ db }: Examined): Promise<Finding[]> {
  const now = (await followClock(db)).now();
  if ((await readSettings(db.read, now))['changes.waitHours'] > 0) return [];
  const what = 'Changes that guard money do not wait.';
  return [warning(what, 'Set their waiting time (Settings in the console), such as 24 hours.')];
}

async function backups({ db }: Examined): Promise<Finding[]> {
  const last = await lastBackupAt(db.read);
  if (!isBackupOverdue(last, systemClock.now())) return [];
  const what = last ? `The last backup is of ${last.toISOString().slice(0, 10)}.` : 'There is no backup.';
  return [warning(what, 'Run `npm run backup` every day: docs/operations.md.')];
}
