import type { CartRow } from '@tradewind/contract/trade/cart';
import { type Money, sum, times } from '@tradewind/contract/base/money';
import { amountOf } from '../../money/currencies/amount.ts';

/** Lines of one shop. */
export interface CartGroup {
  shopId: string;
  name: string;
  avatar: string;
  lines: CartRow[];
}

/** Lines by shop in their order, those that can be bought apart from those that can't. */
export function groupCart(rows: readonly CartRow[]): { available: CartGroup[]; unavailable: CartGroup[] } {
  return {
    available: byShop(rows.filter((row) => !row.problem)),
    unavailable: byShop(rows.filter((row) => row.problem)),
  };
}

function byShop(rows: readonly CartRow[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const row of rows) {
    const group = groups.get(row.mer_id) ?? {
      shopId: row.mer_id,
      name: row.mer_name,
      avatar: row.mer_avatar,
      lines: [],
    };
    group.lines.push(row);
    groups.set(row.mer_id, group);
  }
  return [...groups.values()];
}

/** The sum of the product prices of some lines. */
export const goodsTotal = (rows: readonly CartRow[]): Money =>
  sum(rows.map((row) => times(amountOf(row.goods.sales_price), row.cart_num)));

export const piecesOf = (rows: readonly CartRow[]): number => rows.reduce((pieces, row) => pieces + row.cart_num, 0);
