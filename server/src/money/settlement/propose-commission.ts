import type { addCommissionRule as contract } from '@tradewind/contract/money/desk/commissions';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { proposeChange } from '../../platform/changes/index.ts';
import { commissionChange } from './commission-change.ts';
import { readLimits } from './read-limits.ts';

/**
 * Proposes a commission rule that applies from a moment on, at the earliest when the change is applied.
 *
 * @returns the id of the change.
 * @throws Refusal `setting_in_the_past`, `setting_invalid`, `shop_not_found`, `change_open`.
 */
export async function proposeCommission(
  deps: Deps,
  call: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<string> {
  const { shop_id: shopId = null, category = null, rate_bp: rate = null, effective_at: at = call.now, reason } = input;
  if (at < call.now) refuse('setting_in_the_past', {}, ['effective_at']);
  const { floor, cap } = readLimits(input);
  if (rate === null && shopId === null && category === null) refuse('setting_invalid', {}, ['rate_bp']);
  if (rate === null && (floor > 0n || cap !== null)) refuse('setting_invalid', {}, ['rate_bp']);
  const payload = { shopId, category, rate, floor: String(floor), cap: cap === null ? null : String(cap) };
  return proposeChange(deps, call, commissionChange, payload, { reason, notBefore: at });
}
