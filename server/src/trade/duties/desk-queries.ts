import type { DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

interface RulesQuery {
  page: number;
  limit: number;
  sort: 'country' | '-valid_from';
  state?: 'in_force' | 'past' | 'all' | undefined;
  country?: string | undefined;
  kind?: 'duty' | 'tax' | undefined;
}

function rules(read: Read, now: Date) {
  return read
    .selectFrom('duty_rules as r')
    .leftJoin('categories as g', 'g.code', 'r.category_code')
    .leftJoin('operators as o', 'o.id', 'r.made_by')
    .selectAll('r')
    .select(['g.names as category_names', 'o.name as maker'])
    .select(
      sql<
        DutyRuleRow['state']
      >`case when r.valid_until <= greatest(${now}, r.valid_from) then 'past' when r.valid_from > ${now} then 'upcoming' else 'current' end`.as(
        'state',
      ),
    );
}
type RuleRecord = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

/** One page of duty rules with the total, as the desk shows them. */
export async function listDutyRules(
  read: Read,
  locale: Locale,
  { page, limit, sort, state = 'in_force', country, kind }: RulesQuery,
  now: Date,
): Promise<{ total: number; list: DutyRuleRow[] }> {
  let query = read.selectFrom(rules(read, now).as('r')).selectAll('r');
  if (state !== 'all') query = query.where('r.state', state === 'past' ? '=' : '<>', 'past');
  if (country) query = query.where('r.country', '=', country);
  if (kind) query = query.where('r.kind', '=', kind);
  if (sort === '-valid_from') query = query.orderBy('r.valid_from', 'desc');
  const [rows, { total }] = await Promise.all([
    query
      .orderBy('r.country')
      .orderBy('r.kind')
      .orderBy('r.above')
      .orderBy('r.valid_from')
      .orderBy('r.id')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list: rows.map((row) => presentRule(row, locale)) };
}

function presentRule(row: RuleRecord, locale: Locale): DutyRuleRow {
  return {
    id: row.id,
    country: row.country,
    category: row.category_code ?? '',
    category_name: row.category_names ? pickText(row.category_names, locale) : '',
    hs_prefix: row.hs_prefix ?? '',
    kind: row.kind as DutyRuleRow['kind'],
    rate_bp: row.rate_bp,
    unit: row.unit as DutyRuleRow['unit'],
    unit_amount: toWire(usd(row.unit_amount)),
    over: toWire(usd(row.above)),
    up_to: row.up_to === null ? null : toWire(usd(row.up_to)),
    collected: row.collected ? 1 : 0,
    except_from: row.except_from,
    only_from: row.only_from,
    valid_from: row.valid_from.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    state: row.state,
    made_at: row.made_at.toISOString(),
    made_by: row.maker ?? '',
  };
}
