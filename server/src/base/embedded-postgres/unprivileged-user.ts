import { stat } from 'node:fs/promises';
import { run } from './run.ts';

/** An account of the operating system, by its ids. */
export type SystemUser = { uid: number; gid: number };

/**
 * The account that PostgreSQL must run as; undefined for the account of this process. PostgreSQL refuses to run as root,
 * so root runs it as `postgres` if that account exists, otherwise as `nobody`.
 */
export async function chooseDatabaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await lookUp('postgres')) ?? (await lookUp('nobody')) ?? { uid: 65534, gid: 65534 };
}

/**
 * The owner of an existing cluster, unless it is root; undefined without one. The cluster keeps this account, so that a
 * start as root after one as an ordinary user, or a new `postgres` account, does not make it inaccessible.
 */
export async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}
