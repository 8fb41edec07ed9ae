import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { writeSecret } from '../src/base/secrets/secrets.ts';
import { examine, type Surroundings } from '../src/doctor.ts';
import { readEnv } from '../src/env.ts';
import { seedDemoOperators } from '../src/platform/operators/index.ts';
import { setSetting } from '../src/platform/settings/index.ts';
import { later, systemClock } from '../src/base/clock/clock.ts';
import { testSecret } from './app.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-doctor-'));
const otherProgram = createServer().listen(0, '127.0.0.1');
await once(otherProgram, 'listening');
afterAll(async () => {
  otherProgram.close();
  await rm(folder, { recursive: true });
});

interface Installation {
  db: Database;
  dataDir: string;
  /** Of the environment; a case may change it. */
  env: Record<string, string>;
  surroundings: Surroundings;
}

/** A database with which nothing is wrong. */
async function soundDatabase(): Promise<Database> {
  const db = await testDatabase();
  await seedDemoOperators({ db, clock: systemClock, paymentCodeSecret: testSecret } as never, 'demo1234');
  await buildShopper(db, { balance: 5_000n });
  await db.pool.query('insert into backups (id, made_at, place, bytes) values ($1, now(), $2, 1)', [newId(), 'vault']);
  return db;
}

/** An installation with which nothing is wrong. */
async function soundInstallation(db: Database, dataDir: string): Promise<Installation> {
  await writeSecret(dataDir, testSecret);
  await mkdir(join(dataDir, 'files'));
  const env = {
    DATABASE_URL: db.directUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'shop@shop.example',
  };
  return { db, dataDir, env, surroundings: { freeBytes: async () => 50e9 } };
}

interface Case {
  name: string;
  breakIt: (installation: Installation) => unknown;
  what: RegExp;
  level?: 'warning';
  /** It changes the database, and so needs one of its own. */
  ownDatabase?: true;
}

const url = (env: Record<string, string>, change: (url: URL) => void): string => {
  const changed = new URL(env.DATABASE_URL!);
  change(changed);
  return changed.href;
};

