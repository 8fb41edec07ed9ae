import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { allNetworks, isWatched, NoReachableRpc, type Network } from '../networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { addressesToRead, balanceOnChain, bookedOnNetwork } from './chain-balance.ts';
import { insertChainBalance } from './chain-balances-store.ts';

export type CompareDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Compares a network with the books for an operator. No money moves.
 *
 * @returns the id of the comparison.
 * @throws Refusal `network_unknown` or `network_not_watched`.
 */
export async function compareChain(deps: CompareDeps, { operator, now }: DeskCall, code: string): Promise<string> {
  const network = (await allNetworks(deps.db.read)).find((known) => known.code === code);
  if (!network) refuse('network_unknown', {}, ['network']);
  if (!isWatched(network)) refuse('network_not_watched');
  const id = await compare(deps, network, operator.id);
  await deps.db.transact((tx) => audit(tx, operator, 'network.compared', `network:${code}`, { comparison: id }, now));
  return id;
}

/** A timer: compares every network that has an RPC with the books. One that fails does not stop the others. */
export async function compareChains(deps: CompareDeps & { log: Pick<FastifyBaseLogger, 'error'> }): Promise<void> {
  const networks = (await allNetworks(deps.db.read)).filter(isWatched);
  for (const network of networks)
    await compare(deps, network, null).catch((error: unknown) =>
      deps.log.error({ err: error, network: network.code }, 'A chain could not be compared with the books'),
    );
}

/** Reads the chain first, holding no connection; what arrives meanwhile differs until the next comparison. */
async function compare({ db, clock }: CompareDeps, network: Network, by: string | null): Promise<string> {
  const addresses = await addressesToRead(db.read, network.code);
  const { onChain, failure } = await readChain(network, addresses);
  const id = newId();
  await db.transact(async (tx) => {
    const { books, uncredited, handedOver } = await bookedOnNetwork(tx, network.code);
    await insertChainBalance(tx, {
      id,
      network: network.code,
      at: clock.now(),
      by,
      addresses: addresses.length,
      onChain,
      books,
      uncredited,
      handedOver,
      failure,
    });
  });
  return id;
}

async function readChain(network: Network, addresses: Awaited<ReturnType<typeof addressesToRead>>) {
  try {
    return { onChain: await balanceOnChain(network, addresses), failure: '' };
  } catch (error) {
    if (!(error instanceof NoReachableRpc)) throw error;
    return { onChain: null, failure: error.message.slice(0, 500) };
  }
}
