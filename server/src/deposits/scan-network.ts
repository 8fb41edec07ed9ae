import type { Deps } from '../base/deps.ts';
import { addressesOnNetwork, heightsOf, type Chain, type Network } from '../networks/index.ts';
import { noteGone, noteProgress, noteSeen } from './deposits-store.ts';
import { scanOf } from './deposits-queries.ts';
import { findTransfers } from './find-transfers.ts';
import { settleDeposit } from './settle-deposit.ts';

/** Blocks in one question, and questions in one look; a long absence is made up for in several looks. */
const blocksAtOnce = 2_000n;
const stepsInALook = 25;

/**
 * Looks through a chain from the last block that was final at the last look up to its head. So everything that can still
 * change is looked at anew each time: a re-org needs no detection, what it took away is gone and what it moved is moved.
 * Only what is final, and was found just now, is settled.
 */
export async function scanNetwork({ db, clock }: Deps, network: Network, chain: Chain): Promise<void> {
  const at = clock.now();
  const heights = await heightsOf(network, chain);
  const { head, final } = heights;
  // After the head: nobody can have paid to an address that was given out later than that.
  const owners = new Map((await addressesOnNetwork(db.read, network.code)).map(({ hex, userId }) => [hex, userId]));
  const receivers = new Set(owners.keys());
  const through = (await scanOf(db.read, network.code))?.scannedThrough ?? floor(final);
  if (head < through) throw new Error(`is at block ${head}, behind ${through} which was final`);

  // RPCs behind one name do not always agree, so some blocks that were final are looked at once more.
  let from = floor((final < through ? final : through) + 1n - BigInt(network.confirmations));
  for (let step = 0; from <= head && step < stepsInALook; step += 1) {
    const to = from + blocksAtOnce - 1n < head ? from + blocksAtOnce - 1n : head;
    const found = await findTransfers(chain, network, receivers, from, to);
    await db.transact(async (tx) => {
      for (const transfer of found) await noteSeen(tx, network, transfer, owners.get(transfer.to) ?? null, at);
      await noteGone(tx, network.code, from, to, found);
    });
    for (const transfer of found.filter(({ block }) => block <= final)) await db.transact((tx) => settleDeposit(tx, network, transfer, at));
    await db.transact((tx) => noteProgress(tx, network.code, floor(to < final ? to : final), heights, at));
    from = to + 1n;
  }
}

const floor = (block: bigint): bigint => (block < 0n ? 0n : block);
