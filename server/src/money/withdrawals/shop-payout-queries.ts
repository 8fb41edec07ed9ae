import type { Read } from '../../base/db/database.ts';

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

/** A page of a shop's payouts, latest first. */
export async function listPayouts(
  read: Read,
  shopId: string,
  state: string | undefined,
  page: number,
  limit: number,
): Promise<{ total: number; rows: PayoutRecord[] }> {
  let found = payoutsOf(read, shopId);
  if (state) found = found.where('w.status', '=', state);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('w.asked_at', 'desc')
      .orderBy('w.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
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
