import { commissionScopes, type CommissionRule } from '@tradewind/contract/money/desk/commissions';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { categoryChoices, readCategoryTree } from '../../goods/catalog/index.ts';

export interface RulesQuery {
  page: number;
  limit: number;
  state?: 'in_force' | 'past' | 'all' | undefined;
  shopId?: string | undefined;
  category?: string | undefined;
}

/** Rules with their state: a rule applies from its time until the next one of the same scope. */
function rules(read: Read, now: Date) {
  const dated = read
    .selectFrom('commission_rules as c')
    .leftJoin('shops as h', 'h.id', 'c.shop_id')
    .leftJoin('operators as o', 'o.id', 'c.made_by')
    .leftJoin('categories as g', 'g.code', 'c.category_code')
    .select([
      'c.id',
      'c.shop_id',
      'h.name as shop_name',
      'c.category_code',
      'g.names as category_names',
      'g.merged_into',
      'c.rate_bp',
      'c.floor',
      'c.cap',
      'c.effective_from',
      'c.made_at',
      'o.name as maker',
    ])
    .select(
      sql<Date | null>`lead(c.effective_from) over (partition by c.shop_id, c.category_code order by c.effective_from, c.id)`.as(
        'replaced_at',
      ),
    );
  return read
    .selectFrom(dated.as('r'))
    .selectAll('r')
    .select(
      sql<
        CommissionRule['state']
      >`case when r.effective_from > ${now} and r.merged_into is null then 'upcoming' when r.replaced_at <= ${now} or r.merged_into is not null then 'past' else 'current' end`.as(
        'state',
      ),
    );
}
type RuleRecord = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

/** A page of rules: narrow scopes first, then the latest first. A current rule without a rate counts as past. */
export async function listCommissionRules(
  read: Read,
  locale: Locale,
  { page, limit, state = 'in_force', shopId, category }: RulesQuery,
  now: Date,
): Promise<{ total: number; list: CommissionRule[] }> {
  let found = read.selectFrom(rules(read, now).as('r')).selectAll('r');
  if (state === 'in_force')
    found = found.where((eb) =>
      eb.or([eb('r.state', '=', 'upcoming'), eb.and([eb('r.state', '=', 'current'), eb('r.rate_bp', 'is not', null)])]),
    );
  if (state === 'past')
    found = found.where((eb) =>
      eb.or([eb('r.state', '=', 'past'), eb.and([eb('r.state', '=', 'current'), eb('r.rate_bp', 'is', null)])]),
    );
  if (shopId) found = found.where('r.shop_id', '=', shopId);
  if (category) found = found.where('r.category_code', '=', category);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy(sql`r.shop_id is null, r.category_code is null, r.shop_name, r.category_code`)
      .orderBy('r.effective_from', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list: rows.map((row) => presentRule(row, locale)) };
}

function presentRule(row: RuleRecord, locale: Locale): CommissionRule {
  return {
    id: row.id,
    scope: commissionScopes[(row.shop_id === null ? 2 : 0) + (row.category_code === null ? 1 : 0)]!,
    shop_id: row.shop_id ?? '',
    shop: row.shop_name ?? '',
    category: row.category_code ?? '',
    category_name: row.category_names?.[locale] ?? row.category_names?.en ?? row.category_code ?? '',
    rate_bp: row.rate_bp,
    floor: toWire(usd(row.floor)),
    cap: row.cap === null ? null : toWire(usd(row.cap)),
    effective_from: row.effective_from.toISOString(),
    state: row.state,
    made_at: row.made_at.toISOString(),
    made_by: row.maker ?? '',
  };
}

/** The shops and categories for which a rule can be added. */
export async function commissionChoices(
  read: Read,
  locale: Locale,
): Promise<Record<'shops' | 'categories', { id: string; name: string }[]>> {
  const [shops, tree] = await Promise.all([
    read.selectFrom('shops').select(['id', 'name']).orderBy('name').orderBy('id').limit(1_000).execute(),
    readCategoryTree(read),
  ]);
  return { shops, categories: categoryChoices(tree, locale) };
}
