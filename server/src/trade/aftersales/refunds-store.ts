import type { RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import type { RefundHistoryEntry, RefundState } from '@tradewind/contract/trade/refunds';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { RefundRequests } from '../../base/db/schema.ts';
import type { Tables } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import { lockOrders, type LockedOrder } from '../orders/index.ts';
import type { RefundFacts, Side } from './refund.ts';

/** A locked refund, with what the acts need to decide and to book. */
export interface LockedRequest extends RefundFacts {
  id: string;
  orderId: string;
  userId: string;
  shopId: string;
  sn: string;
  /** The shopper had received the goods when requesting the refund. */
  received: boolean;
  reason: RefundReasonCode;
  /** The highest amount that can be granted, in minor units. */
  maxAmount: bigint;
  /** The return freight in minor units, where the shop pays it. */
  returnCost: bigint | null;
  askedAt: Date;
  offered: bigint | null;
  /** The replacement of an exchange is out of stock for it. */
  reserved: boolean;
}

/** The facts for the rules from a row. */
export const refundFacts = (
  row: Pick<
    Selectable<RefundRequests>,
    | 'state'
    | 'with_return'
    | 'exchange'
    | 'sent_at'
    | 'unshipped'
    | 'asked'
    | 'due_at'
    | 'evidence_until'
    | 'revoked_at'
  >,
): RefundFacts => ({
  state: row.state as RefundState,
  withReturn: row.with_return,
  exchange: row.exchange,
  sent: row.sent_at !== null,
  unshipped: row.unshipped,
  asked: row.asked,
  dueAt: row.due_at,
  evidenceUntil: row.evidence_until,
  revoked: row.revoked_at !== null,
});

/**
 * Locks a refund after its order, in the order that every act uses. Null when the given shopper or shop has none with
 * this id.
 */
export async function lockRequest(
  tx: Tx,
  id: string,
  whose: { userId?: string; shopId?: string } = {},
): Promise<{ request: LockedRequest; order: LockedOrder } | null> {
  let query = tx.selectFrom('refund_requests').select('order_id').where('id', '=', id);
  if (whose.userId) query = query.where('user_id', '=', whose.userId);
  if (whose.shopId) query = query.where('shop_id', '=', whose.shopId);
  const found = await query.executeTakeFirst();
  if (!found) return null;
  const [order] = await lockOrders(tx, { id: found.order_id });
  const row = await tx
    .selectFrom('refund_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    order: order!,
    request: {
      ...refundFacts(row),
      id: row.id,
      orderId: row.order_id,
      userId: row.user_id,
      shopId: row.shop_id,
      sn: row.sn,
      received: row.received,
      reason: row.reason as RefundReasonCode,
      maxAmount: row.most,
      returnCost: row.return_cost,
      askedAt: row.asked_at,
      offered: row.offered,
      reserved: row.exchange && row.return_to !== '',
    },
  };
}

/** The open refund of an order; null when there is none. */
export async function findOpenRequest(
  read: Read,
  orderId: string,
): Promise<{ id: string; asked: bigint; askedAt: Date } | null> {
  const row = await read
    .selectFrom('refund_requests')
    .select(['id', 'asked', 'asked_at'])
    .where('order_id', '=', orderId)
    .where('over_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, asked: row.asked, askedAt: row.asked_at } : null;
}

/** Inserts a refund with its lines. */
export async function insertRequest(
  tx: Tx,
  request: Insertable<RefundRequests>,
  lines: readonly Omit<Insertable<Tables['refund_lines']>, 'request_id'>[],
): Promise<void> {
  await tx.insertInto('refund_requests').values(request).execute();
  await tx
    .insertInto('refund_lines')
    .values(lines.map((line) => ({ ...line, request_id: request.id })))
    .execute();
}

/**
 * The lines of an order with the pieces that refunds have used: refunded and dismissed ones can't be requested again.
 */
export async function linesOfOrder(read: Read, orderId: string) {
  const rows = await read
    .selectFrom('order_lines as l')
    .selectAll('l')
    .select((eb) =>
      eb
        .selectFrom('refund_lines as rl')
        .innerJoin('refund_requests as r', 'r.id', 'rl.request_id')
        .select(sql<number>`coalesce(sum(rl.quantity), 0)::integer`.as('used'))
        .whereRef('rl.line_id', '=', 'l.id')
        .where('r.state', 'in', ['refunded', 'dismissed'])
        .as('used'),
    )
    .where('l.order_id', '=', orderId)
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({ ...row, used: row.used ?? 0 }));
}
export type OrderLineRecord = Awaited<ReturnType<typeof linesOfOrder>>[number];

/** The lines of a refund with their shares in minor units. */
export async function linesOfRequest(tx: Tx, requestId: string) {
  return tx
    .selectFrom('refund_lines as rl')
    .innerJoin('order_lines as l', 'l.id', 'rl.line_id')
    .select(['rl.line_id', 'l.sku_id', 'rl.exchange_sku_id', 'rl.quantity'])
    .select(['rl.discount', 'rl.charges', 'rl.commission'])
    .where('rl.request_id', '=', requestId)
    .orderBy('l.sku_id')
    .execute();
}

/** Whether every piece of an order is refunded in full. */
export async function isFullyRefunded(tx: Tx, orderId: string): Promise<boolean> {
  const remaining = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .whereRef('refunded', '<', 'quantity')
    .limit(1)
    .executeTakeFirst();
  return remaining === undefined;
}

export interface HistoryEntry {
  by: Side;
  userId?: string;
  operatorId?: string;
  what: RefundHistoryEntry['what'];
  amount?: bigint;
  words?: string;
  /** Names of uploads. */
  pictures?: readonly string[];
  at: Date;
}

/** Inserts a history entry of a refund. @returns its id. */
export async function insertHistoryEntry(
  tx: Tx,
  requestId: string,
  { by, userId, operatorId, what, amount, words, pictures, at }: HistoryEntry,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('refund_happenings')
    .values({
      id,
      request_id: requestId,
      at,
      by,
      user_id: userId ?? null,
      operator_id: operatorId ?? null,
      what,
      amount: amount ?? null,
      words: words ?? '',
      pictures: [...(pictures ?? [])],
    })
    .execute();
  return id;
}

/** How many messages a user has added to a refund. */
export async function countMessages(tx: Tx, requestId: string, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('refund_happenings')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('what', '=', 'message')
    .executeTakeFirstOrThrow();
  return Number(count);
}
