import type { CartProblem } from '@tradewind/contract/trade/cart';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireAdult, skusById } from '../../goods/catalog/index.ts';
import { countCart } from './cart-queries.ts';
import { addAvailable, lockCart, maxLines } from './cart-store.ts';

interface ReorderLine {
  readonly skuId: string;
  readonly quantity: number;
}

export interface ReorderResult<Line> {
  readonly added: number;
  readonly missed: readonly { line: Line; problem: CartProblem }[];
  /** Pieces in the cart. */
  readonly count: number;
}

/**
 * Adds the SKUs of an order to the cart, each up to its stock; pieces that are already in the cart count.
 *
 * @throws Refusal `adults_only`, `product_gone` or `sold_out` when nothing is available, `cart_full`.
 */
export async function reorder<Line extends ReorderLine>(
  tx: Tx,
  { actor: { userId }, isAdult }: Pick<ShopperCall, 'actor' | 'isAdult'>,
  lines: readonly Line[],
  at: Date,
): Promise<ReorderResult<Line>> {
  const skus = await skusById(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  requireAdult({ isAdult }, skus.values());
  const missed: { line: Line; problem: CartProblem }[] = [];
  let added = 0;
  await lockCart(tx, userId);
  for (const line of lines) {
    const sku = skus.get(line.skuId);
    if (!sku?.forSale) missed.push({ line, problem: 'gone' });
    else if (sku.stock === 0) missed.push({ line, problem: 'sold_out' });
    else {
      await addAvailable(
        tx,
        userId,
        { skuId: line.skuId, pieces: line.quantity, stock: sku.stock, price: sku.price },
        at,
      );
      added += 1;
      if (sku.stock < line.quantity) missed.push({ line, problem: 'short' });
    }
  }
  if (added === 0) refuse(missed.every(({ problem }) => problem === 'gone') ? 'product_gone' : 'sold_out');
  const { lines: inCart, pieces } = await countCart(tx, userId);
  if (inCart > maxLines) refuse('cart_full', { limit: maxLines });
  return { added, missed, count: pieces };
}
