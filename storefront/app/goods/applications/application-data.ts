import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/goods/applications';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** The shopper's latest application and the terms for merchants. */
export const applicationQuery = () => callQuery(contract.showApplication, {});

/** Puts the application that an act answered into the cache. */
function useStore() {
  const queries = useQueryClient();
  return (application: contract.Application) =>
    queries.setQueryData(applicationQuery().queryKey, (before) => before && { ...before, application });
}

export function useStartApplication() {
  const onSuccess = useStore();
  return useMutation({ mutationFn: () => call(contract.startApplication, {}), onSuccess });
}

/** Stores what was typed. The form shows a failure; a draft that is stored in passing is stored again later. */
export function useChangeApplication() {
  const onSuccess = useStore();
  return useMutation({
    mutationFn: (input: InputOf<typeof contract.changeApplication>) =>
      call(contract.changeApplication, input, { quiet: true, repeatable: true }),
    // One after another, so that what was typed last is stored last.
    scope: { id: contract.changeApplication.name },
    onSuccess,
  });
}

/** @throws ApiRefusal that names the field, when a shop can't have these names. */
export const checkShopName = (input: InputOf<typeof contract.checkShopName>) =>
  call(contract.checkShopName, input, { quiet: true });

export function useAddDocument() {
  const onSuccess = useStore();
  return useMutation({
    mutationFn: (input: InputOf<typeof contract.addApplicationDocument>) =>
      call(contract.addApplicationDocument, input, { quiet: true }),
    onSuccess,
  });
}

export function useRemoveDocument() {
  const onSuccess = useStore();
  return useMutation({
    mutationFn: (id: string) => call(contract.removeApplicationDocument, { id }),
    onSuccess,
  });
}

export function useSubmitApplication() {
  const onSuccess = useStore();
  return useMutation({
    mutationFn: ({ key, version }: { key: string; version: string }) =>
      call(contract.submitApplication, { terms_version: version }, { quiet: true, idempotencyKey: key }),
    onSuccess,
  });
}

export function useAnswerQuestion() {
  const onSuccess = useStore();
  return useMutation({
    mutationFn: ({ key, text }: { key: string; text: string }) =>
      call(contract.answerQuestion, { text }, { quiet: true, idempotencyKey: key }),
    onSuccess,
  });
}

export function useWithdrawApplication() {
  const onSuccess = useStore();
  return useMutation({ mutationFn: () => call(contract.withdrawApplication, {}), onSuccess });
}
