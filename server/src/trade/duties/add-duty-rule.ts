import { countryCodes } from '@tradewind/contract/people/countries';
import type { addDutyRule as contract, DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { findDutyRule } from './desk-queries.ts';

/**
 * Adds a rule of duty or tax. Rules are only added and ended, never changed, so that orders and history stay
 * explainable.
 *
 * @throws Refusal `setting_in_the_past`, `setting_invalid`.
 */
export async function addDutyRule(
  { db }: Pick<Deps, 'db'>,
  { operator, locale, now }: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<DutyRuleRow> {
  const { country, kind, rate_bp, category = null, valid_from: from = now, valid_until: until = null } = input;
  const exceptFrom = [...new Set(input.except_from)];
  if (from < now) refuse('setting_in_the_past', {}, ['valid_from']);
  if (until && until <= from) refuse('setting_invalid', {}, ['valid_until']);
  if (!countryCodes.includes(country)) refuse('setting_invalid', {}, ['country']);
  if (exceptFrom.some((code) => !countryCodes.includes(code))) refuse('setting_invalid', {}, ['except_from']);
  const over = limitOf(input.over, 'over') ?? 0n;
  const upTo = limitOf(input.up_to, 'up_to');
  if (upTo !== null && upTo <= over) refuse('setting_invalid', {}, ['over', 'up_to']);

  const id = newId();
  await db.transact(async (tx) => {
    const categoryExists =
      category === null ||
      (await tx.selectFrom('categories').select('code').where('code', '=', category).executeTakeFirst());
    if (!categoryExists) refuse('setting_invalid', {}, ['category']);
    const rule = {
      country,
      category_code: category,
      kind,
      rate_bp,
      above: over,
      up_to: upTo,
      collected: input.collected === 1,
      except_from: exceptFrom,
      valid_from: from,
      valid_until: until,
    };
    await tx
      .insertInto('duty_rules')
      .values({ ...rule, id, made_by: operator.id, made_at: now })
      .execute();
    const details = {
      ...rule,
      above: String(over),
      up_to: upTo === null ? null : String(upTo),
      valid_from: from.toISOString(),
      valid_until: until?.toISOString() ?? null,
    };
    await audit(tx, operator, 'duty.add', `duty:${id}`, details, now);
  });
  return findDutyRule(db.read, locale, id, now);
}

/** The highest limit of a rule, in US cents. */
const maxLimit = 100_000_000_000n;

function limitOf(text: string | undefined, field: 'over' | 'up_to'): bigint | null {
  if (text === undefined) return null;
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxLimit ? refuse('setting_invalid', {}, [field]) : minor;
}
