import type { Chain } from './chain.ts';
import type { Network } from './networks-queries.ts';

export interface Heights {
  head: bigint;
  /** What stands here or below cannot be undone any more. */
  final: bigint;
}

/** How far a chain has come. One that has no word for finality counts confirmations; a block's own is the first. */
export async function heightsOf(network: Pick<Network, 'finality' | 'confirmations'>, chain: Chain): Promise<Heights> {
  const head = await chain.head();
  const byCount = head - BigInt(network.confirmations) + 1n;
  const final = network.finality === 'finalized' ? ((await chain.finalized()) ?? byCount) : byCount;
  return { head, final: final < head ? final : head };
}

/** About how many blocks Ethereum needs for its last word. */
const epochs = 64;

/** How far a block is: "n of N". The last of the N is kept back until it is final, whatever was counted. */
export function progressOf(
  { finality, confirmations }: Pick<Network, 'finality' | 'confirmations'>,
  { head, final }: Heights,
  block: bigint,
): { done: number; needed: number } {
  const needed = finality === 'finalized' ? Math.max(confirmations, epochs) : confirmations;
  const counted = Number(head - block) + 1;
  return { needed, done: block <= final ? needed : Math.max(0, Math.min(counted, needed - 1)) };
}
