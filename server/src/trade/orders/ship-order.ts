import type { CarrierCode } from '@tradewind/contract/trade/carriers';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import { insertParcel, deliveryProgressOf, type PackedLine } from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { transitionOrders } from './transition-orders.ts';

export interface Shipment {
  orderId: string;
  /** The shop that must own the order; absent for trusted callers. */
  shopId?: string;
  carrier: CarrierCode;
  number: string;
  /** All unsent pieces when absent. */
  lines?: readonly ShippedLine[] | undefined;
}

interface ShippedLine {
  id: string;
  quantity: number;
  customs_name?: string | undefined;
  hs_code?: string | undefined;
  origin?: string | undefined;
  customs_value?: string | undefined;
}

/**
 * Records a parcel that the shop handed to a carrier. The first one marks the whole order as shipped and starts the
 * time to confirm; more parcels can follow while pieces are unsent.
 *
 * @throws Refusal `order_not_found`, `order_not_shippable`, `cancel_open`, `carrier_unknown`, `parcel_number_invalid`,
 *   `parcel_number_used`, `pieces_not_there`, `amount_invalid`.
 */
export async function shipOrder(
  deps: OrdersDeps,
  { orderId, shopId, carrier, number, lines }: Shipment,
): Promise<Work<void>> {
  const { db, clock, tracking } = deps;
  const now = clock.now();
  const tracked = tracking?.carriers.includes(carrier) ?? false;
  if (carrier === 'demo' && !tracked) refuse('carrier_unknown');
  const trackingNumber = parcelNumber(number);
  if (!isParcelNumber(trackingNumber)) refuse('parcel_number_invalid');
  const settings = await readSettings(db.read, now);

  return async (tx) => {
    const order = await lockOrder(tx, { id: orderId, ...(shopId && { shopId }) });
    if (order.status === 'waiting_delivery' && order.cancelAnswerBy) refuse('cancel_open');
    const name = order.status === 'delivered' ? 'send_further' : 'ship';
    requireTransition([order], name, now);
    const unsent = await unsentLines(tx, order.id);
    const packed = pack(unsent, lines);
    const parcelId = await insertParcel(tx, {
      orderId: order.id,
      carrier,
      number: trackingNumber,
      sentAt: now,
      tracked,
      lines: packed,
    }).catch((error: unknown) => {
      if (brokenConstraint(error)?.startsWith('parcels_')) refuse('parcel_number_used');
      throw error;
    });
    await transitionOrders(tx, deps, [order], name, {
      at: now,
      confirm_at: later(now, settings['orders.confirmAfterDispatchDays'] * day),
      unsent_pieces: countUnsent(unsent) - packed.reduce((sum, { quantity }) => sum + quantity, 0),
      event: { parcelId },
    });
  };
}

/** A typed tracking number as it is stored. */
export const parcelNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();
export const isParcelNumber = (number: string): boolean => /^[A-Z0-9-]{4,40}$/.test(number);

interface UnsentLine {
  id: string;
  price: bigint;
  /** What the product says for customs; empty where it says nothing. */
  customs: { customs_name: string; hs_code: string; origin: string };
  unsent: number;
  /** Pieces that were sent and not refunded. */
  sent: number;
}

/** The lines of an order with pieces that are neither in a parcel nor were refunded before being sent. */
export async function unsentLines(tx: Tx, orderId: string): Promise<UnsentLine[]> {
  const [{ sent }, lines] = await Promise.all([
    deliveryProgressOf(tx, orderId),
    tx
      .selectFrom('order_lines as l')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select(['l.id', 'l.price', 'l.quantity', 'l.refunded', 'l.refunded_unsent'])
      .select(['p.customs_name', 'p.hs_code', 'p.origin'])
      .where('l.order_id', '=', orderId)
      .orderBy('l.id')
      .execute(),
  ]);
  return lines
    .map(({ id, price, quantity, refunded, refunded_unsent, ...customs }) => {
      const unsent = quantity - refunded_unsent - (sent.get(id) ?? 0);
      return { id, price, customs, unsent, sent: quantity - refunded - unsent };
    })
    .filter(({ unsent }) => unsent > 0);
}

/** The pieces of an order that are still to be sent. */
export const countUnsent = (lines: readonly { unsent: number }[]): number =>
  lines.reduce((sum, { unsent }) => sum + unsent, 0);

function pack(unsent: readonly UnsentLine[], requested: readonly ShippedLine[] | undefined): PackedLine[] {
  const chosen: readonly ShippedLine[] = requested ?? unsent.map((line) => ({ id: line.id, quantity: line.unsent }));
  if (chosen.length === 0 || new Set(chosen.map(({ id }) => id)).size < chosen.length) refuse('pieces_not_there');
  return chosen.map((line) => {
    const available = unsent.find(({ id }) => id === line.id);
    if (!available || available.unsent < line.quantity) refuse('pieces_not_there');
    const value = line.customs_value === undefined ? available.price : fromWire(line.customs_value)?.minor;
    if (value === undefined || value < 0n) refuse('amount_invalid');
    return {
      lineId: line.id,
      quantity: line.quantity,
      customsName: line.customs_name || available.customs.customs_name,
      hsCode: line.hs_code || available.customs.hs_code,
      origin: line.origin || available.customs.origin,
      customsValue: value,
    };
  });
}
