import { randomUUID } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import { withDiskAdvice } from './disk-error.ts';
import { startOfProcess } from './process-identity.ts';

type Holder = { pid: number; started: string; token: string };

export type Lock = { release(): void };

/**
 * Takes the lock by which only one Tradewind at a time uses a cluster. The lock file is beside the cluster, so that two
 * data folders that point to the same cluster exclude each other too. The lock of a killed process is taken over.
 *
 * @throws StartUpError when another running process holds the lock.
 */
export async function takeLock(home: string, dataDir: string): Promise<Lock> {
  const file = join(home, 'tradewind.lock');
  const me: Holder = { pid: process.pid, started: (await startOfProcess(process.pid)) ?? '', token: randomUUID() };
  return withDiskAdvice(home, async () => {
    let tookOver = false;
    while (!(await createAtomically(file, me))) {
      const holder = await readHolder(file);
      if (holder && (await isRunning(holder))) throw inUse(dataDir, holder);
      await unlink(file).catch(() => undefined);
      tookOver = true;
    }
    if (tookOver) await requireOwnership(file, me, dataDir);
    return { release: () => release(file) };
  });
}

/** Whether a running process holds the lock. */
export async function isLocked(home: string): Promise<boolean> {
  const holder = await readHolder(join(home, 'tradewind.lock'));
  return holder !== undefined && (await isRunning(holder));
}

/** Creates the file atomically with its content: a half-written lock would look stale. */
async function createAtomically(file: string, me: Holder): Promise<boolean> {
  const draft = `${file}.${me.token}`;
  try {
    await writeFile(draft, JSON.stringify(me));
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/** Two processes can find the same stale lock, and the slower one removes the lock of the faster one; one must give up. */
async function requireOwnership(file: string, me: Holder, dataDir: string): Promise<void> {
  await sleep(50);
  const holder = await readHolder(file);
  if (holder?.token !== me.token) throw inUse(dataDir, holder);
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  return Number.isSafeInteger(holder.pid) && (await startOfProcess(holder.pid)) === holder.started;
}

function release(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // The file or the disk is gone: there is nothing to release.
  }
}

function inUse(dataDir: string, holder: Holder | undefined): StartUpError {
  return new StartUpError(
    `Another Tradewind${holder ? ` (process ${holder.pid})` : ''} is running on the data folder ${dataDir}.\n` +
      'Stop it first, or give this one a folder of its own: DATA_DIR=… PORT=… npm start',
  );
}