const cases: Case[] = [
  {
    name: 'an unreachable database',
    breakIt: ({ env }) => (env.DATABASE_URL = url(env, (to) => (to.port = '1'))),
    what: /^The database can't be reached: .*ECONNREFUSED/,
  },
  {
    name: 'a wrong password',
    breakIt: ({ env }) => (env.DATABASE_URL = url(env, (to) => (to.password = 'wrong'))),
    what: /^The database refuses the password/,
  },
  {
    name: 'a missing database',
    breakIt: ({ env }) => (env.DATABASE_URL = url(env, (to) => (to.pathname = '/nowhere'))),
    what: /^The database of DATABASE_URL does not exist/,
  },
  {
    name: 'a schema that is behind',
    breakIt: ({ db }) => db.pool.query(`delete from migrations where name = '0017_backups.sql'`),
    what: /^The schema is behind: 0017_backups.sql/,
    ownDatabase: true,
  },
  {
    name: 'a schema that is ahead',
    breakIt: ({ db }) => db.pool.query(`insert into migrations (name, digest) values ('9999_later.sql', '')`),
    what: /^The schema is of another version: 9999_later.sql/,
    ownDatabase: true,
  },
  {
    name: 'books that are wrong',
    breakIt: ({ db }) => db.pool.query('update balances set amount = amount + 1'),
    what: /^The books are wrong: Balance differs/,
    ownDatabase: true,
  },
  {
    name: 'a missing secret',
    breakIt: ({ dataDir }) => rm(join(dataDir, 'payment-code.secret')),
    what: /^The secret of the installation is missing/,
  },
  {
    name: 'the secret of another installation',
    breakIt: ({ dataDir }) => writeSecret(dataDir, Buffer.alloc(32, 8)),
    what: /^The secret of the installation is not that of the database/,
  },
  {
    name: 'a file where the folder of files should be',
    breakIt: async ({ dataDir }) => {
      await rm(join(dataDir, 'files'), { recursive: true });
      await writeFile(join(dataDir, 'files'), '');
    },
    what: /^Files can't be written to/,
  },
  {
    name: 'uploaded files that are gone',
    breakIt: ({ db }) =>
      db.pool.query(`
        insert into uploads (id, user_id, name, sent_sha256, kept_sha256, width, height, uploaded_at, used_at)
        select gen_random_uuid(), id, 'gone.webp', '', '', 1, 1, now(), now() from users limit 1`),
    what: /^Uploaded files are missing: .*gone.webp/,
    ownDatabase: true,
  },
  {
    name: 'a bucket that is down',
    breakIt({ env }) {
      const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
      Object.assign(env, { FILES_URL: 's3://shop', S3_ENDPOINT: 'http://127.0.0.1:1', ...keys });
    },
    what: /^The bucket shop can't be reached/,
  },
  {
    name: 'a full disk',
    breakIt: ({ surroundings }) => (surroundings.freeBytes = async () => 50e6),
    what: /has 50 MB left/,
  },
  {
    name: 'a disk that is nearly full',
    breakIt: ({ surroundings }) => (surroundings.freeBytes = async () => 1e9),
    what: /has 1000 MB left/,
    level: 'warning',
  },
  {
    name: 'a clock that is wrong',
    breakIt: ({ surroundings }) => (surroundings.clock = { now: () => later(systemClock.now(), -60_000) }),
    what: /^The clock of this machine is 60 s behind/,
  },
  {
    name: 'a port that another program uses',
    breakIt: ({ env }) => (env.PORT = String((otherProgram.address() as AddressInfo).port)),
    what: /^Port \d+ is in use by another program/,
  },
  {
    name: 'a timer that does not run',
    breakIt: ({ db }) =>
      db.pool.query(`
        select pgboss.create_queue('orders.process_deadlines', '{"policy":"short"}');
        insert into pgboss.schedule (name, cron, created_on)
        values ('orders.process_deadlines', '* * * * *', now() - interval '1 hour')`),
    what: /^Jobs are late: orders.process_deadlines/,
    ownDatabase: true,
  },
  {
    name: 'rows outside their partitions',
    breakIt: ({ db }) => db.pool.query(`insert into visit_marks (day, mark) values ('2099-01-01', 'x')`),
    what: /^Rows are outside their partitions: visit_marks/,
    level: 'warning',
    ownDatabase: true,
  },
  {
    name: 'a network that nobody watches',
    breakIt: ({ db }) =>
      db.pool.query(`update networks set rpc_urls = '{http://127.0.0.1:1}' where code = 'USDT-ERC20'`),
    what: /^Deposits are not being watched: USDT-ERC20/,
    ownDatabase: true,
  },
  {
    name: 'old rates',
    breakIt: ({ db }) =>
      db.pool.query(`
        insert into currency_rates (id, currency, rate, source, quoted_on, loaded_at)
        values (gen_random_uuid(), 'EUR', 0.9, 'test', now() - interval '30 days', now())`),
    what: /^Exchange rates are old: EUR of /,
    level: 'warning',
    ownDatabase: true,
  },
  {
    name: 'changes that do not wait',
    breakIt: ({ db }) => db.transact((tx) => setSetting(tx, 'changes.waitHours', 0, { by: null, at: new Date(0) })),
    what: /^Changes that guard money do not wait/,
    level: 'warning',
    ownDatabase: true,
  },
  {
    name: 'a single administrator',
    breakIt: ({ db }) => db.pool.query(`update operators set disabled_at = now() where email like 'admin2@%'`),
    what: /^There is a single administrator/,
    level: 'warning',
    ownDatabase: true,
  },
  {
    name: 'no backup for ten days',
    breakIt: ({ db }) => db.pool.query(`update backups set made_at = now() - interval '10 days'`),
    what: /^The last backup is of \d{4}-/,
    level: 'warning',
    ownDatabase: true,
  },
  {
    name: 'an unknown address',
    breakIt: ({ env }) => delete env.PUBLIC_URL,
    what: /^PUBLIC_URL is not set/,
    level: 'warning',
  },
  {
    name: 'no mail server',
    breakIt: ({ env }) => {
      delete env.SMTP_URL;
      delete env.MAIL_FROM;
    },
    what: /^No mail leaves/,
    level: 'warning',
  },
];
const shared = await soundDatabase();
const databases: Database[] = [];
for (const { ownDatabase } of cases) databases.push(ownDatabase ? await soundDatabase() : shared);

describe('the doctor', () => {
  it('finds nothing wrong with a sound installation', async () => {
    const { env, surroundings } = await soundInstallation(shared, join(folder, 'sound'));
    expect(await examine(readEnv(env), surroundings)).toEqual([]);
  });

  it.each(cases.map((one, index) => ({ ...one, index })))('names $name', async ({ breakIt, what, level, index }) => {
    const installation = await soundInstallation(databases[index]!, join(folder, String(index)));
    await breakIt(installation);
    const findings = await examine(readEnv(installation.env), installation.surroundings);
    expect(findings).toEqual([
      { level: level ?? 'broken', what: expect.stringMatching(what), advice: expect.any(String) },
    ]);
    expect(findings[0]!.advice).not.toBe('');
  });

  it('names a data folder without an installation, and creates none', async () => {
    const dataDir = join(folder, 'nothing');
    const env = readEnv({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
    expect((await examine(env)).map((finding) => finding.what)).toEqual([
      `The folder ${dataDir} is missing.`,
      `There is no database in ${dataDir}.`,
    ]);
  });
});
