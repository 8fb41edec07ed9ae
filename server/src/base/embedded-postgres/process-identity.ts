import { readFile, readdir, readlink } from 'node:fs/promises';
import { run } from './run.ts';

/**
 * The start time of a process, which distinguishes it from a later process with the same id. Undefined when no such process
 * runs; a zombie counts as gone.
 */
export async function startOfProcess(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'win32') return 'unknown';
  const listed = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return listed.ok && listed.output !== '' ? listed.output : undefined;
}

/**
 * The ids of the processes whose working folder is this one. Every process of PostgreSQL works in the data folder, so
 * this finds a server and its helpers even when their parent was killed. Empty where the system has no /proc.
 */
export async function processesWorkingIn(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)));
  return pids.filter((_, index) => folders[index] === folder).map(Number);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function startOnLinux(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the name in brackets and may itself contain spaces and brackets.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields?.[0], fields?.[19]];
  if (start === undefined || state === 'Z' || state === 'X') return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${boot.trim()} ${start}`;
}
