import type { Chain } from './chain.ts';
import type { Network } from './networks-queries.ts';

export interface Heights {
  head: bigint;
  /** The last final block: it and older ones can't be undone. */
  final: bigint;
}

/**
 * The head and the last final block of a chain. Without a finalized block, confirmations are counted; a block is its
 * own first one.
 */
export async function heightsOf(network: Pick<Network, 'finality' | 'confirmations'>, chain: Chain): Promise<Heights> {
  const head = await chain.head();
  const byCount = head - BigInt(network.confirmations) + 1n;
  const final = network.finality === 'finalized' ? ((await chain.finalized()) ?? byCount) : byCount;
  return { head, final: final < head ? final : head };
}

/** About how many blocks Ethereum needs to finalize a block. */
const finalizationBlocks = 64;

/** The confirmations of a block, "n of N". Only a final block has all N. */
export function progressOf(
  { finality, confirmations }: Pick<Network, 'finality' | 'confirmations'>,
  { head, final }: Heights,
  block: bigint,
): { done: number; needed: number } {
  const needed = finality === 'finalized' ? Math.max(confirmations, finalizationBlocks) : confirmations;
  const counted = Number(head - block) + 1;
  return { needed, done: block <= final ? needed : Math.max(0, Math.min(counted, needed - 1)) };
}
