import { usd } from '@tradewind/contract/base/money';
import { sql, type RawBuilder } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { countryOf, type Destination } from '../freight/index.ts';
import type { DutyRule } from './landed-cost.ts';

/** Whether any duty rule is in force. */
export async function hasDutyRules(read: Read, at: Date): Promise<boolean> {
  const rule = await read
    .selectFrom('duty_rules')
    .select('id')
    .where('valid_from', '<=', at)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return rule !== undefined;
}

/**
 * Those of the shops whose parcels come from abroad into a country of which no duty rule is kept for them, so that nobody
 * here knows what customs will charge. A tax alone says nothing of duty; a rule that excepts the country of the shop (a
 * customs union) says that there is none.
 */
export async function shopsOfUnknownDuty(
  read: Read,
  shopIds: readonly string[],
  to: Destination,
  at: Date,
): Promise<Set<string>> {
  if (shopIds.length === 0) return new Set();
  const rows = await read
    .selectFrom('shops as s')
    .select('s.id')
    .where(isOneOf('s.id', [...new Set(shopIds)]))
    .where(isDutyUnknown(sql`s.country`, once(to), at))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** SQL condition on the country of a shop: `shopsOfUnknownDuty` finds it. */
export const isDutyUnknown = (from: RawBuilder<string>, to: RawBuilder<string>, at: Date) => sql<boolean>`(
  ${to} not in ('', ${from}) and not exists (
    select from duty_rules r where r.country = ${to} and ${isCurrent(at)}
      and (${from} = any (r.except_from) or r.kind = 'duty' and (r.only_from = '{}' or ${from} = any (r.only_from)))))`;

/** SQL of a country in a subquery, where PostgreSQL does not see it, and plans once for all countries. */
const once = (to: Destination) => sql<string>`(select ${countryOf(to)})`;

/** Those of the shops whose parcels are dutiable or taxed in some country at a moment. */
export async function shopsWithDutyRules(read: Read, shopIds: readonly string[], at: Date): Promise<Set<string>> {
  const rows = await read
    .selectFrom('duty_rules as r')
    .innerJoin('shops as s', (join) => join.onRef('s.country', '<>', 'r.country'))
    .select('s.id')
    .distinct()
    .where('s.id', 'in', [...new Set(shopIds)])
    .where(inForce(sql`s.country`, at))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const isCurrent = (at: Date) =>
  sql<boolean>`r.valid_from <= ${at} and (r.valid_until is null or r.valid_until > ${at})`;

/** The condition that the rule `r` is in force at a moment for parcels from a country. */
const inForce = (from: RawBuilder<string>, at: Date) =>
  sql<boolean>`${isCurrent(at)} and ${from} <> all (r.except_from)
    and (r.only_from = '{}' or ${from} = any (r.only_from))`;

/**
 * The duty rules in force at a moment for parcels from shops to a country, by shop; none within a country or customs
 * union.
 */
export async function dutyRulesTo(
  read: Read,
  shopIds: readonly string[],
  to: Destination,
  at: Date,
): Promise<Map<string, DutyRule[]>> {
  const rules = new Map(shopIds.map((id): [string, DutyRule[]] => [id, []]));
  if (rules.size === 0) return rules;
  const rows = await rowsOf<{ id: string; rules: StoredDutyRule[] }>(
    read,
    sql`select s.id, ${dutyRulesAsJson(sql`s.country`, once(to), at)} as rules
    from shops s where ${isOneOf('s.id', [...rules.keys()])}`,
  );
  for (const row of rows) rules.set(row.id, row.rules.map(readDutyRule));
  return rules;
}

/** SQL of the rules of `dutyRulesTo` for the country of a shop, as JSON of what `readDutyRule` reads. */
export const dutyRulesAsJson = (from: RawBuilder<string>, to: RawBuilder<string>, at: Date) => sql<StoredDutyRule[]>`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'category', r.category_code, 'hsPrefix', r.hs_prefix, 'unit', r.unit, 'unitAmount', r.unit_amount::text,
    'kind', r.kind, 'rateBp', r.rate_bp, 'over', r.above::text, 'upTo', r.up_to::text, 'collected', r.collected,
    'validFrom', r.valid_from
  )), '[]') from duty_rules r where r.country = ${to} and ${from} <> r.country and ${inForce(from, at)})`;

export interface StoredDutyRule extends Pick<
  DutyRule,
  'id' | 'category' | 'hsPrefix' | 'kind' | 'rateBp' | 'collected'
> {
  readonly unit: 'piece' | 'class' | null;
  readonly unitAmount: string;
  readonly over: string;
  readonly upTo: string | null;
  readonly validFrom: string;
}

export const readDutyRule = ({ unit, unitAmount, over, upTo, validFrom, ...rule }: StoredDutyRule): DutyRule => ({
  ...rule,
  perUnit: unit === null ? null : { unit, amount: usd(BigInt(unitAmount)) },
  over: usd(BigInt(over)),
  upTo: upTo === null ? null : usd(BigInt(upTo)),
  validFrom: new Date(validFrom),
});
