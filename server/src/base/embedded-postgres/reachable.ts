import { run } from './run.ts';
import type { SystemUser } from './unprivileged-user.ts';

/**
 * Whether the user can enter this folder. This tries it, because the modes of a folder and its parents do not decide
 * alone (ACLs, mounts, containers).
 */
export async function isReachable(folder: string, user: SystemUser | undefined): Promise<boolean> {
  if (!user) return true;
  const tried = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { as: user });
  return tried.ok;
}
