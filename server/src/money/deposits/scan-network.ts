import type { Deps } from '../../base/deps.ts';
import { addressesOnNetwork, heightsOf, type Chain, type Network } from '../networks/index.ts';
import { recordRescanProgress, recordGone, recordScanProgress, recordSeen } from './deposits-store.ts';
import { scanOf } from './deposits-queries.ts';
import { findTransfers } from './find-transfers.ts';
import { settleDeposit } from './settle-deposit.ts';

/** Blocks in one question, and questions in one look; a long absence is made up for in several looks. */
const blocksAtOnce = 2_000n;
const stepsInALook = 25;

/**
 * Looks through a chain from the last block that was final at the last look up to its head. So everything that can still
 * change is looked at anew each time: a re-org needs no detection, what it took away is gone and what it moved is moved.
 * Only what is final, and was found just now, is settled. What steps are left go to a second look that somebody asked for.
 */
export async function scanNetwork({ db, clock, jobs }: Deps, network: Network, chain: Chain): Promise<void> {
  const at = clock.now();
  const { code } = network;
  const heights = await heightsOf(network, chain);
  const { head, final } = heights;
  // After the head: nobody can have paid to an address that was given out later than that.
  const owners = new Map((await addressesOnNetwork(db.read, code)).map(({ hex, userId }) => [hex, userId]));
  const receivers = new Set(owners.keys());
  const before = await scanOf(db.read, code);
  const through = before?.scannedThrough ?? floor(final);
  if (head < through) throw new Error(`is at block ${head}, behind ${through} which was final`);

  /** Notes and settles what is in these blocks. @returns the last of them. */
  async function step(from: bigint, most: bigint): Promise<bigint> {
    const to = from + blocksAtOnce - 1n < most ? from + blocksAtOnce - 1n : most;
    const found = await findTransfers(chain, network, receivers, from, to);
    await db.transact(async (tx) => {
      for (const transfer of found) await recordSeen(tx, network, transfer, owners.get(transfer.to) ?? null, at);
      await recordGone(tx, code, from, to, found);
    });
    for (const transfer of found.filter(({ block }) => block <= final))
      await db.transact((tx) => settleDeposit(tx, jobs, network, transfer, at));
    return to;
  }

  // RPCs behind one name do not always agree, so some blocks that were final are looked at once more.
  let from = floor((final < through ? final : through) + 1n - BigInt(network.confirmations));
  let steps = 0;
  for (; from <= head && steps < stepsInALook; steps += 1) {
    const to = await step(from, head);
    await db.transact((tx) => recordScanProgress(tx, code, floor(to < final ? to : final), heights, at));
    from = to + 1n;
  }

  for (let again = before?.againFrom ?? null; again !== null && steps < stepsInALook; steps += 1) {
    const asked = again;
    const to = await step(asked, through);
    again = to < through ? to + 1n : null;
    await db.transact((tx) => recordRescanProgress(tx, code, asked, again));
  }
}

const floor = (block: bigint): bigint => (block < 0n ? 0n : block);
