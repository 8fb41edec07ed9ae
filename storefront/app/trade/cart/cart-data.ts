import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cart,
  type CartRow,
  changeCartLine,
  deleteCartLines,
  saveForLater,
  setCartQuantity,
} from '@tradewind/contract/trade/cart';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { times, toWire } from '@tradewind/contract/base/money';
import { getUserInfo } from '@tradewind/contract/people/users';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { amountOf } from '../../money/currencies/amount.ts';
import { createQuantitySender, type QuantitySender } from './quantity-sender.ts';

type Cart = OutputOf<typeof cart>;

/** The cart. @param country where products are to be sent, if the shopper has no address that names it */
export const cartQuery = (country: string) => callQuery(cart, { country });

/** Changes the cart that is shown, for whichever destination it was loaded. */
const changeCart = (queries: QueryClient, change: (shown: Cart) => Cart) =>
  queries.setQueriesData<Cart>({ queryKey: [cart.name] }, (old) => old && change(old));

/** Refetches the cart and the count on its tab after lines or quantities changed. */
export const refreshCart = (queries: QueryClient) =>
  Promise.all([cart.name, getUserInfo.name].map((name) => queries.invalidateQueries({ queryKey: [name] })));

/** Shows a new quantity at once and sends it when the shopper pauses; the server's answer corrects both. */
export function useQuantities(): QuantitySender {
  const queries = useQueryClient();
  const [sender] = useState(() =>
    createQuantitySender({
      send: (cart_id, num) => call(setCartQuantity, { cart_id, num }, { repeatable: true }),
      onSettled: () => void refreshCart(queries),
    }),
  );
  const change = (cartId: string, quantity: number) => {
    void queries.cancelQueries({ queryKey: [cart.name] });
    changeCart(queries, (old) => ({
      ...old,
      carts: old.carts.map((row) => (row.cart_id === cartId ? withQuantity(row, quantity) : row)),
    }));
    sender.change(cartId, quantity);
  };
  return { ...sender, change };
}

function withQuantity(row: CartRow, quantity: number): CartRow {
  const problem = row.problem === 'short' && quantity <= row.stock ? null : row.problem;
  return { ...row, problem, cart_num: quantity, total_price: toWire(times(amountOf(row.goods.sales_price), quantity)) };
}

/** Removes lines at once; if the server refuses, they come back. */
export function useDeleteLines() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cartIds: readonly string[]) => call(deleteCartLines, { cart_ids: cartIds.join(',') }),
    onMutate: async (cartIds) => {
      await queries.cancelQueries({ queryKey: [cart.name] });
      changeCart(queries, (old) => ({
        ...old,
        carts: old.carts.filter((row) => !cartIds.includes(row.cart_id)),
        saved: old.saved.filter((row) => !cartIds.includes(row.cart_id)),
      }));
    },
    onSettled: () => refreshCart(queries),
  });
}

/** Replaces the SKU of a line. */
export function useChangeSku() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { cart_id: string; sku_id: string }) => call(changeCartLine, input),
    onSettled: () => refreshCart(queries),
  });
}

/** Saves lines for later, or moves them back into the cart. */
export function useSaveForLater() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ cartIds, saved }: { cartIds: readonly string[]; saved: 0 | 1 }) =>
      call(saveForLater, { cart_ids: cartIds.join(','), saved }),
    onSettled: () => refreshCart(queries),
  });
}
