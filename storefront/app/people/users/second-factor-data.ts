import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import {
  askAtSignIn,
  confirmOwnFactor,
  endOwnFactor,
  type OwnFactor,
  renewOwnRecoveryCodes,
  showOwnFactor,
  startOwnFactor,
} from '@tradewind/contract/people/second-factor';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

export const factorQuery = () => callQuery(showOwnFactor, {});

// All of these show refusals in place.
const inPlace = { quiet: true, repeatable: true } as const;

/** Whatever shows the second factor, or asks for it, is fetched again. */
const refresh = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: factorQuery().queryKey }),
    queries.invalidateQueries({ queryKey: [withdrawalInfo.name] }),
  ]);

export const useStartFactor = () =>
  useMutation({ mutationFn: (input: InputOf<typeof startOwnFactor>) => call(startOwnFactor, input, inPlace) });

export function useConfirmFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmOwnFactor>) => call(confirmOwnFactor, input, inPlace),
    onSuccess: () => refresh(queries),
  });
}

export function useRenewRecoveryCodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof renewOwnRecoveryCodes>) => call(renewOwnRecoveryCodes, input, inPlace),
    onSuccess: () => refresh(queries),
  });
}

export function useEndFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof endOwnFactor>) => call(endOwnFactor, input, inPlace),
    onSuccess: () => refresh(queries),
  });
}

export function useAskAtSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof askAtSignIn>) => call(askAtSignIn, input, inPlace),
    onSuccess: (factor: OwnFactor) => queries.setQueryData(factorQuery().queryKey, factor),
  });
}
