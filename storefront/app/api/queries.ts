import { QueryClient } from '@tanstack/react-query';
import type { Call } from '@tradewind/client/client';

/** How long an answer counts as fresh, unless a query sets its own time. */
const defaultStaleTime = 30_000;

const callByCache = new WeakMap<QueryClient, Call>();

/**
 * A query client with the call that fetches for it: in the browser over HTTP, on the server in-process. A failed call is
 * not retried, since its toast has been shown; without a network it fails at once instead of waiting. What is on screen is
 * fetched again when the network is back.
 */
export function createQueries(call: Call): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: defaultStaleTime, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  callByCache.set(queries, call);
  return queries;
}

/** The call that belongs to a cache. */
export function callOf(queries: QueryClient): Call {
  const call = callByCache.get(queries);
  if (!call) throw new Error('This cache was not created by makeQueries');
  return call;
}
