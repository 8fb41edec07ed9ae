import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { columnName, shipmentColumns, type ShipmentColumn } from '@tradewind/contract/trade/shipment-columns';
import { maxShipmentRows, type shipmentTemplate as contract } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { writeCsv } from '../../../base/csv/write-csv.ts';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { tabFilter, unsentPieces } from '../shop-order-queries.ts';
import { itemsToShip } from './lines-to-ship.ts';

/** The orders to ship as CSV, the nearest deadline first, with empty cells for carrier and tracking number. */
export async function shipmentTemplate(
  read: Read,
  { actor: { shopId }, locale, now }: MerchantCall,
): Promise<OutputOf<typeof contract>> {
  const orders = await read
    .selectFrom('orders as o')
    .select(['o.id', 'o.sn', 'o.addressee'])
    .where('o.shop_id', '=', shopId)
    .where(tabFilter('to_ship', now))
    .where('o.cancel_answer_by', 'is', null)
    .where(unsentPieces, '>', 0)
    .orderBy('o.ship_by')
    .orderBy('o.id')
    .limit(maxShipmentRows)
    .execute();
  const items = await itemsToShip(
    read,
    orders.map(({ id }) => id),
    locale,
  );
  const columns = Object.keys(shipmentColumns) as ShipmentColumn[];
  return {
    file_name: `tradewind-shipments-${now.toISOString().slice(0, 10)}.csv`,
    orders: orders.length,
    csv: await writeCsv([
      columns.map((column) => columnName(column, locale)),
      ...orders.map(({ id, sn, addressee }) => [sn, (items.get(id) ?? []).join('; '), addressee, '', '']),
    ]),
  };
}
