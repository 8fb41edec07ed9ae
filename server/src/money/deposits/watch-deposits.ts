import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { second } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { withConnection } from '../../base/db/pool.ts';
import type { Deps } from '../../base/deps.ts';
import { allNetworks, isWatched, withFirstReachableRpc, type Network } from '../networks/index.ts';
import { recordFailedScan } from './deposits-store.ts';
import { scanNetwork } from './scan-network.ts';

export interface WatchDeps extends Deps {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Scans every network that has an RPC once. A failed scan is recorded and does not affect the other networks. */
export async function scanNetworks(deps: WatchDeps): Promise<void> {
  const networks = (await allNetworks(deps.db.read)).filter(isWatched);
  await Promise.all(networks.map((network) => withNetworkLock(deps.db, network.code, () => scan(deps, network))));
}

async function scan(deps: WatchDeps, network: Network): Promise<void> {
  const { db, clock, log } = deps;
  try {
    await withFirstReachableRpc(network, (chain) => scanNetwork(deps, network, chain));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ network: network.code, reason }, 'A network could not be scanned');
    await db.transact((tx) => recordFailedScan(tx, network.code, clock.now(), reason.slice(0, 500)));
  }
}

/**
 * Runs the work unless another process scans the same network. This only avoids duplicate work: scans can be repeated
 * safely.
 */
async function withNetworkLock(db: Database, network: string, work: () => Promise<void>): Promise<void> {
  const name = `deposits on ${network}`;
  await withConnection(db.pool, async (session) => {
    const { rows } = await session.query<{ alone: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as alone',
      [name],
    );
    if (!rows[0]?.alone) return;
    try {
      await work();
    } finally {
      await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    }
  });
}

/** Scans repeatedly until the signal aborts; resolves when the last scan has ended. */
export async function runDepositWatcher(deps: WatchDeps, ending: AbortSignal, every = 5 * second): Promise<void> {
  while (!ending.aborted) {
    await scanNetworks(deps).catch((error: unknown) => deps.log.error({ err: error }, 'Watching deposits failed'));
    await pause(every, undefined, { signal: ending }).catch(() => {});
  }
}
