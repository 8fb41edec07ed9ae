import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  answerQuestion,
  askQuestion,
  type ProductQuestions,
  productQuestions,
  reportQuestion,
} from '@tradewind/contract/trade/questions';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { callOf } from '../../api/queries.ts';

/** The newest answered questions, for the product's page. Quiet: the page is complete without them. */
export const firstQuestionsQuery = (productId: string) =>
  callQuery(productQuestions, { product_id: productId, answered: 1, limit: 2 }, { quiet: true });

/** All questions about a product, page by page. */
export const questionsPages = (productId: string) =>
  infiniteQueryOptions({
    queryKey: [productQuestions.name, 'pages', { product_id: productId }] as const,
    initialPageParam: '',
    queryFn: ({ client, signal, pageParam }): Promise<ProductQuestions> =>
      callOf(client)(productQuestions, { product_id: productId, cursor: pageParam }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Address of the questions about a product. */
export const questionsPath = (productId: string): string => `/detail/${encodeURIComponent(productId)}/questions`;

/** The same with the form to ask. */
export const askPath = (productId: string): string => `${questionsPath(productId)}?ask=1`;

type Keyed<Input> = Input & { idempotencyKey: string };

const refresh = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [productQuestions.name] });

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof askQuestion>>) =>
      call(askQuestion, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSuccess: () => refresh(queries),
  });
}

export function useAnswer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof answerQuestion>>) =>
      call(answerQuestion, input, { quiet: true, repeatable: true, idempotencyKey }),
    onSuccess: () => refresh(queries),
  });
}

export function useReportQuestion() {
  return useMutation({ mutationFn: (input: InputOf<typeof reportQuestion>) => call(reportQuestion, input) });
}
