import { useMutation, type QueryClient } from '@tanstack/react-query';
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
import { saveFile } from '../../../shell/save-file.ts';
import { localTimeZone } from '../months.ts';
import { getUserInfo } from '@tradewind/contract/people/users';

/** Filters of the fund record; opening balances are listed under all. */
export const fundFilters = [
  'all',
  'recharge',
  'extract',
  'order',
  'refund',
  'reward',
  'correction',
] as const satisfies readonly (Movement | 'all')[];
export type FundFilter = (typeof fundFilters)[number];

/** Whole days, as `YYYY-MM-DD`; an empty one is open. */
export interface DateRange {
  from: string;
  to: string;
}

export const overviewQuery = () => callQuery(walletOverview, {});
export const billPages = (type: FundFilter, days: DateRange) =>
  callPages(bill, { type, ...days, zone: localTimeZone() }, { limit: 20 });

/** The sums of a month; the page fetched last has the newest. */
export const monthSum = (pages: readonly { months?: MonthSum[] | undefined }[], month: string): MonthSum | undefined =>
  pages.flatMap(({ months = [] }) => months).findLast((sum) => month.startsWith(sum.month));

/** Quiet: the form shows what is wrong with the days. */
export const statementQuery = (days: DateRange) => callQuery(walletStatement, days, { quiet: true });

/** Fetches the statement as CSV and saves it as a file. */
export const useDownloadStatement = () =>
  useMutation({
    mutationFn: (days: DateRange) => call(walletStatementCsv, days),
    onSuccess: ({ file_name, csv }) => saveFile(file_name, new Blob([csv], { type: 'text/csv;charset=utf-8' })),
  });

/** Endpoints whose answers are stale after money has moved. */
const balanceEndpoints = [getUserInfo, walletOverview, bill, walletStatement];

export const refreshWallet = (queries: QueryClient) =>
  Promise.all(balanceEndpoints.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
