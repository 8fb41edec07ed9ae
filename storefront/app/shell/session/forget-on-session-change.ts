import type { QueryClient } from '@tanstack/react-query';
import { readToken, subscribeSession } from '../../api/session.ts';

/** Answers belong to whoever asked: when the session begins or ends, those on screen are asked anew and the rest is dropped. */
export function forgetOnSessionChange(queries: QueryClient): void {
  let owner = readToken();
  subscribeSession(() => {
    const next = readToken();
    if (next === owner) return;
    owner = next;
    queries.removeQueries({ type: 'inactive' });
    void queries.resetQueries({ type: 'active' });
  });
}
