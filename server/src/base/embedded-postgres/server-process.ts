import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import type { Binaries } from './binaries.ts';
import { adviceFor, DiskFullError, isDiskFull, lastLines } from './disk-error.ts';
import { childSettings, run } from './run.ts';
import { settingArguments } from './settings.ts';
import type { SystemUser } from './unprivileged-user.ts';

export type Launch = {
  folder: string;
  binaries: Binaries;
  user: SystemUser | undefined;
  disposable: boolean;
  onLog: (line: string) => void;
};

/** A PostgreSQL server that accepts connections on a port of 127.0.0.1. */
export type RunningServer = {
  port: number;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const attempts = 5;

/**
 * Starts the server on the given port, or a free one, and waits until it accepts connections, without a limit, because recovery after a
 * crash may take long. The start is retried a few times: another program may take the port in between, and the last
 * process of a killed server may need a moment to end.
 *
 * @throws StartUpError when the server does not start; DiskFullError when that is for want of space.
 */
export async function startServer(launch: Launch, givenPort?: number): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const port = givenPort ?? (await findFreePort());
    const { child, output } = spawnServer(launch, port);
    if (await becomesReady(child, launch)) return { port, ...runningServer(child, launch) };

    const transient = /could not bind|Address already in use|pre-existing shared memory/.test(output());
    if (!transient || attempt === attempts) throw refused(launch.folder, output());
    await sleep(500 * attempt);
  }
}

function spawnServer({ folder, binaries, user, disposable, onLog }: Launch, port: number) {
  const child = spawn(binaries.postgres, ['-D', folder, ...settingArguments(port, disposable)], {
    ...childSettings(user),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let recent = '';
  const collect = (chunk: Buffer) => {
    recent = (recent + chunk.toString()).slice(-10_000);
    for (const line of chunk.toString().trimEnd().split('\n')) onLog(line);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', (error) => (recent += error.message));
  // The server is also stopped when this process exits without calling `stop`, so that no orphan remains.
  const stopAtExit = () => void child.kill('SIGINT');
  process.once('exit', stopAtExit);
  child.once('exit', () => process.off('exit', stopAtExit));
  return { child, output: () => recent };
}

/** The lines of postmaster.pid: the process in the first, the port in the fourth, in the eighth whether it is ready. */
const readState = async (folder: string): Promise<string[]> =>
  (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n').map((line) => line.trim());

/** The port of the server that runs on a cluster; null when none is ready. */
export async function runningPort(folder: string): Promise<number | null> {
  const state = await readState(folder);
  return state[7] === 'ready' ? Number(state[3]) : null;
}

/** PostgreSQL's own word in a file, which is more reliable than a text in the log. */
async function becomesReady(child: ChildProcess, { folder, onLog }: Launch): Promise<boolean> {
  const started = performance.now();
  let nextMessage = 5_000;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const state = await readState(folder);
    if (Number(state[0]) === child.pid && state[7] === 'ready') return true;
    if (performance.now() - started > nextMessage) {
      onLog('The database is still starting; after a crash it first repeats what was under way …');
      nextMessage += 5_000;
    }
    await sleep(10);
  }
  if (child.pid !== undefined) await Promise.race([once(child, 'close'), sleep(500)]);
  return false;
}

function runningServer(child: ChildProcess, { folder, binaries, user }: Launch): Omit<RunningServer, 'port'> {
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
  });

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // For PostgreSQL, SIGINT is the fast shutdown: it refuses new work, rolls back open transactions and writes all data.
    if (process.platform === 'win32') await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'], { as: user });
    else child.kill('SIGINT');
    const timeout = AbortSignal.timeout(30_000);
    // SIGQUIT ends the server at once and the next start recovers; committed data is in the write-ahead log either way.
    timeout.addEventListener('abort', () => child.kill('SIGQUIT'));
    await ended;
  };
  return { ended, stop };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function refused(folder: string, output: string): StartUpError {
  const advice =
    adviceFor(output) ??
    'Nothing was changed. If the folder is damaged, restore it from a backup, or move it away to begin anew.';
  const Kind = isDiskFull(output) ? DiskFullError : StartUpError;
  return new Kind(`The database in ${folder} does not start.\n${lastLines(output)}\n${advice}`);
}
