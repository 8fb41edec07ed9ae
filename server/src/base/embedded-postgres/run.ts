import { spawn } from 'node:child_process';
import type { SystemUser } from './unprivileged-user.ts';

/** How a program ended, with all its output. */
export type Outcome = { ok: boolean; output: string };

type RunOptions = { as?: SystemUser; input?: string };

/**
 * Runs one of PostgreSQL's tools to its end. It never throws: a program that cannot be started (missing, not executable,
 * not for this machine) is an outcome that is not `ok`.
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...childSettings(options.as), stdio: 'pipe' });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
    // A program that ends without reading its input closes the pipe; its exit code shows what happened.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

/**
 * Working folder, environment and user of PostgreSQL's programs. The environment is minimal, so that PGDATA, PGPORT and
 * the like of another installation have no effect and no secret reaches the child. The working folder is the root
 * because the database's user may not enter that of this process.
 */
export function childSettings(user: SystemUser | undefined) {
  if (process.platform === 'win32') return { windowsHide: true };
  return {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', LC_ALL: 'C', TZ: 'UTC' },
    // A separate process group: Ctrl-C in the terminal must reach only this process, which stops the database last.
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}
