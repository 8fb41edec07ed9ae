import type { CarrierCode } from '@tradewind/contract/trade/carriers';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import { insertParcel, deliveryProgressOf, type PackedLine } from '../parcels/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { transitionOrders } from './transition-orders.ts';

export interface Shipment {
  orderId: string;
  /** Absent where nobody has to be asked whose order it is. */
  shopId?: string;
  carrier: CarrierCode;
  number: string;
  /** Everything that is left when absent. */
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
 * The shop hands a parcel to a carrier. The first one sends the whole order on its way, so that its clocks run whatever
 * becomes of the rest; further ones may follow while pieces are left.
 */
export async function shipOrder(
  deps: OrdersDeps,
  { orderId, shopId, carrier, number, lines }: Shipment,
): Promise<void> {
  const { db, clock, tracking } = deps;
  const now = clock.now();
  const known = tracking?.carriers.includes(carrier) ?? false;
  if (carrier === 'demo' && !known) refuse('carrier_unknown');
  const written = number.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z0-9-]{4,40}$/.test(written)) refuse('parcel_number_invalid');
  const settings = await readSettings(db.read, now);

  await db.transact(async (tx) => {
    const order = await lockOrder(tx, { id: orderId, ...(shopId && { shopId }) });
    if (order.status === 'waiting_delivery' && order.cancelAnswerBy) refuse('cancel_open');
    const name = order.status === 'delivered' ? 'send_further' : 'ship';
    requireTransition([order], name, now);
    const packed = pack(await unsentLines(tx, order.id), lines);
    const parcelId = await insertParcel(tx, {
      orderId: order.id,
      carrier,
      number: written,
      sentAt: now,
      tracked: known,
      lines: packed,
    }).catch((error: unknown) => {
      if (brokenConstraint(error)?.startsWith('parcels_')) refuse('parcel_number_used');
      throw error;
    });
    await transitionOrders(tx, deps, [order], name, {
      at: now,
      confirm_at: later(now, settings['orders.confirmAfterDispatchDays'] * day),
      event: { parcelId },
    });
  });
}

interface UnsentLine {
  id: string;
  price: bigint;
  unsent: number;
  /** Sent and not refunded. */
  sent: number;
}

/** What of an order is neither in a parcel nor was refunded instead of being sent. */
export async function unsentLines(tx: Tx, orderId: string): Promise<UnsentLine[]> {
  const [{ sent }, lines] = await Promise.all([
    deliveryProgressOf(tx, orderId),
    tx
      .selectFrom('order_lines')
      .select(['id', 'price', 'quantity', 'refunded', 'refunded_unsent'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  ]);
  return lines
    .map(({ id, price, quantity, refunded, refunded_unsent }) => {
      const unsent = quantity - refunded_unsent - (sent.get(id) ?? 0);
      return { id, price, unsent, sent: quantity - refunded - unsent };
    })
    .filter(({ unsent }) => unsent > 0);
}

function pack(unsent: readonly UnsentLine[], wanted: readonly ShippedLine[] | undefined): PackedLine[] {
  const chosen: readonly ShippedLine[] = wanted ?? unsent.map((line) => ({ id: line.id, quantity: line.unsent }));
  if (chosen.length === 0 || new Set(chosen.map(({ id }) => id)).size < chosen.length) refuse('pieces_not_there');
  return chosen.map((line) => {
    const left = unsent.find(({ id }) => id === line.id);
    if (!left || left.unsent < line.quantity) refuse('pieces_not_there');
    const value = line.customs_value === undefined ? left.price : fromWire(line.customs_value)?.minor;
    if (value === undefined || value < 0n) refuse('amount_invalid');
    return {
      lineId: line.id,
      quantity: line.quantity,
      customsName: line.customs_name ?? '',
      hsCode: line.hs_code ?? '',
      origin: line.origin ?? '',
      customsValue: value,
    };
  });
}
