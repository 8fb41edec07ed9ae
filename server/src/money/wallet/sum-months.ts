import { toWire, usd } from '@tradewind/contract/base/money';
import type { MonthSum } from '@tradewind/contract/money/wallet';
import type { Read } from '../../base/db/database.ts';
import { sumFundRecord, type Account, type FundRecordEntry, type PostingKind, type Span } from '../ledger/index.ts';
import { monthsOf } from './months.ts';

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
  { kinds, zone, entries }: Asked,
): Promise<MonthSum[] | undefined> {
  const months = monthsOf(
    entries.map(({ at }) => at),
    zone,
  );
  if (!months) return undefined;
  const sums = await sumFundRecord(read, account, span, { kinds, periods: months });
  return months.map(({ month }, index) => ({
    month,
    money_in: toWire(usd(sums[index]!.in)),
    money_out: toWire(usd(sums[index]!.out)),
  }));
}
