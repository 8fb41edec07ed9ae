import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches everything that is shown again, because the server's answers have changed, for instance their language. First
 * fetches under way are repeated once they have come: TanStack Query would otherwise take the old answer for a new one.
 */
export function invalidateAll(queries: QueryClient): void {
  const firstFetches = queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queries.invalidateQueries();
  for (const { promise, queryKey } of firstFetches) {
    const again = () => queries.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, again);
  }
}
