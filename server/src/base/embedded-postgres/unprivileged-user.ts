import { stat } from 'node:fs/promises';
import { run } from './run.ts';

/** An account of the operating system by its numbers. */
export type SystemUser = { uid: number; gid: number };

/**
 * The account PostgreSQL has to run as, or undefined when our own will do. Only root must step down,
 * because PostgreSQL refuses to run as root: to `postgres` where it exists, else to `nobody`.
 */
export async function chooseDatabaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await lookUp('postgres')) ?? (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 };
}

/**
 * A cluster goes on under the account that made it, as long as that is not root: so a start as root after
 * one as an ordinary user, or a `postgres` account that appeared meanwhile, doesn't lock anybody out.
 */
export async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}
