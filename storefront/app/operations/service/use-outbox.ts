import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storage } from '../../api/storage.ts';
import { newMessageId, readOutbox, type WaitingMessage, writeOutbox } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';

/** In milliseconds, after a try without an answer. */
const retryAfter = 4_000;

export type NewMessage = Pick<WaitingMessage, 'text' | 'pictures' | 'card'>;

/**
 * The messages of an account that wait to be sent. They are sent one after another, again when there was no answer, and kept
 * over a reload; their ids make a repeat harmless.
 *
 * @param accountId empty until the account is known
 */
export function useOutbox(accountId: string, shopId: string) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  const [offline, setOffline] = useState(false);
  const sending = useRef(false);

  const change = useCallback(
    (to: (all: readonly WaitingMessage[]) => readonly WaitingMessage[]) => {
      if (!accountId) return;
      // Read again, because another tab may have sent some of them.
      const changed = to(readOutbox(storage, accountId));
      writeOutbox(storage, accountId, changed);
      setWaiting(changed);
    },
    [accountId],
  );

  const flush = useCallback(async () => {
    if (sending.current || !accountId) return;
    sending.current = true;
    const answered = await sendWaiting(accountId, queries, change);
    sending.current = false;
    setOffline(!answered);
  }, [accountId, change, queries]);

  useEffect(() => {
    if (!accountId) return undefined;
    change((all) => all);
    void flush();
    const again = () => void flush();
    const timer = setInterval(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [accountId, change, flush]);

  return {
    waiting: waiting.filter((one) => one.shop_id === shopId),
    offline,
    send(message: NewMessage) {
      change((all) => [...all, { ...message, shop_id: shopId, message_id: newMessageId() }]);
      void flush();
    },
    retry(id: string) {
      change((all) => all.map((one) => (one.message_id === id ? withoutRefusal(one) : one)));
      void flush();
    },
    discard: (id: string) => change((all) => all.filter(({ message_id }) => message_id !== id)),
  };
}
export type Outbox = ReturnType<typeof useOutbox>;

function withoutRefusal({ refused: _refused, ...message }: WaitingMessage): WaitingMessage {
  return message;
}
