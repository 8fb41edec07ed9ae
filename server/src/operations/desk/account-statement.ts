import type { accountStatement as contract } from '@tradewind/contract/money/desk/books';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Read } from '../../base/db/database.ts';
import { balanceBefore, readFundRecord, periodBounds, userAvailable, userHeld } from '../../money/ledger/index.ts';
import { userById } from './users-queries.ts';
import { cents } from './wire.ts';

/** What the user sees as the fund record, with what one needs to re-add it. */
export async function accountStatement(
  read: Read,
  { user_id, account, from, to, page, limit }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id } = await userById(read, user_id);
  const whose = account === 'held' ? userHeld(id) : userAvailable(id);
  const span = await periodBounds(read, whose, { since: from, until: to });
  const [opening, closing, entries] = await Promise.all([
    balanceBefore(read, whose, span),
    balanceBefore(read, whose, { first: span.past, past: span.past }),
    readFundRecord(read, whose, span, { skip: (page - 1) * limit, limit }),
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
  return { list, total: Number(span.past - span.first), opening: cents(opening), closing: cents(closing) };
}
