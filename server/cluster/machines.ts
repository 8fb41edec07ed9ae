import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The machines of the cluster and the last byte of their addresses. */
const addresses = { db1: 11, db2: 12, db3: 13, app1: 21, app2: 22, lb1: 31, lb2: 32, watch1: 41 } as const;
export type MachineName = keyof typeof addresses;
export const databaseMachines = ['db1', 'db2', 'db3'] as const;
export const appMachines = ['app1', 'app2'] as const;
export const balancerMachines = ['lb1', 'lb2'] as const;
export const watchMachine = 'watch1';
export type DatabaseMachine = (typeof databaseMachines)[number];

/** A network namespace that stands for a machine: a network card, a loopback and a file of names of its own. */
export interface Machine {
  name: MachineName;
  address: string;
  /** The arguments of a command that runs another one on this machine. @param user who runs it */
  command(user: string, args: readonly string[]): string[];
  /** Runs a program on this machine to its end. @returns its output. @throws when it fails */
  run(user: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** Pulls the network cable: what is sent is lost, and nothing says so. */
  cut(): Promise<void>;
  /** Plugs it in again. */
  mend(): Promise<void>;
}

const network = '10.213.7';
const bridge = 'tw-cluster';
const namespaceOf = (name: MachineName) => `tradewind-${name}`;
const cableOf = (name: MachineName) => `tw-${name}`;
const names = Object.keys(addresses) as MachineName[];
export const addressOf = (name: MachineName): string => `${network}.${addresses[name]}`;

/** Makes all machines, and the bridge that they and this process reach each other by. Needs root. */
export async function makeMachines(): Promise<Record<MachineName, Machine>> {
  await removeMachines();
  await execute('ip', ['link', 'add', bridge, 'type', 'bridge']);
  await execute('ip', ['address', 'add', `${network}.1/24`, 'dev', bridge]);
  await execute('ip', ['link', 'set', bridge, 'up']);
  const hosts = ['127.0.0.1 localhost', ...names.map((name) => `${addressOf(name)} ${name}`), ''].join('\n');
  const machines = {} as Record<MachineName, Machine>;
  for (const name of names) machines[name] = await makeMachine(name, hosts);
  return machines;
}

async function makeMachine(name: MachineName, hosts: string): Promise<Machine> {
  const [namespace, cable] = [namespaceOf(name), cableOf(name)];
  // `ip netns exec` shows these files to the programs as those in /etc.
  await mkdir(`/etc/netns/${namespace}`, { recursive: true });
  await writeFile(`/etc/netns/${namespace}/hosts`, hosts);
  await execute('ip', ['netns', 'add', namespace]);
  await execute('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace]);
  await execute('ip', ['link', 'set', cable, 'master', bridge, 'up']);
  const inside = (...args: string[]) => execute('ip', ['-n', namespace, ...args]);
  await inside('address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
  await inside('link', 'set', 'eth0', 'up');
  await inside('link', 'set', 'lo', 'up');
  const command = (user: string, args: readonly string[]) => [
    'ip',
    'netns',
    'exec',
    namespace,
    'setpriv',
    `--reuid=${user}`,
    `--regid=${user}`,
    '--init-groups',
    ...args,
  ];
  return {
    name,
    address: addressOf(name),
    command,
    async run(user, args, env = {}) {
      const [program, ...rest] = command(user, args);
      return (await execute(program!, rest, { env: { ...searchPath, ...env } })).stdout;
    },
    async cut() {
      await execute('ip', ['link', 'set', cable, 'nomaster', 'down']);
    },
    async mend() {
      await execute('ip', ['link', 'set', cable, 'master', bridge, 'up']);
    },
  };
}

/** Where the programs of the cluster are found. */
export const searchPath = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' };

/** The processes on a machine. */
export async function processesOn(name: MachineName): Promise<number[]> {
  const { stdout } = await execute('ip', ['netns', 'pids', namespaceOf(name)]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Ends every process of the machines, and removes them and the bridge; also those that an earlier run left. */
export async function removeMachines(): Promise<void> {
  for (const name of names) {
    for (let pids = await processesOn(name); pids.length > 0; pids = await processesOn(name)) {
      for (const pid of pids) endAtOnce(pid);
      await pause(50);
    }
    await execute('ip', ['link', 'delete', cableOf(name)]).catch(() => {});
    await execute('ip', ['netns', 'delete', namespaceOf(name)]).catch(() => {});
    await rm(`/etc/netns/${namespaceOf(name)}`, { recursive: true, force: true });
  }
  await execute('ip', ['link', 'delete', bridge]).catch(() => {});
}

/** Kills a process (SIGKILL), which may have ended before. */
export function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
