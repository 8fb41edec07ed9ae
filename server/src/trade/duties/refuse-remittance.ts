import type { DutyRemittance } from '@tradewind/contract/trade/desk/duty-remittances';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockOpenRemittance, remittanceById, saveDecision } from './remittances-store.ts';

/** Closes what was asked for; nothing is booked, and its transfer may be named again. */
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
