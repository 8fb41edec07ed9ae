import { LRUCache } from 'lru-cache';
import {
  hexOf,
  isUnreachable,
  type Chain,
  type FoundLog,
  type Network,
  type Receipt,
  type Transfer,
  type Hex,
} from '../networks/index.ts';

/** Receivers per request; RPCs limit them. */
const receiversPerRequest = 400;

/** Receipts by network, block and transaction. They never change, so each is requested once. */
const receipts = new LRUCache<string, Receipt>({ max: 1_000 });

/**
 * The transfers of the network's token to these addresses, in a range of blocks. Transactions that a re-org moves
 * during the scan are left out; the next scan finds them.
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
  for (let start = 0; start < addresses.length; start += receiversPerRequest) {
    const logs = await logsByHalves(
      chain,
      token,
      addresses.slice(start, start + receiversPerRequest),
      fromBlock,
      toBlock,
    );
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

/** Reads logs and halves the range when the RPC refuses it: RPCs limit the length of answers, each differently. */
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

/** The receipt; null when the transaction is no longer in that block. */
async function receiptIn(chain: Chain, network: Network, txHash: Hex, blockHash: Hex): Promise<Receipt | null> {
  const key = `${network.code} ${blockHash} ${txHash}`;
  const cached = receipts.get(key);
  if (cached) return cached;
  const receipt = await chain.receipt(txHash);
  if (receipt?.blockHash !== blockHash) return null;
  receipts.set(key, receipt);
  return receipt;
}
