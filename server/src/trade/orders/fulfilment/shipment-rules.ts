import type { Locale } from '@tradewind/contract/base/locales';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { ShipmentRow } from '@tradewind/contract/trade/shop-desk/fulfilment';
import type { Read } from '../../../base/db/database.ts';
import { orderFacts } from '../order-facts.ts';
import { canTransition } from '../order.ts';
import { orderRows, type ShopOrderRecord } from '../shop-order-queries.ts';
import { isParcelNumber, parcelNumber } from '../ship-order.ts';
import { readCarrier, type TypedShipment } from './shipment-file.ts';

interface KnownParcel {
  orderId: string;
  sn: string;
  carrier: string;
}

/** The orders that rows name, and the parcels of the shop with their numbers. */
export interface Targets {
  orders: ReadonlyMap<string, ShopOrderRecord>;
  /** By tracking number. */
  parcels: ReadonlyMap<string, readonly KnownParcel[]>;
}

/** Reads what is needed to check rows, in two queries. Orders of other shops are not there. */
export async function readTargets(read: Read, shopId: string, rows: readonly TypedShipment[]): Promise<Targets> {
  if (rows.length === 0) return { orders: new Map(), parcels: new Map() };
  const numbers = [...new Set(rows.map(({ number }) => parcelNumber(number)))];
  const [orders, parcels] = await Promise.all([
    orderRows(read)
      .where('o.shop_id', '=', shopId)
      .where('o.sn', 'in', [...new Set(rows.map(({ sn }) => sn))])
      .execute(),
    read
      .selectFrom('parcels as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.number', 'p.carrier', 'o.id', 'o.sn'])
      .where('o.shop_id', '=', shopId)
      .where('p.number', 'in', numbers)
      .execute(),
  ]);
  const known = new Map<string, KnownParcel[]>();
  for (const { number, carrier, id, sn } of parcels)
    known.set(number, [...(known.get(number) ?? []), { orderId: id, sn, carrier }]);
  return { orders: new Map(orders.map((order) => [order.sn, order])), parcels: known };
}

/** The row in the product's spelling, and whether it can be shipped, was recorded before, or why it can't be shipped. */
export interface CheckedRow {
  row: TypedShipment;
  orderId: string;
  outcome: 'ready' | 'unchanged' | Refusal;
}

/** Checks one row by itself. @param demo whether the demo carrier is there. */
export function checkRow(
  typed: TypedShipment,
  { orders, parcels }: Targets,
  { demo, now }: { demo: boolean; now: Date },
): CheckedRow {
  const carrier = readCarrier(typed.carrier);
  const number = parcelNumber(typed.number);
  const order = orders.get(typed.sn);
  const row = { ...typed, number, carrier: carrier ?? typed.carrier };
  const outcome = (): CheckedRow['outcome'] => {
    if (!order) return new Refusal('order_not_found');
    if (!carrier || (carrier === 'demo' && !demo)) return new Refusal('carrier_unknown');
    if (!isParcelNumber(number)) return new Refusal('parcel_number_invalid');
    const known = parcels.get(number) ?? [];
    if (known.some((parcel) => parcel.orderId === order.id && parcel.carrier === carrier)) return 'unchanged';
    const elsewhere = known.find((parcel) => parcel.orderId !== order.id);
    if (elsewhere) return new Refusal('parcel_number_elsewhere', { sn: elsewhere.sn });
    if (order.status === 'waiting_delivery' && order.cancel_answer_by) return new Refusal('cancel_open');
    const facts = orderFacts(order);
    const canShip = canTransition(facts, 'ship', now) || canTransition(facts, 'send_further', now);
    return canShip && order.unsent > 0 ? 'ready' : new Refusal('order_not_shippable');
  };
  return { row, orderId: order?.id ?? '', outcome: outcome() };
}

/** A row with its outcome, in the caller's language. */
export const presentRow = (
  { line, sn, carrier, number }: TypedShipment,
  outcome: 'ready' | 'shipped' | 'unchanged' | Refusal,
  locale: Locale,
): ShipmentRow => ({
  line,
  sn,
  carrier,
  number,
  outcome: outcome instanceof Refusal ? 'failed' : outcome,
  refusal: outcome instanceof Refusal ? outcome.code : null,
  msg: outcome instanceof Refusal ? refusalText(outcome.code, locale, outcome.details) : '',
});
