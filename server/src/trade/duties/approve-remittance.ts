import type { DutyRemittance, RemittanceOf } from '@tradewind/contract/trade/desk/duty-remittances';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit, requireSecondPerson } from '../../platform/operators/index.ts';
import { bookRemittance } from './book-remittance.ts';
import { lockOpenRemittance, remittanceById, saveDecision } from './remittances-store.ts';

/**
 * Approves and books a remittance that another operator requested.
 *
 * @throws Refusal `remittance_not_found`, `already_decided`, `second_person_required`, `duties_short`.
 */
export async function approveRemittance(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<DutyRemittance> {
  return db.transact(async (tx) => {
    const { owed, amount, authority, bank_reference, asked_by } = await lockOpenRemittance(tx, id);
    await requireSecondPerson(tx, asked_by, operator.id);
    await bookRemittance(tx, { id, of: owed as RemittanceOf, amount, authority }, now);
    await saveDecision(tx, id, { state: 'booked', decided_by: operator.id, decided_at: now });
    await audit(
      tx,
      operator,
      'duty_remittance.booked',
      `duty_remittance:${id}`,
      { of: owed, amount: toWire(usd(amount)), authority, bank_reference, asked_by },
      now,
    );
    return remittanceById(tx, id);
  });
}
