import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** Payouts of a shop with the name of the requester. */
const payoutsOf = (read: Read, shopId: string) =>
  read
    .selectFrom('withdrawals as w')
    .leftJoin('users as u', 'u.id', 'w.asked_by')
    .where('w.shop_id', '=', shopId)
    .selectAll('w')
    .select('u.username as asked_by_name');
export type PayoutRecord = Awaited<ReturnType<ReturnType<typeof payoutsOf>['executeTakeFirstOrThrow']>>;

/** A payout of a shop; null when there is none. */
export async function findPayout(read: Read, shopId: string, id: string): Promise<PayoutRecord | null> {
  return (await payoutsOf(read, shopId).where('w.id', '=', id).executeTakeFirst()) ?? null;
}

/** What a member looks for among the payouts of the shop. */
export interface PayoutFilters {
  state?: string | undefined;
  /** The number of the payout, or a part of its reference. */
  q?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

function filtered(payouts: ReturnType<typeof payoutsOf>, { state, q, from, to }: PayoutFilters) {
  let found = payouts;
  if (state) found = found.where('w.status', '=', state);
  if (q) found = found.where(sql<SqlBool>`(w.sn = upper(${q}) or strpos(lower(w.reference), lower(${q})) > 0)`);
  if (from) found = found.where('w.asked_at', '>=', from);
  if (to) found = found.where('w.asked_at', '<', to);
  return found;
}

/** All payouts of a shop that the filters fit, latest first, in pages. */
export const pagesOfPayouts = (read: Read, shopId: string, filters: PayoutFilters) =>
  pagesOf((last: (PayoutRecord & Place) | null, limit) =>
    filtered(payoutsOf(read, shopId), filters)
      .select(placeOf('w.asked_at', 'w.id'))
      .$if(last !== null, (query) => query.where(isBehind('w.asked_at', 'w.id', last!)))
      .orderBy('w.asked_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** A page of a shop's payouts that the filters fit, latest first. */
export async function listPayouts(
  read: Read,
  shopId: string,
  { page, limit, ...filters }: PayoutFilters & { page: number; limit: number },
): Promise<{ total: number; rows: PayoutRecord[] }> {
  const found = filtered(payoutsOf(read, shopId), filters);
  const [rows, { total }] = await Promise.all([
    found.orderBy('w.asked_at', 'desc').orderBy('w.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), rows };
}

/** The account id of a shop's scheduled payouts; null without. */
export async function plannedAccount(read: Read, shopId: string): Promise<string | null> {
  const row = await read
    .selectFrom('shop_payout_plans')
    .select('payout_address_id')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.payout_address_id ?? null;
}
