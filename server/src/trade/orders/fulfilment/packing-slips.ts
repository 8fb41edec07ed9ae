import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import type { ChosenOrders, packingSlips as contract } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { Read } from '../../../base/db/database.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { postalLines } from '../../../people/addresses/index.ts';
import { presentDeliveryOption } from '../present-order.ts';
import { readChosenOrders } from './chosen-orders.ts';
import { linesToShip } from './lines-to-ship.ts';

/** A packing slip without prices for each of the chosen orders, in the order in which they have to be shipped. */
export async function packingSlips(
  read: Read,
  { actor: { shopId }, locale, now }: MerchantCall,
  input: ChosenOrders,
): Promise<OutputOf<typeof contract>> {
  const [{ toShip, leftOut, more }, shop] = await Promise.all([
    readChosenOrders(read, shopId, input, now),
    read.selectFrom('shops').select(['name', 'cities', 'country']).where('id', '=', shopId).executeTakeFirstOrThrow(),
  ]);
  const ids = toShip.map(({ id }) => id);
  const [orders, lines] = await Promise.all([ordersOf(read, ids), linesToShip(read, ids)]);
  const orderById = new Map(orders.map((order) => [order.id, order]));
  return {
    shop: { name: shop.name, city: pickText(shop.cities, locale), country: shop.country },
    list: toShip.flatMap(({ id, unsent }) => {
      const order = orderById.get(id);
      if (!order) return [];
      return {
        id,
        sn: order.sn,
        placed_at: order.placed_at.toISOString(),
        addressee: order.addressee,
        addressee_latin: order.addressee_latin,
        address_lines: order.ship_parts ? postalLines(order.ship_parts) : [order.ship_to],
        mobile: order.mobile,
        customs_code: order.customs_code,
        note: order.note,
        delivery_option: presentDeliveryOption(order, locale),
        pieces: unsent,
        lines: lines
          .filter((line) => line.order_id === id)
          .map((line) => ({
            id: line.id,
            title: pickText(line.titles, locale),
            spec: pickText(line.specs, locale),
            code: line.code,
            quantity: line.quantity,
          })),
      };
    }),
    left_out: leftOut,
    more: more ? 1 : 0,
  };
}

const ordersOf = (read: Read, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : read
        .selectFrom('orders')
        .select([
          'id',
          'sn',
          'placed_at',
          'addressee',
          'addressee_latin',
          'ship_to',
          'ship_parts',
          'mobile',
          'customs_code',
          'note',
        ])
        .select(['delivery_kind', 'days_from', 'days_to'])
        .where('id', 'in', ids)
        .execute();
