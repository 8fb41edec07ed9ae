import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { optionsCell } from '../../../base/csv/export-file.ts';
import type { Read } from '../../../base/db/database.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';

/** A line of an order with pieces that are in no parcel and were not refunded. */
export interface LineToShip {
  id: string;
  order_id: string;
  sku_id: string;
  titles: LocalTexts;
  specs: LocalTexts;
  image: string;
  /** The shop's code of the SKU, and its barcode; empty where there is none. */
  code: string;
  barcode: string;
  /** Pieces to ship. */
  quantity: number;
}

/** All lines of these orders with pieces to ship, in one query. */
export async function linesToShip(read: Read, orderIds: readonly string[]): Promise<LineToShip[]> {
  if (orderIds.length === 0) return [];
  const pieces = sql<number>`(l.quantity - l.refunded_unsent - coalesce(
    (select sum(x.quantity) from parcel_lines x where x.line_id = l.id), 0))::int`;
  return read
    .selectFrom('order_lines as l')
    .innerJoin('skus as s', 's.id', 'l.sku_id')
    .select(['l.id', 'l.order_id', 'l.sku_id', 'l.titles', 'l.specs', 'l.image', 's.code', 's.barcode'])
    .select(pieces.as('quantity'))
    .where('l.order_id', 'in', orderIds)
    .where(pieces, '>', 0)
    .orderBy('l.order_id')
    .orderBy('l.id')
    .execute();
}

/** What is still to be shipped of each order by its id, such as `2 × Lamp White L-1`. */
export async function itemsToShip(read: Read, ids: readonly string[], locale: Locale): Promise<Map<string, string[]>> {
  const items = new Map<string, string[]>();
  for (const line of await linesToShip(read, ids)) {
    const name = [pickText(line.titles, locale), optionsCell(pickText(line.specs, locale)), line.code]
      .filter(Boolean)
      .join(' ');
    items.set(line.order_id, [...(items.get(line.order_id) ?? []), `${line.quantity} × ${name}`]);
  }
  return items;
}
