import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptOffer,
  addMessage,
  requestRefund,
  declineOffer,
  openDispute,
  refund,
  refundForm,
  refundsOfOrder,
  revocationForm,
  revokeOrder,
  sendBack,
  withdrawRefund,
} from '@tradewind/contract/trade/aftersales';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { order, orderList } from '@tradewind/contract/trade/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** Quiet: the screen shows when there is no such order. */
export const refundFormQuery = (orderId: string) => callQuery(refundForm, { order_id: orderId }, { quiet: true });
export const refundQuery = (refundId: string) => callQuery(refund, { refund_id: refundId }, { quiet: true });
export const revocationFormQuery = (orderId: string) =>
  callQuery(revocationForm, { order_id: orderId }, { quiet: true });
export const refundsOfOrderQuery = (orderId: string) =>
  callQuery(refundsOfOrder, { order_id: orderId }, { quiet: true });

/** After a refund changed: the refund, its order and the balance. */
async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all(
    [refundForm, revocationForm, refund, refundsOfOrder, orderList, order, getUserInfo].map(({ name }) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  );
}

type Keyed<Input> = Input & { idempotencyKey: string };

export function useRequestRefund() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof requestRefund>>) =>
      call(requestRefund, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSettled: () => refresh(queries),
  });
}

/** Withdraws from the contract about an order. */
export function useRevokeOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof revokeOrder>>) =>
      call(revokeOrder, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSettled: () => refresh(queries),
  });
}

/** What a shopper does with a refund. The answer is its new state; a refusal means that it changed meanwhile. */
export function useRefundActs(refundId: string) {
  const queries = useQueryClient();
  const after = {
    onSuccess: (now: RefundRequest) => queries.setQueryData(refundQuery(refundId).queryKey, now),
    onSettled: () => refresh(queries),
  };
  const refund_id = refundId;
  return {
    accept: useMutation({ mutationFn: (amount: string) => call(acceptOffer, { refund_id, amount }), ...after }),
    decline: useMutation({ mutationFn: () => call(declineOffer, { refund_id }), ...after }),
    sendBack: useMutation({
      mutationFn: (parcel: { carrier: string; number: string; freight?: string }) =>
        call(sendBack, { refund_id, ...parcel }),
      ...after,
    }),
    dispute: useMutation({ mutationFn: (text: string) => call(openDispute, { refund_id, text }), ...after }),
    message: useMutation({
      mutationFn: ({ idempotencyKey, ...said }: Keyed<{ text: string; images: string[] }>) =>
        call(addMessage, { refund_id, ...said }, { repeatable: true, idempotencyKey }),
      ...after,
    }),
    withdraw: useMutation({ mutationFn: () => call(withdrawRefund, { refund_id }), ...after }),
  };
}
export type RefundActs = ReturnType<typeof useRefundActs>;
