import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import type { ChosenOrders, PickRow, pickList as contract } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { readChosenOrders } from './chosen-orders.ts';
import { linesToShip } from './lines-to-ship.ts';

/** What is to be taken from the shelves for the chosen orders, by SKU; SKUs are sorted by the shop's code, then by title. */
export async function pickList(
  read: Read,
  { actor: { shopId }, locale, now }: MerchantCall,
  input: ChosenOrders,
): Promise<OutputOf<typeof contract>> {
  const [{ toShip, leftOut, more }, shop] = await Promise.all([
    readChosenOrders(read, shopId, input, now),
    read.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow(),
  ]);
  const lines = await linesToShip(
    read,
    toShip.map(({ id }) => id),
  );
  const numbers = new Map(toShip.map(({ id, sn }) => [id, sn]));
  const rows = new Map<string, PickRow>();
  for (const line of lines) {
    const row = rows.get(line.sku_id) ?? {
      sku_id: line.sku_id,
      code: line.code,
      barcode: line.barcode,
      title: pickText(line.titles, locale),
      spec: pickText(line.specs, locale),
      image: line.image,
      quantity: 0,
      orders: [],
    };
    row.quantity += line.quantity;
    row.orders.push({ sn: numbers.get(line.order_id) ?? '', quantity: line.quantity });
    rows.set(line.sku_id, row);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const list = [...rows.values()].sort(
    (a, b) => compare(a.code, b.code) || compare(a.title, b.title) || compare(a.spec, b.spec),
  );
  return {
    shop: shop.name,
    printed_at: now.toISOString(),
    orders: toShip.length,
    pieces: list.reduce((sum, { quantity }) => sum + quantity, 0),
    list,
    left_out: leftOut,
    more: more ? 1 : 0,
  };
}
