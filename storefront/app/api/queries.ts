import { QueryClient } from '@tanstack/react-query';
import type { Call } from '@tradewind/client/client';

/** How long an answer counts as fresh when a query says nothing else. */
const defaultStaleTime = 30_000;

const callByCache = new WeakMap<QueryClient, Call>();

/**
 * A cache of answers and the way to get them: in the browser over HTTP, on the server in-process. A failed call is not
 * tried again by itself, since its toast has been shown; without a network it fails at once instead of waiting in silence.
 */
export function createQueries(call: Call): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: defaultStaleTime, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  callByCache.set(queries, call);
  return queries;
}

/** The call that belongs to a cache. */
export function callOf(queries: QueryClient): Call {
  const call = callByCache.get(queries);
  if (!call) throw new Error('This cache was not made by makeQueries');
  return call;
}
