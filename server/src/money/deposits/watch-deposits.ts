import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { second } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { newId } from '../../base/ids/ids.ts';
import { allNetworks, isWatched, withFirstReachableRpc, type Network } from '../networks/index.ts';
import { endScanLease, recordFailedScan, takeScanLease } from './scans-store.ts';
import { scanNetwork } from './scan-network.ts';

export interface WatchDeps extends Deps {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Scans every network that has an RPC once. A failed scan is recorded and does not affect the other networks. */
export async function scanNetworks(deps: WatchDeps): Promise<void> {
  const networks = (await allNetworks(deps.db.read)).filter(isWatched);
  await Promise.all(networks.map((network) => withScanLease(deps.db, network.code, () => scan(deps, network))));
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
 * Runs the work unless the network is being scanned already. This only avoids duplicate work: scans can be repeated
 * safely. The work holds no connection while it waits for an RPC.
 */
async function withScanLease(db: Database, network: string, work: () => Promise<void>): Promise<void> {
  const holder = newId();
  if (!(await db.transact((tx) => takeScanLease(tx, network, holder)))) return;
  try {
    await work();
  } finally {
    await db.transact((tx) => endScanLease(tx, network, holder));
  }
}

/** Scans repeatedly until the signal aborts; resolves when the last scan has ended. */
export async function runDepositWatcher(deps: WatchDeps, ending: AbortSignal, every = 5 * second): Promise<void> {
  while (!ending.aborted) {
    await scanNetworks(deps).catch((error: unknown) => deps.log.error({ err: error }, 'Watching deposits failed'));
    await pause(every, undefined, { signal: ending }).catch(() => {});
  }
}
