import { LRUCache } from 'lru-cache';
import type { Hex } from 'viem';
import {
  hexOf,
  isUnreachable,
  type Chain,
  type FoundLog,
  type Network,
  type Receipt,
  type Transfer,
} from '../networks/index.ts';

/** Receivers in one question; RPCs take only so many. */
const receiversAtOnce = 400;

/** A transaction in a block never changes, so each receipt is asked for once. */
const known = new LRUCache<string, Receipt>({ max: 1_000 });

/**
 * The transfers of the network's token to these addresses, in a range of blocks. What a re-org moves while we look is
 * left out: the next look finds it.
 */
export async function findTransfers(
  chain: Chain,
  network: Network,
  receivers: ReadonlySet<Hex>,
  fromBlock: bigint,
  toBlock: bigint,
): Promise<Transfer[]> {
  const token = hexOf(network.kind, network.token);
  const addresses = [...receivers];
  const blockOf = new Map<Hex, Hex>();
  for (let start = 0; start < addresses.length; start += receiversAtOnce) {
    const logs = await logsByHalves(chain, token, addresses.slice(start, start + receiversAtOnce), fromBlock, toBlock);
    for (const { transactionHash, blockHash } of logs) blockOf.set(transactionHash, blockHash);
  }
  const found: Transfer[] = [];
  for (const [txHash, blockHash] of blockOf) {
    const receipt = await receiptIn(chain, network, txHash, blockHash);
    if (receipt?.succeeded)
      found.push(
        ...receipt.transfers.filter(
          (transfer) => transfer.token === token && receivers.has(transfer.to) && transfer.units > 0n,
        ),
      );
  }
  return found;
}

/** RPCs refuse what would be too long an answer, each at its own limit; half of it is asked for then. */
async function logsByHalves(
  chain: Chain,
  token: Hex,
  receivers: readonly Hex[],
  fromBlock: bigint,
  toBlock: bigint,
): Promise<FoundLog[]> {
  try {
    return await chain.transferLogs(token, receivers, fromBlock, toBlock);
  } catch (error) {
    if (fromBlock === toBlock || isUnreachable(error)) throw error;
    const middle = (fromBlock + toBlock) / 2n;
    const first = await logsByHalves(chain, token, receivers, fromBlock, middle);
    return [...first, ...(await logsByHalves(chain, token, receivers, middle + 1n, toBlock))];
  }
}

/** The receipt, or null when the transaction is not in that block any more. */
async function receiptIn(chain: Chain, network: Network, txHash: Hex, blockHash: Hex): Promise<Receipt | null> {
  const key = `${network.code} ${blockHash} ${txHash}`;
  const before = known.get(key);
  if (before) return before;
  const receipt = await chain.receipt(txHash);
  if (receipt?.blockHash !== blockHash) return null;
  known.set(key, receipt);
  return receipt;
}
