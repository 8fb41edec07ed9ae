import { run } from './run.ts';
import type { SystemUser } from './unprivileged-user.ts';

/**
 * Can the user enter this folder? The question is put to the operating system by trying it, because
 * the modes of a folder and its parents are only half the truth (ACLs, mounts, containers).
 */
export async function isReachable(folder: string, user: SystemUser | undefined): Promise<boolean> {
  if (!user) return true;
  const tried = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { as: user });
  return tried.ok;
}
