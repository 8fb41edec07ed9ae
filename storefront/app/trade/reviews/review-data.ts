import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { product } from '@tradewind/contract/goods/catalog';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { order } from '@tradewind/contract/trade/orders';
import {
  editReview,
  followUpReview,
  lineReviewOf,
  productReviews,
  reportReview,
  reviewsOfOrder,
  voteHelpful,
  writeReview,
} from '@tradewind/contract/trade/reviews';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';

/** Quiet: the screen shows when there is no such line. */
export const lineReviewQuery = (orderId: string, lineId: string) =>
  callQuery(lineReviewOf, { order_id: orderId, order_product_id: lineId }, { quiet: true });

/** Quiet: an order is complete without it. */
export const reviewsOfOrderQuery = (orderId: string) =>
  callQuery(reviewsOfOrder, { order_id: orderId }, { quiet: true });

/** Which reviews of a product are shown, and in which order. */
export interface ReviewFilter {
  stars?: number;
  with_pictures?: 0 | 1;
  sort: 'helpful' | 'newest';
}
export const productReviewsPages = (productId: string, filter: ReviewFilter) =>
  callPages(productReviews, { product_id: productId, ...filter });

async function refresh(queries: QueryClient): Promise<void> {
  await Promise.all(
    [lineReviewOf, reviewsOfOrder, productReviews, product, order].map(({ name }) =>
      queries.invalidateQueries({ queryKey: [name] }),
    ),
  );
}

type Keyed<Input> = Input & { idempotencyKey: string };

export function useWriteReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof writeReview>>) =>
      call(writeReview, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSettled: () => refresh(queries),
  });
}

export function useEditReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof editReview>) => call(editReview, input, { quiet: true }),
    onSettled: () => refresh(queries),
  });
}

export function useFollowUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof followUpReview>) => call(followUpReview, input, { quiet: true }),
    onSettled: () => refresh(queries),
  });
}

export function useVote() {
  return useMutation({ mutationFn: (input: InputOf<typeof voteHelpful>) => call(voteHelpful, input) });
}

export function useReport() {
  return useMutation({ mutationFn: (input: InputOf<typeof reportReview>) => call(reportReview, input) });
}
