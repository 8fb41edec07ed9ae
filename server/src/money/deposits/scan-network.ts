import type { Deps } from '../../base/deps.ts';
import { addressesOnNetwork, heightsOf, type Chain, type Network } from '../networks/index.ts';
import { recordGone, recordSeen } from './deposits-store.ts';
import { recordRescanProgress, recordScanProgress } from './scans-store.ts';
import { scanOf } from './deposits-queries.ts';
import { findTransfers } from './find-transfers.ts';
import { settleDeposit } from './settle-deposit.ts';

/** Blocks per request, and requests per scan; a long backlog takes several scans. */
const blocksPerStep = 2_000n;
const stepsPerScan = 25;

/**
 * Scans a chain from the last block that was final at the previous scan up to its head. Blocks that can still change
 * are therefore read again each time, and a re-org needs no detection: removed transfers are marked as gone, moved ones
 * get their new block. Only transfers that are final and were found in this scan are settled. Remaining steps go to a
 * rescan that an operator requested.
 */
export async function scanNetwork({ db, clock, jobs }: Deps, network: Network, chain: Chain): Promise<void> {
  const at = clock.now();
  const { code } = network;
  const heights = await heightsOf(network, chain);
  const { head, final } = heights;
  // Read after the head: addresses that are allocated later can't have received anything up to it.
  const owners = new Map((await addressesOnNetwork(db.read, code)).map(({ hex, userId }) => [hex, userId]));
  const receivers = new Set(owners.keys());
  const before = await scanOf(db.read, code);
  const through = before?.scannedThrough ?? atLeastZero(final);
  if (head < through) throw new Error(`is at block ${head}, behind ${through} which was final`);

  /** Records and settles the transfers of one step. @returns the last block of the step. */
  async function scanBlocks(from: bigint, max: bigint): Promise<bigint> {
    const to = from + blocksPerStep - 1n < max ? from + blocksPerStep - 1n : max;
    const found = await findTransfers(chain, network, receivers, from, to);
    await db.transact(async (tx) => {
      for (const transfer of found) await recordSeen(tx, network, transfer, owners.get(transfer.to) ?? null, at);
      await recordGone(tx, code, from, to, found);
    });
    for (const transfer of found.filter(({ block }) => block <= final))
      await db.transact((tx) => settleDeposit(tx, jobs, network, transfer, at));
    return to;
  }

  // Servers behind one RPC name do not always agree, so some final blocks are scanned again.
  let from = atLeastZero((final < through ? final : through) + 1n - BigInt(network.confirmations));
  let steps = 0;
  for (; from <= head && steps < stepsPerScan; steps += 1) {
    const to = await scanBlocks(from, head);
    await db.transact((tx) => recordScanProgress(tx, code, atLeastZero(to < final ? to : final), heights, at));
    from = to + 1n;
  }

  for (let rescanFrom = before?.againFrom ?? null; rescanFrom !== null && steps < stepsPerScan; steps += 1) {
    const start = rescanFrom;
    const to = await scanBlocks(start, through);
    rescanFrom = to < through ? to + 1n : null;
    await db.transact((tx) => recordRescanProgress(tx, code, start, rescanFrom));
  }
}

const atLeastZero = (block: bigint): bigint => (block < 0n ? 0n : block);
