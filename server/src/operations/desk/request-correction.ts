import {
  type requestCorrection as contract,
  type Correction,
  correctionSources,
} from '@tradewind/contract/money/desk/corrections';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { kindOfNetwork } from '../../money/networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { correctionById, insertCorrection } from './corrections-store.ts';
import { userById } from './users-queries.ts';

/** Maximum amount: $1,000,000 in US cents. */
const maxAmount = 100_000_000n;

/**
 * Requests a correction. No money moves before another operator has approved it.
 *
 * @throws Refusal `amount_invalid`, `reason_required`, `network_unknown` or `user_not_found`.
 */
export async function requestCorrection(
  { db }: Deps,
  { operator, now }: DeskCall,
  { user_id: userId, amount: typed, against, reason }: ParsedInputOf<typeof contract>,
): Promise<Work<Correction>> {
  const amount = fromWire(typed)?.minor ?? 0n;
  if (amount === 0n || amount > maxAmount || amount < -maxAmount) refuse('amount_invalid', {}, ['amount']);
  if (!reason) refuse('reason_required', {}, ['reason']);
  const isSource = correctionSources.some((source) => source === against);
  if (!isSource && !(await kindOfNetwork(db.read, against))) refuse('network_unknown', {}, ['against']);
  await userById(db.read, userId);
  const id = newId();
  return async (tx) => {
    await insertCorrection(tx, { id, user_id: userId, amount, against, reason, asked_by: operator.id, asked_at: now });
    await audit(
      tx,
      operator,
      'correction.asked',
      `correction:${id}`,
      { user_id: userId, amount: typed, against, reason },
      now,
    );
    return correctionById(tx, id);
  };
}
