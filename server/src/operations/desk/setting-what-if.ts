import { toWire, usd } from '@tradewind/contract/base/money';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import {
  isSettingWithEffect,
  settingEffects,
  type SettingWithEffect,
  type settingWhatIf as contract,
} from '@tradewind/contract/platform/desk/settings';
import { sql, type RawBuilder } from 'kysely';
import { day, hour, later, minute } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { feeOf } from '../../money/withdrawals/index.ts';
import { parseSetting, readSettings, type Settings } from '../../platform/settings/index.ts';

/** How far a new value is held against what happened. */
const period = 30 * day;

/** What each value of a setting means for the cases since a moment, in the order of the values. */
type Effect<Name extends SettingWithEffect> = (
  read: Read,
  since: Date,
  values: readonly Settings[Name][],
) => Promise<{ of: number; results: bigint[] }>;

/**
 * Counts cases, and those that each value concerns.
 *
 * @param cases SQL: a table with its condition, whose cases have a time in the column `at`
 * @param concerns SQL: whether a value concerns a case
 */
const counting =
  <Value>(cases: RawBuilder<unknown>, concerns: (value: Value) => RawBuilder<unknown>) =>
  async (read: Read, since: Date, values: readonly Value[]) => {
    const counts = values.map((value) => sql`count(*) filter (where ${concerns(value)})`);
    const [row] = await rowsOf<{ of: bigint; results: string[] }>(
      read,
      sql`select count(*) as of, array[${sql.join(counts)}]::text[] as results from (${cases}) c where c.at >= ${since}`,
    );
    return { of: Number(row!.of), results: row!.results.map(BigInt) };
  };

const withdrawals = sql`select asked_at as at, price, code_checked, second_approver from withdrawals`;
const ofShoppers = sql`${withdrawals} where shop_id is null`;
const ofShops = sql`${withdrawals} where shop_id is not null`;
const recharges = sql`select asked_at as at, asked, method from recharges`;

/** Each setting with its effect, which judges cases as the acts do that read the setting. */
const effects: { readonly [Name in SettingWithEffect]: Effect<Name> } = {
  'withdrawal.bank': async (read, since, rules) => {
    const prices = await read
      .selectFrom('withdrawals')
      .select(['price', (eb) => eb.fn.countAll<bigint>().as('number')])
      .where('method', '=', 'bank')
      .where('free', '=', false)
      .where('asked_at', '>=', since)
      .groupBy('price')
      .execute();
    return {
      of: prices.reduce((sum, { number }) => sum + Number(number), 0),
      results: rules.map((rule) =>
        prices.reduce((sum, { price, number }) => sum + feeOf(rule, price) * BigInt(number), 0n),
      ),
    };
  },
  'withdrawal.minimum': counting(ofShoppers, (least: bigint) => sql`c.price < ${least}`),
  'withdrawal.maximum': counting(ofShoppers, (most: bigint) => sql`c.price > ${most}`),
  'withdrawal.secondApproverFrom': counting(withdrawals, (from: bigint) => sql`c.price >= ${from}`),
  'withdrawal.approveUpTo': counting(
    withdrawals,
    (upTo: bigint) => sql`c.price <= ${upTo} and c.code_checked and not c.second_approver`,
  ),
  'payout.minimum': counting(ofShops, (least: bigint) => sql`c.price < ${least}`),
  'recharge.minimum': counting(recharges, (least: bigint) => sql`c.asked < ${least}`),
  'recharge.secondApproverFrom': counting(
    sql`${recharges} where method = 'manual'`,
    (from: bigint) => sql`c.asked >= ${from}`,
  ),
  'duties.secondApproverFrom': counting(
    sql`select asked_at as at, amount from duty_remittances`,
    (from: bigint) => sql`c.amount >= ${from}`,
  ),
  'orders.payMinutes': counting(
    sql`select paid_at as at, placed_at from orders where paid_at is not null`,
    (minutes: number) => sql`c.at > c.placed_at + make_interval(secs => ${(minutes * minute) / 1_000})`,
  ),
  'aftersale.answerHours': counting(
    sql`select r.asked_at as at, (
      select min(h.at) from refund_happenings h where h.request_id = r.id and h.by = 'shop') as answered_at
      from refund_requests r`,
    (hours: number) => sql`c.answered_at > c.at + make_interval(secs => ${(hours * hour) / 1_000})`,
  ),
};

/**
 * What the present value of a setting and a new one mean for the last 30 days.
 *
 * @throws Refusal `setting_unknown` for a setting without such an effect, `setting_invalid` for a value that it can't have.
 */
export async function settingWhatIf(
  read: Read,
  { id, value }: ParsedInputOf<typeof contract>,
  now: Date,
): Promise<OutputOf<typeof contract>> {
  if (!isSettingWithEffect(id)) refuse('setting_unknown', {}, ['id']);
  const proposed = parseSetting(id, jsonOf(value));
  if (proposed === null) refuse('setting_invalid', {}, ['value']);
  const present = (await readSettings(read, now))[id];
  const effect = effects[id] as Effect<SettingWithEffect>;
  const { of, results } = await effect(read, later(now, -period), [present, proposed]);
  const [before, after] = results.map((result) =>
    settingEffects[id] === 'money' ? toWire(usd(result)) : String(result),
  );
  return { of, before: before!, after: after! };
}

/** A value from its JSON; undefined, which no setting can have, where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
