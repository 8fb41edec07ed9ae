import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  addPayoutAddress,
  requestWithdrawal,
  cancelWithdrawal,
  removePayoutAddress,
  withdrawal,
  withdrawalInfo,
  withdrawalList,
  withdrawalQuote,
} from '@tradewind/contract/money/withdrawals';
import { call } from '../../../api/call.ts';
import { callPages, callQuery } from '../../../api/call-query.ts';
import { refreshWallet } from '../fund/fund-data.ts';

export const withdrawalInfoQuery = () => callQuery(withdrawalInfo, {});

/** Quiet: the field shows what is wrong with an amount. */
export const quoteQuery = (input: InputOf<typeof withdrawalQuote>) =>
  callQuery(withdrawalQuote, input, { quiet: true });

/** Tabs of the record in the order of the specification, by the filter's value on the wire. */
export const withdrawalTabs = ['all', '2', '0', '1'] as const;
export type WithdrawalTab = (typeof withdrawalTabs)[number];

export const withdrawalPages = (status: WithdrawalTab) => callPages(withdrawalList, { status });
/** Quiet: the sheet shows when there is no such withdrawal. */
export const withdrawalQuery = (id: string) => callQuery(withdrawal, { id }, { quiet: true });

const endpoints = [withdrawalInfo, withdrawalList, withdrawal, withdrawalQuote];

export const refreshWithdrawals = (queries: QueryClient) =>
  Promise.all([
    ...endpoints.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    refreshWallet(queries),
  ]);

const refreshPayoutAccounts = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [withdrawalInfo.name] });

/** Requests a withdrawal. Requests with one idempotency key make one withdrawal. */
export function useRequestWithdrawal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof requestWithdrawal> & { idempotencyKey: string }) =>
      call(requestWithdrawal, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSettled: () => refreshWithdrawals(queries),
  });
}

export function useCancelWithdrawal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelWithdrawal, { id }),
    onSettled: () => refreshWithdrawals(queries),
  });
}

/** Adds a payout account; the form or the keypad shows refusals. */
export function useAddPayoutAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof addPayoutAddress>) =>
      call(addPayoutAddress, input, { quiet: true, repeatable: true }),
    onSuccess: () => refreshPayoutAccounts(queries),
  });
}

export function useRemovePayoutAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePayoutAddress, { id }),
    onSettled: () => refreshPayoutAccounts(queries),
  });
}

/** The record with one withdrawal open. */
export const withdrawalRecordPath = (id: string): string => `/depositRecord?id=${encodeURIComponent(id)}`;
