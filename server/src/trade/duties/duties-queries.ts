import { usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
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
  // In a subquery PostgreSQL does not see it, and plans once for all countries.
  const country = sql`(select ${countryOf(to)})`;
  const rows = await read
    .selectFrom('shops as s')
    .select('s.id')
    .where(isOneOf('s.id', [...new Set(shopIds)]))
    .where(sql<boolean>`${country} not in ('', s.country)`)
    .where(
      sql<boolean>`not exists (select from duty_rules r where r.country = ${country} and ${isCurrent(at)}
        and (s.country = any (r.except_from)
          or r.kind = 'duty' and (r.only_from = '{}' or s.country = any (r.only_from))))`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of the shops whose parcels are dutiable or taxed in some country at a moment. */
export async function shopsWithDutyRules(read: Read, shopIds: readonly string[], at: Date): Promise<Set<string>> {
  const rows = await read
    .selectFrom('duty_rules as r')
    .innerJoin('shops as s', (join) => join.onRef('s.country', '<>', 'r.country'))
    .select('s.id')
    .distinct()
    .where('s.id', 'in', [...new Set(shopIds)])
    .where(inForce(at))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const isCurrent = (at: Date) =>
  sql<boolean>`r.valid_from <= ${at} and (r.valid_until is null or r.valid_until > ${at})`;

/** The condition that the rule `r` is in force at a moment for parcels of the shop `s`. */
const inForce = (at: Date) =>
  sql<boolean>`${isCurrent(at)} and s.country <> all (r.except_from)
    and (r.only_from = '{}' or s.country = any (r.only_from))`;

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
  const rows = await read
    .selectFrom('duty_rules as r')
    .innerJoin('shops as s', (join) => join.onRef('s.country', '<>', 'r.country'))
    .select([
      's.id as shop_id',
      'r.id',
      'r.category_code',
      'r.hs_prefix',
      'r.unit',
      'r.unit_amount',
      'r.kind',
      'r.rate_bp',
      'r.above',
      'r.up_to',
      'r.collected',
      'r.valid_from',
    ])
    .where(isOneOf('s.id', [...rules.keys()]))
    .where('r.country', '=', countryOf(to))
    .where(inForce(at))
    .execute();
  for (const row of rows) {
    rules.get(row.shop_id)?.push({
      id: row.id,
      category: row.category_code,
      hsPrefix: row.hs_prefix,
      kind: row.kind as DutyRule['kind'],
      rateBp: row.rate_bp,
      perUnit: row.unit === null ? null : { unit: row.unit as 'piece' | 'class', amount: usd(row.unit_amount) },
      over: usd(row.above),
      upTo: row.up_to === null ? null : usd(row.up_to),
      collected: row.collected,
      validFrom: row.valid_from,
    });
  }
  return rules;
}
