import { useQueryClient } from '@tanstack/react-query';
import { conversations, conversationWith, messages } from '@tradewind/contract/operations/service';
import { useEffect, useState } from 'react';
import { followLive, type OnLive } from '../../api/live.ts';
import { useToken } from '../../api/session.ts';
import { withMessage } from './history.ts';
import { conversationQuery, historyPages } from './service-data.ts';

/** Somebody counts as typing for this long after the last news of it, in milliseconds. */
const typingFor = 6_000;

/**
 * Keeps conversations and histories up to date while a screen of customer service is open.
 *
 * @returns the shop that is typing; empty for the platform, null for nobody.
 */
export function useLive(active: boolean): string | null {
  const queries = useQueryClient();
  const token = useToken();
  const [typing, setTyping] = useState<string | null>(null);

  useEffect(() => {
    if (!active || token === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopTyping = () => {
      clearTimeout(timer);
      setTyping(null);
    };
    const onEvent: OnLive = (name, data) => {
      if (name === 'reset') {
        for (const { name: key } of [messages, conversations, conversationWith])
          void queries.invalidateQueries({ queryKey: [key] });
        return;
      }
      if (!('shop_id' in data)) return;
      const { shop_id: shopId } = data;
      if (name === 'typing') {
        clearTimeout(timer);
        setTyping(shopId);
        timer = setTimeout(stopTyping, typingFor);
        return;
      }
      if ('message' in data && data.message) {
        const { message } = data;
        const { queryKey } = historyPages(shopId);
        const known = queries.getQueryData(queryKey);
        const added = known && withMessage(known, message);
        if (added) queries.setQueryData(queryKey, added);
        else void queries.invalidateQueries({ queryKey });
        if (message.is_mine === 0) stopTyping();
      }
      const { queryKey } = conversationQuery(shopId);
      if ('theirs_read' in data) {
        const { mine_read, theirs_received, theirs_read } = data;
        queries.setQueryData(queryKey, (one) => one && { ...one, mine_read, theirs_received, theirs_read });
      } else void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: [conversations.name] });
    };
    const leave = followLive(onEvent);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [active, token, queries]);

  return typing;
}
