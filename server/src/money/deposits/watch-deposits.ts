import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { second } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { allNetworks, isWatched, onAnyRpc, type Network } from '../networks/index.ts';
import { recordFailedScan } from './deposits-store.ts';
import { scanNetwork } from './scan-network.ts';

export interface WatchDeps extends Deps {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Looks once at every network that has an RPC. One that fails does not keep the others back; its failure is noted. */
export async function watchDeposits(deps: WatchDeps): Promise<void> {
  const networks = (await allNetworks(deps.db.read)).filter(isWatched);
  await Promise.all(networks.map((network) => whileAlone(deps.db, network.code, () => look(deps, network))));
}

async function look(deps: WatchDeps, network: Network): Promise<void> {
  const { db, clock, log } = deps;
  try {
    await onAnyRpc(network, (chain) => scanNetwork(deps, network, chain));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ network: network.code, reason }, 'A network could not be looked at');
    await db.transact((tx) => recordFailedScan(tx, network.code, clock.now(), reason.slice(0, 500)));
  }
}

/** Several processes may watch; on each network one at a time does. Nothing rests on it but quiet: all that is written bears repetition. */
async function whileAlone(db: Database, network: string, work: () => Promise<void>): Promise<void> {
  const session = await db.connection.reserve();
  try {
    const name = `deposits on ${network}`;
    const [row] = await session<
      { alone: boolean }[]
    >`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as alone`;
    if (!row?.alone) return;
    try {
      await work();
    } finally {
      await session`select pg_advisory_unlock(hashtextextended(${name}, 0))`;
    }
  } finally {
    session.release();
  }
}

/** Looks again and again until it is told to stop; ends when the last look has. */
export async function keepWatchingDeposits(deps: WatchDeps, ending: AbortSignal, every = 5 * second): Promise<void> {
  while (!ending.aborted) {
    await watchDeposits(deps).catch((error: unknown) => deps.log.error({ err: error }, 'Watching deposits failed'));
    await pause(every, undefined, { signal: ending }).catch(() => {});
  }
}
