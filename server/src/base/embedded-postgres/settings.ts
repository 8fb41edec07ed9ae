/**
 * The server's settings, sized for a machine with two cores. They are passed on the command line at every start, not
 * written into the cluster, so that a change also applies to existing clusters.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  password_encryption: 'scram-sha-256',

  // A committed payment must survive a power cut: these three are never changed for speed, except for disposable data.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // Compilation pays off for statements of minutes; these take milliseconds.
  jit: 'off',
  max_logical_replication_workers: '0',

  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** For data that nobody misses: a power cut may damage the cluster; a killed process still loses nothing. */
const disposableSettings = { fsync: 'off', full_page_writes: 'off' };

/** The settings as arguments of `postgres`. */
export function settingArguments(port: number, disposable: boolean): string[] {
  const chosen = { ...settings, ...(disposable && disposableSettings), port: String(port) };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
