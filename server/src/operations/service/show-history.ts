import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { messages } from '@tradewind/contract/operations/service';
import type { Read } from '../../base/db/database.ts';
import { historyOf, type HistoryQuery } from './messages-queries.ts';
import { presentMessages, type MessageContext } from './present-message.ts';

/** A page of a conversation as one side reads it. */
export async function showHistory(
  read: Read,
  conversationId: string,
  page: HistoryQuery,
  context: MessageContext,
): Promise<OutputOf<typeof messages>> {
  const { rows, more } = await historyOf(read, conversationId, page);
  return { list: await presentMessages(read, rows, context), more: more ? 1 : 0 };
}
