import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  requestRecharge,
  rechargeById,
  rechargeLog,
  openRechargeMethods,
  startCheckout,
} from '@tradewind/contract/money/recharges';
import { call } from '../../../api/call.ts';
import { callPages, callQuery } from '../../../api/call-query.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { refreshWallet } from '../fund/fund-data.ts';
import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';

export const topUpMethodsQuery = () => callQuery(openRechargeMethods, {});

/** Tabs of the record by the filter's value on the wire. */
export const topUpTabs = ['all', '0', '1', '2'] as const;
export type TopUpTab = (typeof topUpTabs)[number];

export const topUpPages = (status: TopUpTab) => callPages(rechargeLog, { status });
/** Quiet: the sheet shows when there is no such top-up. */
export const topUpQuery = (id: string) => callQuery(rechargeById, { id }, { quiet: true });

/** The record with one top-up open; card payments lead back here as well. */
export const topUpRecordPath = (id: string): string => `/topUpRecord?recharge=${encodeURIComponent(id)}`;

export const refreshTopUps = (queries: QueryClient) =>
  Promise.all(
    [rechargeLog, rechargeById]
      .map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))
      .concat(refreshWallet(queries).then(() => undefined)),
  );

/** Requests a top-up for a transfer. Requests with one idempotency key make one top-up. */
export function useRequestTopUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof requestRecharge> & { idempotencyKey: string }) =>
      call(requestRecharge, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSettled: () => refreshTopUps(queries),
  });
}

export const useStartCheckout = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof startCheckout> & { idempotencyKey: string }) =>
      call(startCheckout, input, { quiet: true, repeatable: true, idempotencyKey }),
  });

export const useUpload = () => useMutation({ mutationFn: uploadFile });

/** Quiet: the screen explains a closed wallet. */
export const networksQuery = () => callQuery(getBlockchain, {}, { quiet: true });

/** The latest deposits. Quiet: it is polled. */
export const depositsQuery = () => callQuery(myDeposits, { page: 1, limit: 5 }, { quiet: true });
