import { execFile } from 'node:child_process';
import { chown, readdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../src/base/embedded-postgres/server-process.ts';

const execute = promisify(execFile);
/** Where Debian and Ubuntu install PostgreSQL; the newest one is taken. */
const installed = '/usr/lib/postgresql';

/** The programs of the PostgreSQL that is installed on this machine, and how they are run. */
export interface Programs {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** Who runs them; as root it is `postgres`, since PostgreSQL refuses root. */
  user: string;
  run(program: string, args: readonly string[]): Promise<void>;
  psql(statement: string): Promise<void>;
}

/** A cluster of the installed PostgreSQL in a folder of its own. */
export interface SystemPostgres {
  folder: string;
  cluster: string;
  port: number;
  url: string;
  programs: Programs;
  start(settings: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has a program. */
export const hasProgram = (name: string): Promise<boolean> =>
  execute('sh', ['-c', `command -v ${name}`]).then(
    () => true,
    () => false,
  );

/** The folder of the programs of the newest PostgreSQL that is installed; null where there is none. */
export async function newestPrograms(): Promise<string | null> {
  const [newest] = (await readdir(installed).catch((): string[] => [])).toSorted(
    (one, other) => Number(other) - Number(one),
  );
  return newest ? join(installed, newest, 'bin') : null;
}

/** The numbers of a user and its group on this machine. */
export async function userIds(user: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await execute('id', [flag, user])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** Makes an empty cluster in a folder; null where no PostgreSQL is installed. */
export async function createSystemPostgres(folder: string): Promise<SystemPostgres | null> {
  const bin = await newestPrograms();
  if (!bin) return null;
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'postgres' : userInfo().username;
  const identity = await userIds(user);
  await chown(folder, identity.uid, identity.gid);
  const port = await findFreePort();
  const cluster = join(folder, 'cluster');

  async function run(program: string, args: readonly string[]): Promise<void> {
    // Programs of Barman look for a home that they may enter.
    await execute('env', [`HOME=${folder}`, program, ...args], { ...(isRoot && identity), cwd: folder }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      },
    );
  }
  const connection = ['-h', folder, '-p', String(port), '-d', 'postgres'];
  const psql = (statement: string) => run(join(bin, 'psql'), [...connection, '-qc', statement]);
  await run(join(bin, 'initdb'), ['-D', cluster, '-A', 'trust', '--locale=C', '-E', 'UTF8']);
  return {
    folder,
    cluster,
    port,
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    programs: { bin, user, run, psql },
    async start(settings) {
      const own = [`port = ${port}`, `unix_socket_directories = '${folder}'`, `listen_addresses = '127.0.0.1'`];
      // Read after postgresql.conf, and left alone by a restore of the cluster.
      await writeFile(join(folder, 'drill.conf'), [...own, ...settings].join('\n'));
      await run('sh', [
        '-c',
        `grep -q drill.conf ${cluster}/postgresql.conf || echo "include '${folder}/drill.conf'" >> ${cluster}/postgresql.conf`,
      ]);
      await run(join(bin, 'pg_ctl'), ['-D', cluster, '-w', '-t', '120', '-l', join(folder, 'postgres.log'), 'start']);
    },
    stop: () => run(join(bin, 'pg_ctl'), ['-D', cluster, '-w', '-m', 'fast', 'stop']),
  };
}
