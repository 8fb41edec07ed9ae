import { maxPrinted, type ChosenOrders } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { Read } from '../../../base/db/database.ts';
import { hasUnsent, matchesFilters, tabFilter, unsentPieces } from '../shop-order-queries.ts';

/** An order that was chosen to be printed. */
export interface ChosenOrder {
  id: string;
  sn: string;
  /** Pieces to ship; 0 for an order that is left out. */
  unsent: number;
}

export interface Chosen {
  toShip: ChosenOrder[];
  /** Numbers of those that are not shipped now. */
  leftOut: string[];
  /** Whether more match than are printed at once. */
  more: boolean;
}

/**
 * The chosen orders of a shop, the nearest shipping deadline first; ids of other shops' orders are ignored. Orders with an
 * open cancellation or refund request are left out, as is what has nothing to ship: of a tab it is not even looked at.
 */
export async function readChosenOrders(
  read: Read,
  shopId: string,
  { ids, tab = 'to_ship', ...filters }: ChosenOrders,
  now: Date,
): Promise<Chosen> {
  let query = read
    .selectFrom('orders as o')
    .select(['o.id', 'o.sn', 'o.refund_status', 'o.cancel_answer_by', unsentPieces.as('unsent')])
    .where('o.shop_id', '=', shopId)
    .orderBy('o.ship_by', (order) => order.asc().nullsLast())
    .orderBy('o.id')
    .limit(maxPrinted + 1);
  if (ids) query = query.where('o.id', 'in', ids);
  else query = query.where(hasUnsent).where(tabFilter(tab, now)).where(matchesFilters(shopId, filters));
  const rows = await query.execute();
  const printed = rows.slice(0, maxPrinted);
  const isToShip = (row: (typeof rows)[number]) =>
    row.unsent > 0 && row.refund_status !== 1 && row.cancel_answer_by === null;
  return {
    toShip: printed.filter(isToShip).map(({ id, sn, unsent }) => ({ id, sn, unsent })),
    leftOut: printed.filter((row) => !isToShip(row)).map(({ sn }) => sn),
    more: rows.length > maxPrinted,
  };
}
