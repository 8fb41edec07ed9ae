import type { Selectable } from 'kysely';
import type { Orders, RefundRequests } from '../../src/base/db/schema.ts';
import { isRefundPeriodOver } from '../../src/trade/aftersales/request-refund.ts';
import type { RefundFacts } from '../../src/trade/aftersales/refund.ts';
import { refundFacts, linesOfOrder } from '../../src/trade/aftersales/refunds-store.ts';
import { orderFacts } from '../../src/trade/orders/index.ts';
import type { OrderFacts } from '../../src/trade/orders/order-facts.ts';
import { settingsFrom } from '../../src/platform/settings/settings.ts';
import type { ExpectedOrder, Scenario } from './scenario.ts';

/** Reads everything of an order that a transition may change. */
export interface OrderSnapshot {
  row: Selectable<Orders>;
  facts: OrderFacts;
  requests: Selectable<RefundRequests>[];
}

/** The facts that decide whether an act is allowed. */
export interface Observation extends OrderSnapshot {
  order: ExpectedOrder;
  now: Date;
  /** The open request. */
  request: (RefundFacts & { id: string; most: bigint; offered: bigint | null }) | null;
  parcels: string[];
  unsent: { id: string; pieces: number }[];
  /** Whether pieces can still be refunded. */
  refundable: boolean;
}

export async function readSnapshots({ test: { db }, orders: expected }: Scenario): Promise<Map<string, OrderSnapshot>> {
  const ids = expected.map(({ id }) => id);
  const [orders, requests] = await Promise.all([
    db.read.selectFrom('orders').selectAll().where('id', 'in', ids).execute(),
    db.read.selectFrom('refund_requests').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
  ]);
  return new Map(
    orders.map((row) => [
      row.id,
      { row, facts: orderFacts(row), requests: requests.filter((request) => request.order_id === row.id) },
    ]),
  );
}

const { 'aftersale.lateDays': lateDays } = settingsFrom(new Map());

export async function observe(
  { test: { db, deps } }: Scenario,
  order: ExpectedOrder,
  snapshot: OrderSnapshot,
): Promise<Observation> {
  const now = deps.clock.now();
  const open = snapshot.requests.find(({ over_at }) => over_at === null);
  const [parcels, sent, lines] = await Promise.all([
    db.read.selectFrom('parcels').select('id').where('order_id', '=', order.id).orderBy('id').execute(),
    db.read
      .selectFrom('parcel_lines as l')
      .innerJoin('parcels as p', 'p.id', 'l.parcel_id')
      .select(['l.line_id', 'l.quantity'])
      .where('p.order_id', '=', order.id)
      .execute(),
    linesOfOrder(db.read, order.id),
  ]);
  const unsent = lines.map(({ id, quantity, refunded_unsent }) => ({
    id,
    pieces:
      quantity -
      refunded_unsent -
      sent.filter(({ line_id }) => line_id === id).reduce((sum, line) => sum + line.quantity, 0),
  }));
  return {
    ...snapshot,
    order,
    now,
    request: open ? { ...refundFacts(open), id: open.id, most: open.most, offered: open.offered } : null,
    parcels: parcels.map(({ id }) => id),
    unsent: unsent.filter(({ pieces }) => pieces > 0),
    refundable:
      lines.some(({ quantity, used }) => used < quantity) && !isRefundPeriodOver(snapshot.facts, lateDays, now),
  };
}

/** Whether no act or deadline is left. */
export const hasEnded = ({ facts: { status, refundStatus } }: OrderSnapshot): boolean =>
  (status === 'cancelled' || status === 'completed' || status === 'refunded') && refundStatus !== 1;
