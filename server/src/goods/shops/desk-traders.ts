import type { DeskTrader, traders as contract } from '@tradewind/contract/goods/desk/traders';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import { likeAnywhere } from '../../base/db/like.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** The latest trader details of every shop that has any, with the last decision about them. */
function latestTraders(read: Read) {
  return read
    .selectFrom((eb) =>
      eb
        .selectFrom('shop_traders')
        .selectAll()
        .distinctOn('shop_id')
        .orderBy('shop_id')
        .orderBy('written_at', 'desc')
        .orderBy('id', 'desc')
        .as('t'),
    )
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('trader_checks')
          .select(['checked', 'reason', 'made_at', 'made_by'])
          .whereRef('trader_id', '=', 't.id')
          .orderBy('made_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .leftJoin('operators as o', 'o.id', 'c.made_by')
    .select([
      't.shop_id as id',
      's.name as shop',
      's.suspended_reason',
      't.id as details_id',
      't.legal_name',
      't.address',
      't.country',
      't.register',
      't.registration_number',
      't.tax_number',
      't.email',
      't.phone',
      't.written_at',
      'c.made_at',
      'c.reason',
      'o.name as decided_by',
    ])
    .select(
      sql<
        DeskTrader['state']
      >`case when c.checked then 'checked' when c.checked is null then 'waiting' else 'withdrawn' end`.as('state'),
    )
    .select(
      sql<boolean>`exists (select 1 from trader_checks k join shop_traders e on e.id = k.trader_id where e.shop_id = t.shop_id and e.id <> t.id and k.checked)`.as(
        'checked_before',
      ),
    );
}
type TraderRow = Awaited<ReturnType<ReturnType<typeof latestTraders>['execute']>>[number];

/** A page of traders, filtered by state and by a search in both names. */
export async function listTraders(
  read: Read,
  { page, limit, sort, state, search }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  let found = read.selectFrom(latestTraders(read).as('f')).selectAll('f');
  if (state) found = found.where('f.state', '=', state);
  if (search)
    found = found.where((eb) =>
      eb.or([eb('f.shop', 'ilike', likeAnywhere(search)), eb('f.legal_name', 'ilike', likeAnywhere(search))]),
    );
  const direction = sort === 'said_at' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('f.written_at', direction)
      .orderBy('f.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total) };
}

/** The current trader details of a shop. @returns null for an unknown shop or one without details. */
export async function findTrader(read: Read, shopId: string): Promise<DeskTrader | null> {
  const row = await latestTraders(read).where('t.shop_id', '=', shopId).executeTakeFirst();
  return row ? present(row) : null;
}

const present = ({ written_at, made_at, reason, checked_before, ...row }: TraderRow): DeskTrader => ({
  ...row,
  said_at: written_at.toISOString(),
  checked_before: checked_before ? 1 : 0,
  decided_at: made_at?.toISOString() ?? null,
  reason: reason ?? '',
});
