import { chmod, chown, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isHealthy, until } from '../drill/poll.ts';
import { hasProgram, newestPrograms, userIds } from '../drill/system-postgres.ts';
import { secret } from '../drill/world.ts';
import { withClient } from '../test/with-client.ts';
import { configuration, environment, root, type Values } from './configuration.ts';
import {
  addressOf,
  appMachines,
  balancerMachines,
  databaseMachines,
  makeMachines,
  watchMachine,
  type DatabaseMachine,
  type Machine,
  type MachineName,
} from './machines.ts';
import { ailingDatabases, roles, type Roles } from './patroni.ts';
import { programOf, type Program } from './program.ts';
import { askAt, scrapeInterval, type Series } from './prometheus.ts';

/** A running cluster. */
export interface Cluster {
  machines: Readonly<Record<MachineName, Machine>>;
  /** Where clients find it: one address for each balancer. */
  origins: readonly string[];
  etcd: Readonly<Record<DatabaseMachine, Program>>;
  /** Patroni with its PostgreSQL. */
  databases: Readonly<Record<DatabaseMachine, Program>>;
  poolers: readonly Program[];
  apps: readonly Program[];
  balancers: readonly Program[];
  /** The database machines by what they are now. @throws when there is no primary with a synchronous replica */
  roles(): Promise<Roles>;
  /** The address of the present primary, for the books and the traces. */
  databaseUrl(): Promise<string>;
  /** What is not as it should be; empty when every part works. */
  ailing(): Promise<string[]>;
  /** The folder of data and logs of a machine. */
  folderOf(name: MachineName): string;
}

const password = 'cluster';

/** What this machine lacks to run the cluster; empty when it can. */
export async function missingHere(): Promise<string[]> {
  if (process.platform !== 'linux') return ['Linux'];
  const programs = ['ip', 'setpriv', 'etcd', 'patroni', 'haproxy', 'pgbouncer', 'prometheus'];
  const has = await Promise.all(programs.map(hasProgram));
  return [
    ...(process.getuid?.() === 0 ? [] : ['root, for the network namespaces']),
    ...programs.filter((_, at) => !has[at]),
    ...((await newestPrograms()) ? [] : ['PostgreSQL']),
  ];
}

/** Starts every part on an empty database and waits until all work. */
export async function startCluster(folder: string): Promise<Cluster> {
  const machines = await makeMachines();
  const programs = (await newestPrograms())!;
  const folderOf = (name: MachineName) => join(folder, name);
  const valuesOf = (name: MachineName): Values => ({
    machine: name,
    others: othersOf(name),
    folder: folderOf(name),
    password,
    programs,
    secret: secret.toString(),
    interval: `${scrapeInterval}s`,
  });

  const { uid, gid } = await userIds('postgres');
  for (const name of Object.keys(machines) as MachineName[]) {
    await mkdir(folderOf(name));
    await chown(folderOf(name), uid, gid);
  }
  // Both processes store files in one folder, in place of a bucket.
  await mkdir(join(folder, 'files'));

  /** Writes a file of `config/` for a machine. @returns its path */
  async function place(name: MachineName, file: string): Promise<string> {
    const path = join(folderOf(name), file);
    await writeFile(path, await configuration(file, valuesOf(name)));
    await chown(path, uid, gid);
    await chmod(path, 0o600);
    return path;
  }
  /** Copies a file for the programs of a machine, which need not be allowed to read it where it is. */
  async function copyFor(name: MachineName, file: string): Promise<void> {
    const path = join(folderOf(name), basename(file));
    await copyFile(file, path);
    await chown(path, uid, gid);
  }
  const on = (
    name: MachineName,
    program: string,
    args: readonly string[],
    more: { user?: string; env?: Values; children?: string[] } = {},
  ) => programOf({ machine: machines[name], name: program, user: 'postgres', args, folder, ...more });

  const etcd = {} as Record<DatabaseMachine, Program>;
  const databases = {} as Record<DatabaseMachine, Program>;
  for (const name of databaseMachines) {
    etcd[name] = on(name, 'etcd', ['etcd'], { env: await environment('etcd.env', valuesOf(name)) });
    const patroni = ['patroni', await place(name, 'patroni.yml')];
    databases[name] = on(name, 'patroni', patroni, { children: ['postgres', 'patroni'] });
  }
  const poolers: Program[] = [];
  const proxies: Program[] = [];
  const apps: Program[] = [];
  for (const name of appMachines) {
    proxies.push(on(name, 'haproxy', ['haproxy', '-db', '-f', await place(name, 'haproxy-database.cfg')]));
    const users = join(folderOf(name), 'userlist.txt');
    await writeFile(users, `"tradewind" "${password}"\n`);
    await chown(users, uid, gid);
    poolers.push(on(name, 'pgbouncer', ['pgbouncer', await place(name, 'pgbouncer.ini')]));
    const env = {
      ...(await environment('tradewind.env', { ...valuesOf(name), folder: join(folder, 'files') })),
      LOG_LEVEL: 'warn',
    };
    apps.push(on(name, 'tradewind', [process.execPath, join(root, 'server/src/main.ts')], { user: 'root', env }));
  }
  const balancers: Program[] = [];
  for (const name of balancerMachines)
    balancers.push(on(name, 'haproxy', ['haproxy', '-db', '-f', await place(name, 'haproxy-web.cfg')]));

  await copyFor(watchMachine, join(root, 'docs/monitoring/alerts.yml'));
  const prometheus = on(watchMachine, 'prometheus', [
    'prometheus',
    `--config.file=${await place(watchMachine, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folderOf(watchMachine), 'prometheus')}`,
  ]);

  const cluster: Cluster = {
    machines,
    origins: balancerMachines.map((name) => `http://${addressOf(name)}:8000`),
    etcd,
    databases,
    poolers,
    apps,
    balancers,
    roles,
    async databaseUrl() {
      let primary: DatabaseMachine | undefined;
      await until(
        'a server is primary',
        async () => (primary = (await roles().catch(() => null))?.primary) !== undefined,
        250,
      );
      return databaseUrlOf(primary!);
    },
    ailing,
    folderOf,
  };

  for (const program of Object.values(etcd)) program.start();
  // Patroni ends where etcd has no version yet; a supervisor would start it again.
  await until(
    'the members of etcd agree on a version',
    async () => (await Promise.all(databaseMachines.map((name) => hasVersion(machines[name])))).every(Boolean),
    250,
  );
  for (const program of Object.values(databases)) program.start();
  await until('the three servers replicate', async () => (await ailingDatabases()).length === 0, 250);
  await createDatabase((await roles()).primary);
  for (const program of [...proxies, ...poolers, ...balancers, prometheus]) program.start();
  await until(
    'the primary is reached through PgBouncer',
    async () => (await Promise.all(appMachines.map((name) => answers(machines[name])))).every(Boolean),
    250,
  );
  // One after the other: the first migrates.
  for (const [at, app] of apps.entries()) {
    app.start();
    await until(`${app.name} is healthy`, () => isHealthy(`http://${addressOf(appMachines[at]!)}:8080`), 250);
  }
  await untilWell(cluster);
  return cluster;
}

