import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { ShopFine, shopFines as contract } from '@tradewind/contract/trade/shop-desk/fines';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { presentFine } from './shop-corrections-queries.ts';
import type { ShopCorrectionRow } from './shop-corrections-store.ts';

/** What two operators agreed on: a shop is not told of proposals. */
const agreed = (read: Read, shopId: string) =>
  read
    .selectFrom('shop_corrections as c')
    .leftJoin('orders as r', 'r.id', 'c.order_id')
    .where('c.shop_id', '=', shopId)
    .where('c.state', 'not in', ['asked', 'refused']);

const present = (row: ShopCorrectionRow & { sn: string | null }, now: Date): ShopFine => ({
  ...presentFine(row),
  state: row.state as ShopFine['state'],
  announced_at: row.decided_at!.toISOString(),
  can_appeal: row.state === 'announced' && row.appeal_until! > now ? 1 : 0,
});

/** A fine or correction as its shop sees it. @throws Refusal `fine_not_found`. */
export async function shopFineById(read: Read, shopId: string, id: string, now: Date): Promise<ShopFine> {
  const row = await agreed(read, shopId).selectAll('c').select('r.sn').where('c.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'fine_not_found'), now);
}

/** A page of a shop's fines and corrections, latest first. */
export async function listShopFines(
  read: Read,
  shopId: string,
  { page, limit }: { page: number; limit: number },
  now: Date,
): Promise<OutputOf<typeof contract>> {
  const [rows, { total }] = await Promise.all([
    agreed(read, shopId)
      .selectAll('c')
      .select('r.sn')
      .orderBy('c.decided_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    agreed(read, shopId)
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, now)), total: Number(total) };
}
