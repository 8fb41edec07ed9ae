import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { ShopCorrection, shopCorrections as contract } from '@tradewind/contract/trade/desk/shop-corrections';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { ShopCorrectionRow } from './shop-corrections-store.ts';

const rows = (read: Read) =>
  read
    .selectFrom('shop_corrections as c')
    .innerJoin('shops as s', 's.id', 'c.shop_id')
    .leftJoin('orders as r', 'r.id', 'c.order_id')
    .innerJoin('operators as a', 'a.id', 'c.asked_by')
    .leftJoin('operators as d', 'd.id', 'c.decided_by')
    .leftJoin('operators as u', 'u.id', 'c.ruled_by')
    .selectAll('c')
    .select(['s.name as shop', 'r.sn', 'a.name as asked', 'd.name as decided', 'u.name as ruled'])
    .select(
      sql<bigint>`coalesce((select sum(b.booked) from shop_corrections b where b.fine_id = c.id), 0)::bigint`.as(
        'given_back',
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** What operators and the shop both see. */
export const presentFine = ({ sn, ...row }: ShopCorrectionRow & { sn: string | null }) => ({
  id: row.id,
  kind: row.kind as ShopCorrection['kind'],
  breach: row.breach as ShopCorrection['breach'],
  amount: toWire(usd(row.amount)),
  booked: row.booked === null ? null : toWire(usd(row.booked)),
  booked_at: row.booked_at?.toISOString() ?? null,
  order_id: row.order_id,
  order_sn: sn ?? '',
  fine_id: row.fine_id,
  reason: row.reason,
  evidence: row.evidence,
  appeal_until: row.appeal_until?.toISOString() ?? null,
  appeal: row.appeal,
  appealed_at: row.appealed_at?.toISOString() ?? null,
  ruling: row.ruling,
  ruled_at: row.ruled_at?.toISOString() ?? null,
});

const present = (row: Row): ShopCorrection => ({
  ...presentFine(row),
  state: row.state as ShopCorrection['state'],
  shop_id: row.shop_id,
  shop: row.shop,
  given_back: toWire(usd(row.given_back)),
  asked_by: row.asked,
  asked_by_id: row.asked_by,
  asked_at: row.asked_at.toISOString(),
  decided_by: row.decided,
  decided_by_id: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
  ruled_by: row.ruled,
});

/** Reads a fine or correction that exists. */
export const shopCorrectionById = async (read: Read, id: string): Promise<ShopCorrection> =>
  present(await rows(read).where('c.id', '=', id).executeTakeFirstOrThrow());

/** A page of fines and corrections, filtered by state, kind and shop. */
export async function listShopCorrections(
  read: Read,
  { page, limit, sort, state, kind, shop_id }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const direction = sort === 'asked_at' ? 'asc' : 'desc';
  let query = rows(read);
  if (state) query = query.where('c.state', 'in', state === 'waiting' ? ['asked', 'appealed'] : [state]);
  if (kind) query = query.where('c.kind', '=', kind);
  if (shop_id) query = query.where('c.shop_id', '=', shop_id);
  const [list, { total }] = await Promise.all([
    query
      .orderBy('c.asked_at', direction)
      .orderBy('c.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: list.map(present), total: Number(total) };
}