/** Whether the member of etcd on a machine knows the version of all. */
const hasVersion = (machine: Machine): Promise<boolean> =>
  fetch(`http://${machine.address}:2379/version`)
    .then(async (answer) => ((await answer.json()) as { etcdcluster: string }).etcdcluster !== 'not_decided')
    .catch(() => false);

/** The addresses of etcd on the other machines of the database. */
const othersOf = (name: MachineName): string =>
  databaseMachines
    .filter((other) => other !== name)
    .map((other) => `${other}:2379`)
    .join(',');

/** Waits until every part works. @throws Error that names those that do not */
export async function untilWell({ ailing }: Pick<Cluster, 'ailing'>): Promise<void> {
  let parts: string[] = [];
  await until('every part works', async () => (parts = await ailing()).length === 0, 500).catch((error: Error) => {
    throw new Error(`${error.message}; not yet: ${parts.join(', ')}`);
  });
}

/** Whether the database answers through the pooler of a machine. */
const answers = (machine: Machine): Promise<boolean> =>
  machine.run('postgres', ['psql', `postgres://tradewind:${password}@127.0.0.1:6432/tradewind`, '-c', 'select 1']).then(
    () => true,
    () => false,
  );

const databaseUrlOf = (name: DatabaseMachine, user = 'tradewind', database = 'tradewind'): string =>
  `postgres://${user}:${password}@${addressOf(name)}:5432/${database}`;

async function createDatabase(primary: DatabaseMachine): Promise<void> {
  await withClient(databaseUrlOf(primary, 'postgres', 'postgres'), async (client) => {
    await client.query(`create role tradewind login password '${password}'`);
    await client.query('create database tradewind owner tradewind');
    // For writes on the wrong side of a cut network.
    await client.query('create table lone_writes (number int)');
  });
}

/** Every part is asked at its own address. */
async function ailing(): Promise<string[]> {
  const asked: [string, string][] = [
    ...databaseMachines.map((name): [string, string] => [`etcd on ${name}`, `http://${addressOf(name)}:2379/health`]),
    ...appMachines.map((name): [string, string] => [`Tradewind on ${name}`, `http://${addressOf(name)}:8080/healthz`]),
    ...balancerMachines.map((name): [string, string] => [
      `HAProxy on ${name}`,
      `http://${addressOf(name)}:8000/healthz`,
    ]),
  ];
  const failing = await Promise.all(
    asked.map(async ([part, url]) => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      return answer?.ok ? [] : [part];
    }),
  );
  const read = await askAt('sum by (instance) (tradewind_replica_read)').catch(() => []);
  const unread = appMachines
    .filter((name) => !read.some(isReading(name)))
    .map((name) => `a replica for ${name}, or its metrics`);
  return [...failing.flat(), ...unread, ...(await ailingDatabases())];
}

/** Whether the metrics of a process say that it reads from every server of the database. */
const isReading =
  (name: MachineName) =>
  ({ labels, values }: Series): boolean =>
    labels.instance!.startsWith(`${name}:`) && values[0]![1] === databaseMachines.length;
