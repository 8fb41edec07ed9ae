import { toWire, usd, walletCurrency } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { WalletStatement } from '@tradewind/contract/money/wallet';
import type { Call, ShopperCall } from '../../base/http/call.ts';
import type { Database, Read } from '../../base/db/database.ts';
import { balanceBefore, readFundRecord, periodBounds, userAvailable, type Account } from '../ledger/index.ts';
import { contactOf } from '../../people/users/index.ts';
import { periodOf, statementDays, type Days } from './days.ts';
import { presentMovement } from './present-movement.ts';

/** The maximum length of a statement, which phones and spreadsheets can still show. */
const maxRows = 10_000;

/** The statement of a shopper's wallet. @throws Refusal `period_invalid`, `statement_too_long`. */
export async function buildStatement(
  { read }: Database,
  { actor: { userId }, locale, now }: ShopperCall,
  requestedDays: Days,
): Promise<WalletStatement> {
  const contact = await contactOf(read, userId);
  return statementOf(
    read,
    { account: userAvailable(userId), holder: contact?.username ?? '' },
    { locale, now },
    requestedDays,
  );
}

/**
 * The statement of an account: all movements of a period, with opening + in − out = closing.
 *
 * @throws Refusal `period_invalid`, `statement_too_long`.
 */
export async function statementOf(
  read: Read,
  { account, holder }: { account: Account; holder: string },
  { locale, now }: Pick<Call, 'locale' | 'now'>,
  requestedDays: Days,
): Promise<WalletStatement> {
  const days = statementDays(requestedDays, now);
  const span = await periodBounds(read, account, periodOf(days));
  const rows = Number(span.past - span.first);
  if (rows > maxRows) refuse('statement_too_long', { rows, limit: maxRows }, ['from', 'to']);
  const [opening, entries] = await Promise.all([
    balanceBefore(read, account, span),
    readFundRecord(read, account, span, { skip: 0, limit: rows }),
  ]);
  const total = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
  const moneyIn = total(entries.map(({ amount }) => amount).filter((amount) => amount > 0n));
  const moneyOut = total(entries.map(({ amount }) => -amount).filter((amount) => amount > 0n));
  return {
    ...days,
    holder,
    currency: walletCurrency,
    opening: toWire(usd(opening)),
    rows: entries.map((entry) => presentMovement(entry, locale)).toReversed(),
    money_in: toWire(usd(moneyIn)),
    money_out: toWire(usd(moneyOut)),
    closing: toWire(usd(entries[0]?.balanceAfter ?? opening)),
    drawn_up: now.toISOString(),
  };
}
