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

interface SumOptions {
  kinds: readonly PostingKind[] | undefined;
  zone: string;
  entries: readonly FundRecordEntry[];
}

/** The complete turnover of the months in which some entries are; undefined for an unknown time zone. */
export async function sumMonths(
  read: Read,
  account: Account,
  span: Span,
  { kinds, zone: requestedZone, entries }: SumOptions,
): Promise<MonthSum[] | undefined> {
  const zone = zoneOf(requestedZone);
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

/** PostgreSQL's error code for an unknown time zone; it may know fewer zones than Node. */
const unknownZone = '22023';

/** The name of a zone for PostgreSQL, which inverts the sign of offsets; null for an unknown zone. */
function zoneOf(requestedZone: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: requestedZone }).resolvedOptions();
    return timeZone.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'));
  } catch {
    return null;
  }
}
