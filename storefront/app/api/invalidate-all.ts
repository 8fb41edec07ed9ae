import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for everything that is shown, because what the server would say has changed. What is on its way for the first
 * time just now is asked for again when it has come: TanStack would take that old answer for a new one.
 */
export function invalidateAll(queries: QueryClient): void {
  const onTheirWay = queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queries.invalidateQueries();
  for (const { promise, queryKey } of onTheirWay) {
    const again = () => queries.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, again);
  }
}
