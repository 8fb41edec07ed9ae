import type {
  requestDutyRemittance as contract,
  DutyRemittance,
} from '@tradewind/contract/trade/desk/duty-remittances';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { bookRemittance } from './book-remittance.ts';
import { insertRemittance, remittanceById, saveDecision } from './remittances-store.ts';

/** The highest amount of a remittance, in US cents. */
const maxAmount = 100_000_000_000n;

/**
 * Requests a remittance for a bank transfer to an authority; books it at once below the amount from which a second
 * operator has to approve.
 *
 * @throws Refusal `amount_invalid`, `reference_required`, `transfer_used`, `duties_short`.
 */
export function requestRemittance(
  { operator, now }: { operator: OperatorRef; now: Date },
  { of, amount: amountText, authority, bank_reference }: ParsedInputOf<typeof contract>,
): Work<DutyRemittance> {
  const amount = fromWire(amountText)?.minor ?? 0n;
  if (amount <= 0n || amount > maxAmount) refuse('amount_invalid', {}, ['amount']);
  if (!/^[\x20-\x7e]{3,64}$/.test(bank_reference)) refuse('reference_required', {}, ['bank_reference']);
  const id = newId();
  return async (tx) => {
    const twoPeople = amount >= (await readSettings(tx, now))['duties.secondApproverFrom'];
    await insertRemittance(tx, {
      id,
      owed: of,
      amount,
      authority,
      bank_reference,
      two_people: twoPeople,
      asked_by: operator.id,
      asked_at: now,
    }).catch(refuseUsedTransfer);
    await audit(
      tx,
      operator,
      'duty_remittance.asked',
      `duty_remittance:${id}`,
      { of, amount: amountText, authority, bank_reference },
      now,
    );
    if (!twoPeople) {
      await bookRemittance(tx, { id, of, amount, authority }, now);
      await saveDecision(tx, id, { state: 'booked', decided_by: operator.id, decided_at: now });
      await audit(
        tx,
        operator,
        'duty_remittance.booked',
        `duty_remittance:${id}`,
        { of, amount: amountText, authority, bank_reference },
        now,
      );
    }
    return remittanceById(tx, id);
  };
}

function refuseUsedTransfer(error: unknown): never {
  if (brokenConstraint(error) === 'duty_remittances_transfer') refuse('transfer_used', {}, ['bank_reference']);
  throw error;
}
