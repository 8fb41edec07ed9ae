import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { PromoBatchRow, promoBatchFile as fileContract } from '@tradewind/contract/trade/desk/promo-batches';
import { sql } from 'kysely';
import { writeCsv } from '../../base/csv/write-csv.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** Batches with the terms of their codes, which are the same for all of a batch, and what was used of them. */
function batches(read: Read, now: Date) {
  return read
    .selectFrom('promo_batches as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('promo_codes')
          .select(['titles', 'starts_at', 'ends_at'])
          .whereRef('batch_id', '=', 'b.id')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('promo_codes as p')
          .innerJoin('promo_uses as u', 'u.promo_id', 'p.id')
          .whereRef('p.batch_id', '=', 'b.id')
          .where('u.given_back_at', 'is', null)
          .select((inner) => [
            inner.fn.countAll<bigint>().as('used'),
            sql<bigint>`coalesce(sum(u.discount), 0)::bigint`.as('given'),
          ])
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['b.id', 'b.name', 'b.prefix', 'b.codes', 'b.made_at', 't.titles', 't.starts_at', 't.ends_at'])
    .select(['u.used', 'u.given'])
    .select(
      sql<
        PromoBatchRow['state']
      >`case when t.ends_at <= ${now} then 'past' when t.starts_at > ${now} then 'upcoming' else 'current' end`.as(
        'state',
      ),
    );
}
type BatchRecord = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>;

/** One page of batches with the total, latest first. */
export async function listPromoBatches(
  read: Read,
  locale: Locale,
  { page, limit, state = 'all' }: { page: number; limit: number; state?: 'in_force' | 'past' | 'all' | undefined },
  now: Date,
): Promise<{ total: number; list: PromoBatchRow[] }> {
  let query = read.selectFrom(batches(read, now).as('b')).selectAll('b');
  if (state !== 'all') query = query.where('b.state', state === 'past' ? '=' : '<>', 'past');
  const [rows, { total }] = await Promise.all([
    query.orderBy('b.made_at', 'desc').orderBy('b.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list: rows.map((row) => present(row, locale)) };
}

/** A batch as the desk shows it; it must exist. */
export const showPromoBatch = async (read: Read, locale: Locale, id: string, now: Date): Promise<PromoBatchRow> =>
  present(await batches(read, now).where('b.id', '=', id).executeTakeFirstOrThrow(), locale);

/** The codes of a batch as CSV, with the order in which each was used. @throws Refusal `promo_not_found`. */
export async function promoBatchFile(read: Read, id: string): Promise<OutputOf<typeof fileContract>> {
  const batch = requireFound(
    await read.selectFrom('promo_batches').select(['prefix', 'codes']).where('id', '=', id).executeTakeFirst(),
    'promo_not_found',
  );
  const rows = await read
    .selectFrom('promo_codes as p')
    .leftJoin('promo_uses as u', (join) => join.onRef('u.promo_id', '=', 'p.id').on('u.given_back_at', 'is', null))
    .leftJoin('order_groups as g', 'g.id', 'u.group_id')
    .select(['p.code', 'u.discount', 'g.out_trade_no', 'g.placed_at'])
    .where('p.batch_id', '=', id)
    .orderBy('p.code')
    .execute();
  const lines = rows.map(({ code, discount, out_trade_no: number, placed_at: at }) => [
    code,
    number === null ? 'unused' : 'used',
    at?.toISOString() ?? '',
    number ?? '',
    discount === null ? '' : toWire(usd(discount)),
  ]);
  return {
    filename: `promo-codes-${batch.prefix}-${batch.codes}.csv`,
    csv: await writeCsv([['code', 'state', 'used_at', 'order_group', 'discount'], ...lines]),
  };
}

const present = (row: BatchRecord, locale: Locale): PromoBatchRow => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  title: pickText(row.titles, locale),
  codes: row.codes,
  used: Number(row.used ?? 0n),
  given: toWire(usd(row.given ?? 0n)),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
});
