import type { RemittanceOf } from '@tradewind/contract/trade/desk/duty-remittances';
import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import {
  outside,
  platformCommissionTax,
  platformDuties,
  postTransaction,
  balanceOfPlatformAccount,
  type Account,
} from '../../money/ledger/index.ts';

/** The account in which it lies until it is handed on. */
export const accountsOfRemittances: Readonly<Record<RemittanceOf, Account>> = {
  duties: platformDuties,
  commission_tax: platformCommissionTax,
};

/**
 * Posts a remittance, in US cents, from its account to the bank. Remittances lock the account's row, so that
 * two of them can't spend the same balance; payments and refunds are not blocked.
 *
 * @throws Refusal `duties_short` when the balance is lower than the amount.
 */
export async function bookRemittance(
  tx: Tx,
  { id, of, amount, authority }: { id: string; of: RemittanceOf; amount: bigint; authority: string },
  at: Date,
): Promise<void> {
  const account = accountsOfRemittances[of];
  await tx.selectFrom('accounts').select('id').where('id', '=', account.id).forNoKeyUpdate().execute();
  const balance = await balanceOfPlatformAccount(tx, account);
  if (amount > balance) refuse('duties_short', { there: `$${toWire(usd(balance > 0n ? balance : 0n))}` }, ['amount']);
  await postTransaction(tx, {
    kind: 'duties_handed_on',
    reference: `duty_remittance:${id}`,
    memo: authority,
    at,
    legs: [{ from: account, to: outside('bank'), amount: usd(amount) }],
  });
}
