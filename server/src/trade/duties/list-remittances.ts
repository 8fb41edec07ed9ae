import type { dutyRemittances as contract } from '@tradewind/contract/trade/desk/duty-remittances';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Read } from '../../base/db/database.ts';
import { platformCommissionTax, platformDuties, balanceOfPlatformAccount } from '../../money/ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { findRemittances } from './remittances-store.ts';

/**
 * Remittances, with the balance that can be handed on and the amount from which a second operator has to approve, in
 * dollars.
 */
export async function listRemittances(
  read: Read,
  input: ParsedInputOf<typeof contract>,
  now: Date,
): Promise<OutputOf<typeof contract>> {
  const [remittances, balance, commissionTax, settings] = await Promise.all([
    findRemittances(read, input),
    balanceOfPlatformAccount(read, platformDuties),
    balanceOfPlatformAccount(read, platformCommissionTax),
    readSettings(read, now),
  ]);
  return {
    ...remittances,
    there: toWire(usd(balance)),
    commission_tax_there: toWire(usd(commissionTax)),
    two_people_from: toWire(usd(settings['duties.secondApproverFrom'])),
  };
}
