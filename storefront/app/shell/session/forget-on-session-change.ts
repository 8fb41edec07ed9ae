import type { QueryClient } from '@tanstack/react-query';
import { readToken, subscribeSession } from '../../api/session.ts';

/**
 * Answers belong to whoever asked. When a session begins, what is on screen is asked anew; when it ends, what was
 * private is dropped and nothing is asked, since the screen that would ask is about to go.
 */
export function resetCacheOnSessionChange(queries: QueryClient): void {
  let owner = readToken();
  subscribeSession(() => {
    const next = readToken();
    if (next === owner) return;
    owner = next;
    void queries.cancelQueries();
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries({ refetchType: next ? 'active' : 'none' });
  });
}
