import type { Correction } from '@tradewind/contract/money/desk/corrections';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { correctionById, lockOpenCorrection, saveDecision } from './corrections-store.ts';

/** Refuses a correction. @throws Refusal `reason_required`, `correction_not_found` or `already_decided`. */
export async function refuseCorrection(
  { db }: Deps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<Correction> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  await db.transact(async (tx) => {
    await lockOpenCorrection(tx, id);
    await saveDecision(tx, id, { state: 'refused', decided_by: operator.id, decided_at: now, answer: reason });
    await audit(tx, operator, 'correction.refused', `correction:${id}`, { reason }, now);
  });
  return correctionById(db.read, id);
}
