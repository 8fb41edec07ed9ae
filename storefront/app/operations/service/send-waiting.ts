import type { QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@tradewind/client/errors';
import { conversations, sendMessage, type ServiceMessage } from '@tradewind/contract/operations/service';
import { call } from '../../api/call.ts';
import { storage } from '../../api/storage.ts';
import { withMessage } from './history.ts';
import { nextToSend, readOutbox, type WaitingMessage } from './outbox.ts';
import { conversationQuery, historyPages } from './service-data.ts';

type Change = (to: (all: readonly WaitingMessage[]) => readonly WaitingMessage[]) => void;

/**
 * Sends the waiting messages of an account, the oldest first. What the server refuses is kept with the reason; without an
 * answer it stops.
 *
 * @returns whether all were answered.
 */
export async function sendWaiting(accountId: string, queries: QueryClient, change: Change): Promise<boolean> {
  for (;;) {
    const next = nextToSend(readOutbox(storage, accountId));
    if (!next) return true;
    const outcome = await sendOne(next);
    if (outcome === 'later') return false;
    if ('refused' in outcome) {
      change((all) => all.map((one) => (one.message_id === next.message_id ? { ...one, ...outcome } : one)));
    } else {
      show(queries, next.shop_id, outcome.sent);
      change((all) => all.filter((one) => one.message_id !== next.message_id));
    }
  }
}

async function sendOne(message: WaitingMessage): Promise<{ sent: ServiceMessage } | { refused: string } | 'later'> {
  try {
    return { sent: await call(sendMessage, message, { quiet: true, repeatable: true }) };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.refusal === 'too_many_requests' || error.code === 401) return 'later';
    return { refused: error.msg };
  }
}

/** Puts a message into the history that is shown, and its conversation among the open ones. */
function show(queries: QueryClient, shopId: string, message: ServiceMessage): void {
  const { queryKey } = historyPages(shopId);
  const known = queries.getQueryData(queryKey);
  const added = known && withMessage(known, message);
  if (added) queries.setQueryData(queryKey, added);
  else void queries.invalidateQueries({ queryKey });
  const { queryKey: conversationKey } = conversationQuery(shopId);
  queries.setQueryData(conversationKey, (one) => one && { ...one, status: 'open' as const, can_rate: 0 as const });
  if (message.number === 1) void queries.invalidateQueries({ queryKey: conversationKey });
  void queries.invalidateQueries({ queryKey: [conversations.name] });
}
