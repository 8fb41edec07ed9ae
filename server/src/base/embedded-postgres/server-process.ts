import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import type { Binaries } from './binaries.ts';
import { adviceFor, lastLines } from './disk-error.ts';
import { childSettings, run } from './run.ts';
import { settingArguments } from './settings.ts';
import type { SystemUser } from './unprivileged-user.ts';

type Launch = { folder: string; binaries: Binaries; user: SystemUser | undefined; onLog: (line: string) => void };

/** A PostgreSQL server that accepts connections on a port of 127.0.0.1. */
export type RunningServer = { port: number; stop(): Promise<void> };

const attempts = 5;

/**
 * Starts the server on a free port and waits until it accepts connections, however long it needs to recover after
 * a crash. Another program may take the port in between, and the last process of a killed server may need a moment
 * to go: both pass by themselves, so the start is tried a few times.
 */
export async function startServer(launch: Launch): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const { child, output } = spawnServer(launch, port);
    if (await becomesReady(child, launch)) return { port, stop: stopper(child, launch) };

    const passing = /could not bind|Address already in use|pre-existing shared memory/.test(output());
    if (!passing || attempt === attempts) throw refused(launch.folder, output());
    await sleep(500 * attempt);
  }
}

function spawnServer({ folder, binaries, user, onLog }: Launch, port: number) {
  const child = spawn(binaries.postgres, ['-D', folder, ...settingArguments(port)], {
    ...childSettings(user),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let recent = '';
  const hear = (chunk: Buffer) => {
    recent = (recent + chunk.toString()).slice(-10_000);
    for (const line of chunk.toString().trimEnd().split('\n')) onLog(line);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('error', (error) => (recent += error.message));
  return { child, output: () => recent };
}

/** PostgreSQL writes its state into the eighth line of postmaster.pid: safer to read than a text in the log. */
async function becomesReady(child: ChildProcess, { folder, onLog }: Launch): Promise<boolean> {
  const started = performance.now();
  let nextWord = 5_000;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    if (performance.now() - started > nextWord) {
      onLog('The database is still starting; after a crash it first repeats what was under way …');
      nextWord += 5_000;
    }
    await sleep(10);
  }
  if (child.pid !== undefined) await Promise.race([once(child, 'close'), sleep(500)]);
  return false;
}

/** Also stops the server when the process ends without being asked to, so that no orphan stays behind. */
function stopper(child: ChildProcess, { folder, binaries, user, onLog }: Launch): () => Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const atExit = () => void child.kill('SIGINT');
  const fellOver = () => onLog('The database server stopped unexpectedly; start Tradewind again to recover.');
  process.once('exit', atExit);
  child.once('exit', fellOver);

  return async () => {
    process.off('exit', atExit);
    child.off('exit', fellOver);
    if (child.exitCode !== null || child.signalCode !== null) return;
    // For PostgreSQL, SIGINT is the fast shutdown: no new work, open transactions rolled back, everything written.
    if (process.platform === 'win32') await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'], { as: user });
    else child.kill('SIGINT');
    const patience = AbortSignal.timeout(30_000);
    // SIGQUIT gives up at once and lets the next start recover; committed data is in the log either way.
    patience.addEventListener('abort', () => child.kill('SIGQUIT'));
    await exited;
  };
}

async function findFreePort(): Promise<number> {
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
  return new StartUpError(`The database in ${folder} does not start.\n${lastLines(output)}\n${advice}`);
}
