import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { hasDemoWorld } from '../seed/index.ts';
import { second, systemClock, type Clock } from './base/clock/clock.ts';
import { openDatabase } from './base/db/database.ts';
import { schemaState } from './base/db/migrate.ts';
import { givenSecret, storedSecret } from './base/secrets/secrets.ts';
import { examineData } from './doctor-data.ts';
import { broken, brokenBy, firstOf, warning, type Finding } from './doctor-findings.ts';
import { examineMachine } from './doctor-machine.ts';
import type { Env } from './env.ts';
import { openFiles, openServer, type DatabaseServer } from './installation.ts';

/** Replaced by tests, which can neither fill a disk nor move the clock of the database. */
export interface Surroundings {
  freeBytes?: (folder: string) => Promise<number>;
  clock?: Clock;
}

/** Names what is wrong with the installation of the environment. It changes nothing. */
export async function examine(env: Env, surroundings: Surroundings = {}): Promise<Finding[]> {
  const dataDir = resolve(env.DATA_DIR);
  const findings = await examineMachine(env, dataDir, surroundings.freeBytes);
  if (!env.DATABASE_URL && !(await hasCluster(dataDir)))
    return [...findings, broken(`There is no database in ${dataDir}.`, 'Start Tradewind once, or restore a backup.')];
  let server: DatabaseServer;
  try {
    server = await openServer(env, () => {}, true);
  } catch (error) {
    return [...findings, brokenBy(error)];
  }
  try {
    return [...findings, ...(await examineDatabase(env, server.directUrl, dataDir, surroundings))];
  } finally {
    await server.stop();
  }
}

async function examineDatabase(env: Env, url: string, dataDir: string, { clock = systemClock }: Surroundings) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const findings = [...(await examineServer(client)), ...(await examineClock(client, clock))];
    const schema = await examineSchema(client);
    if (schema.length > 0) return [...findings, ...schema];
    const db = openDatabase({ url, pool: 2 });
    try {
      const isDemo = env.DEMO !== 'off' && (await hasDemoWorld(db.read));
      const secret = env.PAYMENT_CODE_SECRET ? givenSecret(env.PAYMENT_CODE_SECRET) : await storedSecret(dataDir);
      const data = await examineData({ db, secret, files: openFiles(env), isDemo });
      return [...findings, ...(isDemo ? [] : examineSettings(env)), ...data];
    } finally {
      await db.close();
    }
  } catch (error) {
    return [connectionFinding(error)];
  } finally {
    await client.end().catch(() => {});
  }
}

/** By PostgreSQL's code, or that of the operating system. */
const connectionAdvice: Record<string, [what: string, advice: string]> = {
  '28P01': [
    'The database refuses the password of DATABASE_URL.',
    'Correct the password, or set it anew with ALTER ROLE.',
  ],
  '28000': ['The database refuses the user of DATABASE_URL.', 'Correct the name of the user, and check pg_hba.conf.'],
  '3D000': ['The database of DATABASE_URL does not exist.', 'Correct its name, or create it with CREATE DATABASE.'],
  '53300': ['The database takes no more connections.', 'Lower DATABASE_POOL, or raise max_connections.'],
  ENOTFOUND: ['The host of DATABASE_URL is unknown.', 'Correct its name, or check the name server.'],
};

function connectionFinding(error: unknown): Finding {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = connectionAdvice[code];
  if (known) return broken(...known);
  const reason = error instanceof Error ? error.message || code : String(error);
  return broken(`The database can't be reached: ${reason}.`, 'Start it, and check the host and port of DATABASE_URL.');
}

async function examineServer(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`);
  const version = Math.floor(Number(rows[0]!.number) / 10_000);
  if (version >= 15 && version <= 18) return [];
  return [broken(`The database is PostgreSQL ${version}.`, 'Use 15 to 18.')];
}

/** Deadlines and one-time codes need clocks that agree. */
async function examineClock(client: pg.Client, clock: Clock): Promise<Finding[]> {
  const before = clock.now().getTime();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const seconds = Math.round((rows[0]!.at.getTime() - (before + clock.now().getTime()) / 2) / second);
  if (Math.abs(seconds) < 5) return [];
  const what = `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead of'} that of the database.`;
  return [broken(what, 'Set both by a time server (NTP): one-time codes and deadlines depend on it.')];
}

async function examineSchema(client: pg.Client): Promise<Finding[]> {
  const { pending, edited, unknown } = await schemaState(client);
  if (unknown.length > 0)
    return [
      broken(
        `The schema is of another version: ${firstOf(unknown)} ran and is not part of this one.`,
        'Start the version that made it, or restore a backup from before the update.',
      ),
    ];
  if (edited.length > 0)
    return [broken(`Migrations were edited after they ran: ${firstOf(edited)}.`, 'Bring back the files as they were.')];
  if (pending.length === 0) return [];
  const what = `The schema is behind: ${firstOf(pending.map(({ name }) => name))} did not run.`;
  return [broken(what, 'Make a backup, then start Tradewind: it migrates by itself.')];
}

function examineSettings({ PUBLIC_URL, SMTP_URL }: Env): Finding[] {
  return [
    ...(PUBLIC_URL ? [] : [warning('PUBLIC_URL is not set.', 'Set it to the address that shoppers see.')]),
    ...(SMTP_URL ? [] : [warning('No mail leaves: SMTP_URL is not set.', 'Set SMTP_URL and MAIL_FROM.')]),
  ];
}

const hasCluster = async (dataDir: string): Promise<boolean> =>
  (await Promise.allSettled(['postgres', 'postgres.location'].map((name) => access(join(dataDir, name))))).some(
    ({ status }) => status === 'fulfilled',
  );
