import type { accountStatement as contract } from '@tradewind/contract/money/desk/books';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Read } from '../../base/db/database.ts';
import { balanceBefore, readFundRecord, periodBounds, userAvailable, userHeld } from '../../money/ledger/index.ts';
import { userById } from './users-queries.ts';
import { cents } from './wire.ts';

/** The user's fund record with the balances needed to recount it. @throws Refusal `user_not_found`. */
export async function accountStatement(
  read: Read,
  { user_id, account, from, to, page, limit }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id } = await userById(read, user_id);
  const ledgerAccount = account === 'held' ? userHeld(id) : userAvailable(id);
  const period = await periodBounds(read, ledgerAccount, { since: from, until: to });
  const [opening, closing, entries] = await Promise.all([
    balanceBefore(read, ledgerAccount, period),
    balanceBefore(read, ledgerAccount, { first: period.past, past: period.past }),
    readFundRecord(read, ledgerAccount, period, { skip: (page - 1) * limit, limit }),
  ]);
  const list = entries.map(({ transactionId, number, at, kind, memo, amount, balanceAfter }) => ({
    id: transactionId,
    number: Number(number),
    at: at.toISOString(),
    kind,
    memo,
    amount: cents(amount),
    balance_after: cents(balanceAfter),
  }));
  return { list, total: Number(period.past - period.first), opening: cents(opening), closing: cents(closing) };
}
