import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { cart } from '@tradewind/contract/trade/cart';
import {
  requestCancellation,
  cancelOrder,
  confirmReceived,
  deleteOrder,
  extendProtection,
  order,
  orderList,
  previewOrder,
} from '@tradewind/contract/trade/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';
import type { OrderTab } from '../../paths/order-paths.ts';

export const orderPages = (status: OrderTab, words: string) =>
  callPages(orderList, words ? { status, words } : { status });
/** Quiet: the screen shows when there is no such order. */
export const orderQuery = (orderId: string) => callQuery(order, { order_id: orderId }, { quiet: true });

const invalidate = (queries: QueryClient, endpoints: readonly { name: string }[]) =>
  Promise.all(endpoints.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));

/** After an order changed: lists with their counts, its detail, and the shopper's balance and counts. */
export const refreshOrders = (queries: QueryClient) => invalidate(queries, [orderList, order, getUserInfo]);

/** After an order was deleted: the same but its detail, which can't be read any more. */
const refreshLists = (queries: QueryClient) => invalidate(queries, [orderList, getUserInfo]);

/** After orders were placed: also the cart that their lines left. */
export const refreshAfterPlacing = (queries: QueryClient) => invalidate(queries, [orderList, order, getUserInfo, cart]);

/** After an order could not be placed: the bill and the cart may have changed. */
export const refreshCheckout = (queries: QueryClient) => invalidate(queries, [previewOrder, cart, getUserInfo]);

/** Changes of an order. A refusal means that the order has changed meanwhile, so it is fetched again as well. */
export function useOrderMutations() {
  const queries = useQueryClient();
  const onSettled = () => refreshOrders(queries);
  return {
    cancel: useMutation({ mutationFn: (order_id: string) => call(cancelOrder, { order_id }), onSettled }),
    requestCancellation: useMutation({
      mutationFn: (input: { order_id: string; wish: string }) => call(requestCancellation, input),
      onSettled,
    }),
    extend: useMutation({ mutationFn: (order_id: string) => call(extendProtection, { order_id }), onSettled }),
    receive: useMutation({ mutationFn: (order_id: string) => call(confirmReceived, { order_id }), onSettled }),
    remove: useMutation({
      mutationFn: (order_id: string) => call(deleteOrder, { order_id }),
      onSettled: () => refreshLists(queries),
    }),
  };
}
