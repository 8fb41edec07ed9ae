import { toWire, usd } from '@tradewind/contract/base/money';
import type { Read } from '../../base/db/database.ts';

const amountOf = (minor: bigint): string => toWire(usd(minor));

export interface OrderFacts {
  userId: string;
  shopId: string;
  status: string;
  wasPaid: boolean;
  details: { order: string; sn: string; shop: string; amount: string };
}

/** The data for notifications about these orders; unknown orders are missing. */
export async function orderFacts(read: Read, orderIds: readonly string[]): Promise<Map<string, OrderFacts>> {
  const rows = await read
    .selectFrom('orders as o')
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .select(['o.id', 'o.sn', 'o.user_id', 'o.shop_id', 'o.status', 'o.total', 'o.paid_at', 'h.name'])
    .where('o.id', 'in', [...new Set(orderIds)])
    .execute();
  return new Map(
    rows.map(({ id, sn, user_id, shop_id, status, total, paid_at, name }) => [
      id,
      {
        userId: user_id,
        shopId: shop_id,
        status,
        wasPaid: paid_at !== null,
        details: { order: id, sn, shop: name, amount: amountOf(total) },
      },
    ]),
  );
}

/** The amounts of refunds; the granted amount includes the return freight, as credited to the wallet. */
export async function refundAmounts(
  read: Read,
  requestIds: readonly string[],
): Promise<Map<string, { offered: string; granted: string }>> {
  const rows = await read
    .selectFrom('refund_requests')
    .select(['id', 'offered', 'granted', 'return_freight'])
    .where('id', 'in', [...new Set(requestIds)])
    .execute();
  return new Map(
    rows.map(({ id, offered, granted, return_freight }) => [
      id,
      {
        offered: offered === null ? '' : amountOf(offered),
        granted: granted === null ? '' : amountOf(granted + return_freight),
      },
    ]),
  );
}

/** The statements of withdrawals from contracts, with their time (UTC) and where their receipt is confirmed. */
export async function revocationFacts(
  read: Read,
  requestIds: readonly string[],
): Promise<Map<string, { statement: string; at: string; email: string }>> {
  const rows = await read
    .selectFrom('refund_requests')
    .select(['id', 'explanation', 'revoked_at', 'revoker_email'])
    .where('id', 'in', [...new Set(requestIds)])
    .where('revoked_at', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, explanation: statement, revoked_at: at, revoker_email: email }) => [
      id,
      { statement, at: `${at!.toISOString().slice(0, 16).replace('T', ' ')} UTC`, email },
    ]),
  );
}

export interface ReviewFacts {
  id: string;
  userId: string;
  shopId: string;
  /** Stars, in halves: `4.5`. */
  score: string;
  reply: string;
  hiddenAt: Date | null;
  hiddenBecause: string;
  details: { order: string; sn: string; shop: string };
}

/** The data for notifications about these reviews. */
export async function reviewFacts(read: Read, ids: readonly string[]): Promise<ReviewFacts[]> {
  const rows = await read
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('shops as h', 'h.id', 'r.shop_id')
    .select([
      'r.id',
      'r.user_id',
      'r.shop_id',
      'r.product_score',
      'r.reply',
      'r.hidden_at',
      'r.hidden_because',
      'o.id as order_id',
      'o.sn',
      'h.name',
    ])
    .where('r.id', 'in', [...new Set(ids)])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    shopId: row.shop_id,
    score: String(row.product_score / 2),
    reply: row.reply,
    hiddenAt: row.hidden_at,
    hiddenBecause: row.hidden_because,
    details: { order: row.order_id, sn: row.sn, shop: row.name },
  }));
}

export interface MoneyFacts {
  /** Null for a payout of a shop. */
  userId: string | null;
  details: Record<string, string>;
}

/** The data for notifications about these recharges. */
export async function rechargeFacts(read: Read, ids: readonly string[]): Promise<Map<string, MoneyFacts>> {
  const rows = await read
    .selectFrom('recharges')
    .select(['id', 'user_id', 'asked', 'arrived', 'message'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, user_id, asked, arrived, message }) => [
      id,
      { userId: user_id, details: { amount: amountOf(arrived ?? asked), message, page: '/topUpRecord' } },
    ]),
  );
}

/** The data for notifications about these withdrawals and payouts. */
export async function withdrawalFacts(
  read: Read,
  ids: readonly string[],
): Promise<Map<string, MoneyFacts & { shopId: string | null; price: string }>> {
  const rows = await read
    .selectFrom('withdrawals')
    .select(['id', 'user_id', 'shop_id', 'sn', 'price', 'receives', 'reason', 'reference'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, user_id, shop_id, sn, price, receives, reason, reference }) => [
      id,
      {
        userId: user_id,
        shopId: shop_id,
        price: amountOf(price),
        details: { sn, amount: amountOf(receives), message: reason, reference, page: '/depositRecord' },
      },
    ]),
  );
}

export interface ApplicationFacts {
  userId: string;
  shop: string;
  reason: string;
  wasSubmitted: boolean;
  /** The texts of the named questions and answers, by id. */
  messages: Map<string, string>;
}

/** The data for notifications about these applications to open a shop. */
export async function applicationFacts(
  read: Read,
  events: readonly { applicationId: string; messageId?: string }[],
): Promise<Map<string, ApplicationFacts>> {
  const messageIds = events.flatMap(({ messageId }) => messageId ?? []);
  const [rows, messages] = await Promise.all([
    read
      .selectFrom('merchant_applications')
      .select(['id', 'user_id', 'shop_name', 'reason', 'submitted_at'])
      .where('id', 'in', [...new Set(events.map(({ applicationId }) => applicationId))])
      .execute(),
    messageIds.length === 0
      ? []
      : read.selectFrom('application_messages').select(['id', 'text']).where('id', 'in', messageIds).execute(),
  ]);
  const texts = new Map(messages.map(({ id, text }) => [id, text]));
  return new Map(
    rows.map(({ id, user_id, shop_name, reason, submitted_at }) => [
      id,
      { userId: user_id, shop: shop_name, reason, wasSubmitted: submitted_at !== null, messages: texts },
    ]),
  );
}
