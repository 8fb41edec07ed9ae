import { toWire, usd } from '@tradewind/contract/base/money';
import type { MonthSum } from '@tradewind/contract/money/wallet';
import { sqlState, type Read } from '../../base/db/database.ts';
import {
  sumMonthsOfFundRecord,
  type Account,
  type FundRecordEntry,
  type PostingKind,
  type Span,
} from '../ledger/index.ts';

interface Asked {
  kinds: readonly PostingKind[] | undefined;
  zone: string;
  entries: readonly FundRecordEntry[];
}

/** What the months of some rows moved as a whole, on this page or not; left out for a zone that nobody knows. */
export async function sumMonths(
  read: Read,
  account: Account,
  span: Span,
  { kinds, zone: asked, entries }: Asked,
): Promise<MonthSum[] | undefined> {
  const zone = zoneOf(asked);
  if (!zone) return undefined;
  const moments = entries.map(({ at }) => at);
  const sums = await sumMonthsOfFundRecord(read, account, span, { kinds, zone, moments }).catch((error: unknown) => {
    if (sqlState(error) === unknownZone) return undefined;
    throw error;
  });
  return sums?.map(({ month, in: moneyIn, out }) => ({
    month,
    money_in: toWire(usd(moneyIn)),
    money_out: toWire(usd(out)),
  }));
}

/** PostgreSQL's "time zone not recognized": its list of names can be shorter than ours. */
const unknownZone = '22023';

/** How PostgreSQL calls a zone: as browsers do, but for offsets, which it counts the other way. Null for an unknown one. */
function zoneOf(asked: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions();
    return timeZone.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'));
  } catch {
    return null;
  }
}
