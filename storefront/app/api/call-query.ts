import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { CallOptions } from '@tradewind/client/client';
import { callOf } from './queries.ts';

/**
 * Query options of a reading endpoint, for loader, hook, prefetch and invalidation alike. The key holds no language:
 * a page and a request each have a cache of their own, and switching the language makes everything stale.
 */
export function callQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: Pick<CallOptions, 'quiet'>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ client, signal }): Promise<OutputOf<E>> => callOf(client)(endpoint, input, { ...options, signal }),
  });
}

/** Rows in one page of an endless list. */
export const pageLimit = 10;

interface Paging<E extends Endpoint> {
  limit?: number;
  /** Where the rows of an answer are, for answers whose list is not at the top. */
  rows?: (answer: OutputOf<E>) => readonly unknown[];
}

/** Query options of an endless list; a page that is not full is the last one. */
export function callPages<E extends Endpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'limit'>,
  paging: Paging<E> = {},
) {
  const { limit = pageLimit, rows = listOf } = paging;
  return infiniteQueryOptions({
    queryKey: [endpoint.name, 'pages', { ...input, limit }] as const,
    initialPageParam: 1,
    queryFn: ({ client, signal, pageParam }): Promise<OutputOf<E>> =>
      callOf(client)(endpoint, { ...input, page: pageParam, limit } as InputOf<E>, { signal }),
    getNextPageParam: (last, pages) => (rows(last).length < limit ? undefined : pages.length + 1),
  });
}

function listOf(answer: unknown): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null && 'list' in answer ? answer.list : [];
  return Array.isArray(list) ? list : [];
}
