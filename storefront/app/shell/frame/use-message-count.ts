import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToken } from '../../api/session.ts';
import { whenIdle } from '../../design/when-idle.ts';

/** Keeps the number of unread messages up to date on every screen, once the first one is shown. */
export function useMessageCount(): void {
  const queries = useQueryClient();
  const token = useToken();
  useEffect(() => {
    if (token === null) return undefined;
    let ended = false;
    let leave: (() => void) | undefined;
    const follow = async () => {
      const { followMessages } = await import('./follow-messages.ts');
      if (!ended) leave = followMessages(queries);
    };
    // Without it the number still comes with the account's other figures.
    whenIdle(() => void follow().catch(() => undefined));
    return () => {
      ended = true;
      leave?.();
    };
  }, [queries, token]);
}
