import { countryCodes } from '@tradewind/contract/people/countries';
import type { addDutyRule as contract } from '@tradewind/contract/trade/desk/duties';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { proposeChange } from '../../platform/changes/index.ts';
import { dutyAddition } from './duty-changes.ts';

/**
 * Proposes a rule of duty or tax that applies from a moment on, at the earliest when the change is applied.
 *
 * @returns the id of the change.
 * @throws Refusal `setting_in_the_past`, `setting_invalid`, `change_open`.
 */
export async function proposeDutyRule(
  deps: Deps,
  call: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<string> {
  const { country, kind, category = null, valid_from: from = call.now, valid_until: until = null } = input;
  if (from < call.now) refuse('setting_in_the_past', {}, ['valid_from']);
  if (until && until <= from) refuse('setting_invalid', {}, ['valid_until']);
  if (!countryCodes.includes(country)) refuse('setting_invalid', {}, ['country']);
  const exceptFrom = countriesOf(input.except_from, 'except_from');
  const onlyFrom = countriesOf(input.only_from, 'only_from');
  if (onlyFrom.some((code) => exceptFrom.includes(code))) refuse('setting_invalid', {}, ['except_from', 'only_from']);
  const { hs_prefix: hsPrefix = null, unit = null } = input;
  if (hsPrefix !== null && category !== null) refuse('setting_invalid', {}, ['category', 'hs_prefix']);
  const unitAmount = limitOf(input.unit_amount, 'unit_amount') ?? 0n;
  if ((unit === null) !== (unitAmount === 0n)) refuse('setting_invalid', {}, ['unit', 'unit_amount']);
  const over = limitOf(input.over, 'over') ?? 0n;
  const upTo = limitOf(input.up_to, 'up_to');
  if (upTo !== null && upTo <= over) refuse('setting_invalid', {}, ['over', 'up_to']);
  const rule = {
    country,
    kind,
    category,
    hsPrefix,
    rate: input.rate_bp,
    unit,
    unitAmount: String(unitAmount),
    over: String(over),
    upTo: upTo === null ? null : String(upTo),
    collected: input.collected === 1,
    exceptFrom,
    onlyFrom,
    until: until?.toISOString() ?? null,
  };
  return proposeChange(deps, call, dutyAddition, rule, { reason: input.reason, notBefore: from });
}

function countriesOf(codes: readonly string[], field: 'except_from' | 'only_from'): string[] {
  if (codes.some((code) => !countryCodes.includes(code))) refuse('setting_invalid', {}, [field]);
  return [...new Set(codes)];
}

/** The highest limit of a rule, in US cents. */
const maxLimit = 100_000_000_000n;

function limitOf(text: string | undefined, field: 'over' | 'up_to' | 'unit_amount'): bigint | null {
  if (text === undefined) return null;
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxLimit ? refuse('setting_invalid', {}, [field]) : minor;
}
