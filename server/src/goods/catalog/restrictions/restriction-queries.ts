import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import type { Restriction, restrictions as contract } from '@tradewind/contract/goods/desk/restrictions';
import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsBefore } from '../../../base/db/paging.ts';

interface Viewer {
  locale: Locale;
  now: Date;
}

const rules = (read: Read, now: Date) =>
  read
    .selectFrom('goods_restrictions as r')
    .leftJoin('categories as g', 'g.code', 'r.category_code')
    .leftJoin('operators as o', 'o.id', 'r.made_by')
    .selectAll('r')
    .select(['g.names as category_names', 'o.name as maker'])
    .select(
      sql<Restriction['state']>`case when r.valid_until <= greatest(${now}::timestamptz, r.valid_from) then 'past'
        when r.valid_from > ${now}::timestamptz then 'upcoming' else 'current' end`.as('state'),
    );
type RuleRow = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

/** A page of the rules of restricted goods, the latest first. */
export async function listRestrictions(
  read: Read,
  { page, limit, state = 'in_force', country }: ParsedInputOf<typeof contract>,
  { locale, now }: Viewer,
): Promise<OutputOf<typeof contract>> {
  let found = read.selectFrom(rules(read, now).as('r')).selectAll('r');
  if (state !== 'all') found = found.where('r.state', state === 'past' ? '=' : '<>', 'past');
  if (country) found = found.where(sql<boolean>`${country} = any(r.countries)`);
  const [rows, { total }] = await Promise.all([
    found.orderBy('r.valid_from', 'desc').orderBy('r.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, locale)), total: Number(total) };
}

/** One rule. @throws Refusal `restriction_not_found`. */
export async function getRestriction(read: Read, id: string, { locale, now }: Viewer): Promise<Restriction> {
  const row = await rules(read, now).where('r.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'restriction_not_found'), locale);
}

const present = (row: RuleRow, locale: Locale): Restriction => ({
  id: row.id,
  subject: row.category_code !== null ? 'category' : row.adult ? 'adult' : 'hs_code',
  category: row.category_code ?? '',
  category_name: row.category_names ? pickText(row.category_names, locale) : '',
  hs_prefix: row.hs_prefix,
  countries: row.countries,
  reason: row.reason,
  state: row.state,
  valid_from: row.valid_from.toISOString(),
  valid_until: row.valid_until?.toISOString() ?? null,
  made_at: row.made_at.toISOString(),
  made_by: row.maker ?? '',
});
