import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { outside, platformDuties, postTransaction, balanceOfPlatformAccount } from '../../money/ledger/index.ts';

/**
 * Takes what is handed on out of the books: it is owed no more, and the bank has paid it. Remittances wait for each other
 * at the account's row, so that two of them never see the same money; payments and refunds go on meanwhile.
 *
 * @throws Refusal `duties_short`
 */
export async function bookRemittance(
  tx: Tx,
  { id, amount, authority }: { id: string; amount: bigint; authority: string },
  at: Date,
): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', platformDuties.id).forNoKeyUpdate().execute();
  const there = await balanceOfPlatformAccount(tx, platformDuties);
  if (amount > there) refuse('duties_short', { there: `$${toWire(usd(there > 0n ? there : 0n))}` }, ['amount']);
  await postTransaction(tx, {
    kind: 'duties_handed_on',
    reference: `duty_remittance:${id}`,
    memo: authority,
    at,
    legs: [{ from: platformDuties, to: outside('bank'), amount: usd(amount) }],
  });
}
