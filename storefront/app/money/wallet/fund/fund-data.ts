import { useMutation } from '@tanstack/react-query';
import {
  bill,
  type MonthSum,
  type Movement,
  walletOverview,
  walletStatement,
  walletStatementCsv,
} from '@tradewind/contract/money/wallet';
import { call } from '../../../api/call.ts';
import { callPages, callQuery } from '../../../api/call-query.ts';
import { localTimeZone } from '../months.ts';
import { saveText } from './save-text.ts';

/** Filters of the fund record; how a balance began is found under all. */
export const fundFilters = ['all', 'recharge', 'extract', 'order', 'refund', 'correction'] as const satisfies readonly (
  | Movement
  | 'all'
)[];
export type FundFilter = (typeof fundFilters)[number];

/** Whole days, as `YYYY-MM-DD`; an empty one is open. */
export interface DateRange {
  from: string;
  to: string;
}

export const overviewQuery = () => callQuery(walletOverview, {});
export const billPages = (type: FundFilter, days: DateRange) =>
  callPages(bill, { type, ...days, zone: localTimeZone() }, { limit: 20 });

/** The sums of a month; a part that came later knows better. */
export const monthSum = (pages: readonly { months?: MonthSum[] | undefined }[], month: string): MonthSum | undefined =>
  pages.flatMap(({ months = [] }) => months).findLast((sum) => month.startsWith(sum.month));

/** Quiet: what is wrong with the days is said under them. */
export const statementQuery = (days: DateRange) => callQuery(walletStatement, days, { quiet: true });

/** Fetches the statement as CSV and saves it as a file. */
export const useDownloadStatement = () =>
  useMutation({
    mutationFn: (days: DateRange) => call(walletStatementCsv, days),
    onSuccess: ({ file_name, csv }) => saveText(file_name, csv, 'text/csv;charset=utf-8'),
  });
