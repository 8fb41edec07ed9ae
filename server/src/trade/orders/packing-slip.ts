import { pickText } from '@tradewind/contract/base/locales';
import { fromWire, sum, times, toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { PackingSlip } from '@tradewind/contract/trade/shop-desk/orders';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { postalLines } from '../../people/addresses/index.ts';
import { findOrderOfParcel, parcelsOf } from './parcel-queries.ts';
import { presentDeliveryOption } from './present-order.ts';
import { presentShopParcel } from './present-parcel.ts';
import { findForShop } from './shop-order-queries.ts';

/** The packing slip of a parcel, with addresses and customs details. @throws Refusal `parcel_not_found`. */
export async function packingSlip(read: Read, { actor, locale }: MerchantCall, parcelId: string): Promise<PackingSlip> {
  const owner = await findOrderOfParcel(read, parcelId);
  const order = requireFound(owner && (await findForShop(read, owner.orderId, actor.shopId)), 'parcel_not_found');
  const [parcels, shop] = await Promise.all([
    parcelsOf(read, order.id),
    read
      .selectFrom('shops')
      .select(['id', 'name', 'cities', 'country'])
      .where('id', '=', actor.shopId)
      .executeTakeFirstOrThrow(),
  ]);
  const oldestFirst = parcels.toReversed();
  const index = oldestFirst.findIndex(({ id }) => id === parcelId);
  const parcel = presentShopParcel(oldestFirst[index]!, locale);
  return {
    id: parcel.id,
    parcel: index + 1,
    sn: order.sn,
    carrier_name: parcel.carrier_name,
    number: parcel.number,
    sent_at: parcel.sent_at,
    shop: { id: shop.id, name: shop.name, city: pickText(shop.cities, locale), country: shop.country },
    addressee: order.addressee,
    addressee_latin: order.addressee_latin,
    mobile: order.mobile,
    ship_to: order.ship_to,
    address_lines: order.ship_parts ? postalLines(order.ship_parts) : [order.ship_to],
    customs_code: order.customs_code,
    note: order.note,
    delivery_option: presentDeliveryOption(order, locale),
    lines: parcel.lines,
    customs_total: toWire(
      sum(parcel.lines.map((line) => times(fromWire(line.customs_value) ?? usd(0), line.quantity))),
    ),
  };
}
