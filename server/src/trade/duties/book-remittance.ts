import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { outside, platformDuties, postTransaction, balanceOfPlatformAccount } from '../../money/ledger/index.ts';

/**
 * Posts a remittance, in US cents, from the duties account to the bank. Remittances lock the account's row, so that
 * two of them can't spend the same balance; payments and refunds are not blocked.
 *
 * @throws Refusal `duties_short` when the balance is lower than the amount.
 */
export async function bookRemittance(
  tx: Tx,
  { id, amount, authority }: { id: string; amount: bigint; authority: string },
  at: Date,
): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', platformDuties.id).forNoKeyUpdate().execute();
  const balance = await balanceOfPlatformAccount(tx, platformDuties);
  if (amount > balance) refuse('duties_short', { there: `$${toWire(usd(balance > 0n ? balance : 0n))}` }, ['amount']);
  await postTransaction(tx, {
    kind: 'duties_handed_on',
    reference: `duty_remittance:${id}`,
    memo: authority,
    at,
    legs: [{ from: platformDuties, to: outside('bank'), amount: usd(amount) }],
  });
}
