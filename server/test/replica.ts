import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { copyCluster } from './copy-cluster.ts';

/** Starts a streaming replica of an embedded server. @param folders of their data */
export async function startReplica(
  primaryUrl: string,
  folders: { primary: string; replica: string },
): Promise<EmbeddedPostgres> {
  const cluster = join(folders.replica, 'postgres');
  await mkdir(folders.replica);
  await copyCluster(primaryUrl, join(folders.primary, 'postgres'), cluster);
  const { hostname, port, username, password } = new URL(primaryUrl);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(cluster, 'standby.signal'), '');
  return startEmbeddedPostgres({ dataDir: folders.replica, disposable: true });
}
