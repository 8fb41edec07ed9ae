import type { DutyRemittance } from '@tradewind/contract/trade/desk/duty-remittances';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockOpenRemittance, remittanceById, saveDecision } from './remittances-store.ts';

/**
 * Refuses a requested remittance; nothing is booked and its bank reference can be used again.
 *
 * @throws Refusal `remittance_not_found`, `already_decided`.
 */
export async function refuseRemittance(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<DutyRemittance> {
  return db.transact(async (tx) => {
    await lockOpenRemittance(tx, id);
    await saveDecision(tx, id, { state: 'refused', decided_by: operator.id, decided_at: now, answer: reason });
    await audit(tx, operator, 'duty_remittance.refused', `duty_remittance:${id}`, { reason }, now);
    return remittanceById(tx, id);
  });
}
