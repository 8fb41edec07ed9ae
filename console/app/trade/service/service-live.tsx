import { useQueryClient } from '@tanstack/react-query';
import { connectLive } from '@tradewind/client/live';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { readSession } from '../../api/session.ts';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { platformSide, shopSide } from './service-side.ts';

interface LiveEvents {
  hello: { unread: number };
  message: { conversation_id: string; unread: number; message: { number: number; is_mine: 0 | 1 } | null };
  marks: { unread: number };
  changed: { unread: number };
  typing: { conversation_id: string; from: string };
  reset: object;
}
const names = ['hello', 'message', 'marks', 'changed', 'typing', 'reset'] as const;

/** A shopper counts as typing for this long after the last news of it, in milliseconds. */
const typingFor = 5_000;

interface ServiceLive {
  /** The number of unread messages; undefined until it is known and for who may not read them. */
  unread: number | undefined;
  /** The conversation in which the shopper types, or null. */
  typing: string | null;
}
const Context = createContext<ServiceLive>({ unread: undefined, typing: null });

/** What is happening in the conversations of the desk. */
export const useServiceLive = (): ServiceLive => useContext(Context);

interface ServiceLiveProviderProps {
  /** Whether the caller has to set up a second factor before anything else. */
  barred: boolean;
  children: ReactNode;
}

/**
 * Follows the live events of the desk on every screen: conversations that they concern are read again, and shoppers are told
 * that their message has arrived.
 */
export const ServiceLiveProvider = ({ barred, children }: ServiceLiveProviderProps) => {
  const queries = useQueryClient();
  const session = readSession();
  const side = session && 'shop' in session ? shopSide : platformSide;
  const allowed = useCanCall()(side.stream) && !barred;
  const desk = session && ('shop' in session ? session.shop.id : session.operator.id);
  const [live, setLive] = useState<ServiceLive>({ unread: undefined, typing: null });

  useEffect(() => {
    if (!allowed || !desk) return undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const setTyping = (typing: string | null) => setLive((before) => ({ ...before, typing }));
    const close = connectLive<LiveEvents>({
      ticket: () => call(side.stream, {}),
      names,
      onEvent: (name, data) => {
        if ('unread' in data) setLive(({ typing }) => ({ typing, unread: data.unread }));
        if ('from' in data) {
          if (data.from !== 'shopper') return;
          setTyping(data.conversation_id);
          clearTimeout(silence);
          silence = setTimeout(() => setTyping(null), typingFor);
        } else if (name !== 'hello') {
          for (const { name: read } of [side.list, side.one, side.messages])
            void queries.invalidateQueries({ queryKey: [read] });
        }
        if (!('message' in data) || data.message?.is_mine !== 0) return;
        setTyping(null);
        call(side.mark, { id: data.conversation_id, received: data.message.number }).catch(() => undefined);
      },
    });
    return () => {
      close();
      clearTimeout(silence);
      setLive({ unread: undefined, typing: null });
    };
  }, [queries, side, allowed, desk]);

  return <Context value={live}>{children}</Context>;
};
