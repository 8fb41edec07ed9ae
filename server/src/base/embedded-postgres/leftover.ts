import { readFile, realpath, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, processesWorkingIn } from './process-identity.ts';
import { run } from './run.ts';
import type { SystemUser } from './unprivileged-user.ts';

/**
 * Cleans up after a run that was killed: shuts down a server that outlived its parent, and waits for orphaned helper
 * processes of a killed server. The file postmaster.pid is removed only when its process id now belongs to an unrelated
 * process; otherwise PostgreSQL handles the file itself, and also guards against helpers that still write.
 *
 * @throws StartUpError when a leftover process does not end.
 */
export async function clearLeftovers(folder: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const lines = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (lines === undefined) return;

  const pid = Number.parseInt(lines, 10);
  if (Number.isSafeInteger(pid) && isAlive(pid)) {
    if (await servesFolder(pid, folder)) await shutDown(pid, folder, binaries, user);
    else await waitForOrphans(folder).then(() => unlink(pidFile));
  } else {
    await waitForOrphans(folder);
  }
}

async function servesFolder(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') return (await processesWorkingIn(await realpath(folder))).includes(pid);
  if (process.platform === 'win32') return true;
  const listed = await run('ps', ['-o', 'command=', '-p', String(pid)]);
  return listed.output.includes(folder);
}

async function shutDown(pid: number, folder: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  const stopped = await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60'], { as: user });
  if (stopped.ok || !isAlive(pid)) return;
  throw new StartUpError(
    `A database server of an earlier run (process ${pid}) still works in ${folder} and does not stop.\n` +
      `Stop it with \`kill -INT ${pid}\` and start again; never use kill -9 while it is writing.`,
  );
}

async function waitForOrphans(folder: string): Promise<void> {
  const work = await realpath(folder);
  for (let waited = 0; waited < 10_000; waited += 100) {
    const orphans = await processesWorkingIn(work);
    if (orphans.length === 0) return;
    await sleep(100);
  }
  throw new StartUpError(
    `Processes of an earlier database server still work in ${folder}: ${(await processesWorkingIn(work)).join(', ')}.\n` +
      'Wait until they end, or stop them, and start again.',
  );
}
