import type { CartProblem } from '@tradewind/contract/trade/cart';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { skusById } from '../../goods/catalog/index.ts';
import { maxLines } from './cart-limits.ts';
import { countCart } from './cart-queries.ts';
import { addAvailable } from './cart-store.ts';

interface Wanted {
  readonly skuId: string;
  readonly quantity: number;
}

export interface AddedAgain<Line> {
  readonly added: number;
  readonly missed: readonly { line: Line; problem: CartProblem }[];
  /** Pieces in the cart. */
  readonly count: number;
}

/**
 * Puts exactly these combinations into the cart, each as far as there is enough; what is in the cart already counts.
 *
 * @throws Refusal `product_gone` or `sold_out` when nothing of it can be had, `cart_full`.
 */
export async function reorder<Line extends Wanted>(
  tx: Tx,
  userId: string,
  lines: readonly Line[],
  at: Date,
): Promise<AddedAgain<Line>> {
  const combinations = await skusById(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const missed: { line: Line; problem: CartProblem }[] = [];
  let added = 0;
  // In one order, so that two of these do not wait for each other in a ring.
  for (const line of lines.toSorted((one, other) => (one.skuId < other.skuId ? -1 : 1))) {
    const combination = combinations.get(line.skuId);
    if (!combination?.forSale) missed.push({ line, problem: 'gone' });
    else if (combination.stock === 0) missed.push({ line, problem: 'sold_out' });
    else {
      await addAvailable(
        tx,
        userId,
        { skuId: line.skuId, pieces: line.quantity, stock: combination.stock, price: combination.price },
        at,
      );
      added += 1;
      if (combination.stock < line.quantity) missed.push({ line, problem: 'short' });
    }
  }
  if (added === 0) refuse(missed.every(({ problem }) => problem === 'gone') ? 'product_gone' : 'sold_out');
  const { lines: inCart, pieces } = await countCart(tx, userId);
  if (inCart > maxLines) refuse('cart_full', { limit: maxLines });
  return { added, missed, count: pieces };
}
