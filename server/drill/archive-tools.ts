import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './poll.ts';
import type { Programs } from './system-postgres.ts';

/** A cluster whose log is archived. */
export interface ArchivedCluster {
  /** The folder for everything of the drill. */
  folder: string;
  /** The cluster within it. */
  cluster: string;
  port: number;
}

/** A program that keeps copies and the log of a cluster, used as docs/operations.md says. */
export interface ArchiveTool {
  name: 'pgbackrest' | 'barman';
  /** What stands in `postgresql.conf`. */
  settings(at: ArchivedCluster): string[];
  /** Sets it up for the running cluster, and lets it examine that. */
  prepare(): Promise<void>;
  /** A second one may be of the differences only. */
  backUp(isFirst: boolean): Promise<void>;
  /** Archives the segment of the log that is being written. */
  archiveLog(): Promise<void>;
  /** Stops what runs beside the cluster. */
  stop(): Promise<void>;
  /** Puts the stopped cluster back to a moment. */
  restore(moment: string): Promise<void>;
}

export type OpenTool = (at: ArchivedCluster, programs: Programs) => Promise<ArchiveTool>;

/** pgBackRest with an encrypted repository in a folder; variables such as `PGBACKREST_REPO1_TYPE` choose another one. */
export const pgBackRest: OpenTool = async (at, { run, psql }) => {
  const config = join(at.folder, 'pgbackrest.conf');
  const global = { 'repo1-path': join(at.folder, 'repository'), 'repo1-cipher-type': 'aes-256-cbc' };
  const paths = { 'log-path': at.folder, 'lock-path': at.folder, 'spool-path': at.folder };
  await writeFile(
    config,
    [
      '[global]',
      ...assignments({ ...global, 'repo1-cipher-pass': 'of the drill', 'repo1-retention-full': '2', ...paths }),
      'start-fast=y',
      '[tradewind]',
      ...assignments({ 'pg1-path': at.cluster, 'pg1-port': String(at.port), 'pg1-socket-path': at.folder }),
    ].join('\n'),
  );
  const command = (...args: string[]) => run('pgbackrest', [`--config=${config}`, '--stanza=tradewind', ...args]);
  return {
    name: 'pgbackrest',
    settings: () => [
      'archive_mode = on',
      `archive_command = 'pgbackrest --config=${config} --stanza=tradewind archive-push %p'`,
    ],
    async prepare() {
      await command('stanza-create');
      await command('check');
    },
    backUp: (isFirst) => command(`--type=${isFirst ? 'full' : 'diff'}`, 'backup'),
    archiveLog: () => psql('select pg_switch_wal()'),
    stop: async () => {},
    restore: (moment) => command('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore'),
  };
};

/** Barman, which receives the log as a stream. */
export const barman: OpenTool = async (at, { bin, user, run }) => {
  const config = join(at.folder, 'barman.conf');
  const home = join(at.folder, 'barman');
  const connection = `host=${at.folder} port=${at.port} user=${user} dbname=postgres`;
  await writeFile(
    config,
    [
      '[barman]',
      ...assignments({ barman_home: home, barman_user: user, log_file: join(at.folder, 'barman.log') }),
      '[tradewind]',
      ...assignments({ description: 'drill', conninfo: connection, streaming_conninfo: connection }),
      ...assignments({ backup_method: 'postgres', streaming_archiver: 'on', slot_name: 'barman' }),
      ...assignments({ create_slot: 'auto', path_prefix: bin }),
    ].join('\n'),
  );
  await run('mkdir', ['-p', home]);
  const command = (...args: string[]) => run('barman', ['-c', config, ...args]);
  return {
    name: 'barman',
    settings: () => [],
    async prepare() {
      // Starts what receives the log; where Barman is installed, its timer does so every minute.
      await command('cron');
      const switched = () => command('switch-wal', '--force', '--archive', '--archive-timeout=10', 'tradewind');
      await until('Barman receives the log', () =>
        switched().then(
          () => true,
          () => false,
        ),
      );
      await command('check', 'tradewind');
    },
    backUp: () => command('backup', '--wait', 'tradewind'),
    archiveLog: () => command('switch-wal', '--force', '--archive', 'tradewind'),
    stop: () => command('receive-wal', '--stop', 'tradewind'),
    async restore(moment) {
      await run('rm', ['-rf', at.cluster]);
      await command(
        'recover',
        '--target-time',
        moment,
        '--target-action',
        'promote',
        'tradewind',
        'latest',
        at.cluster,
      );
    },
  };
};

const assignments = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name} = ${value}`);
