import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts';

/** These tests start real servers; on a busy machine each start can take seconds. */
export const testTimeout = { timeout: 60_000 };

/** Gives each test of a file its own folder; afterwards stops the servers it started and removes the folder. */
export function prepareTestFolder() {
  const bench = { folder: '', data: '', start, refusalOfStart, startInChild };
  let running: EmbeddedPostgres[] = [];
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    bench.folder = await mkdtemp(join(tmpdir(), 'launcher-postgres-'));
    bench.data = join(bench.folder, 'data');
    await chmod(bench.folder, 0o755);
    running = [];
    children = [];
  });

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const database of running) await database.stop();
    const away = await readFile(join(bench.data, 'postgres.location'), 'utf8').catch(() => undefined);
    if (away) await rm(away.trim(), { recursive: true, force: true });
    await rm(bench.folder, { recursive: true, force: true });
  }, testTimeout.timeout);

  async function start(): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({ dataDir: bench.data });
    running.push(database);
    return database;
  }

  async function refusalOfStart(): Promise<string> {
    const error = await start().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StartUpError);
    return (error as StartUpError).message;
  }

  /** Starts a database in a child process, which the test can kill; SIGTERM stops both in order. */
  async function startInChild(module = join(import.meta.dirname, 'index.ts')) {
    const program = `
      import { startEmbeddedPostgres } from ${JSON.stringify(module)};
      const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(bench.data)} });
      process.on('SIGTERM', () => database.stop());
      process.stdout.write(database.url + '\\n');
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { process: child, url: line.toString().trim() };
  }

  return bench;
}

/** Runs one statement on a new connection. */
export async function query(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
