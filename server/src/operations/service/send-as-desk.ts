import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import {
  appendMessage,
  lockAuthor,
  requireContent,
  requireMessageQuota,
  wasSent,
  type Author,
  type MessageInput,
} from './append-message.ts';
import { changeConversation, lockConversation, type StoredConversation } from './conversations-store.ts';
import type { Viewer } from './viewer.ts';

/**
 * The work of sending a message of a desk. It ends the shopper's wait, and assigns a conversation that was nobody's.
 *
 * @throws Refusal `message_empty`, `conversation_not_found`, `conversation_blocked`, `message_id_used`, `picture_invalid`,
 * `card_invalid`, `too_many_requests`.
 */
export function sendAsDesk(
  viewer: Viewer,
  { now, ownHost }: { now: Date; ownHost: string },
  { id, ...input }: MessageInput & { id: string },
): (tx: Tx) => Promise<void> {
  requireContent(input);
  const author: Author =
    viewer.side === 'shop'
      ? { side: 'shop', userId: viewer.accountId, operatorId: null }
      : { side: 'platform', userId: null, operatorId: viewer.accountId };
  return async (tx) => {
    await lockAuthor(author, tx);
    const conversation = requireFound(await lockConversation(tx, viewer, id), 'conversation_not_found');
    if (await wasSent(tx, input.message_id, author, conversation)) return;
    await requireMessageQuota(tx, author, now);
    if (conversation.blocked_by_shopper_at || conversation.blocked_by_desk_at) refuse('conversation_blocked');
    await appendMessage(tx, conversation, author, input, { now, ownHost });
    await recordAnswer(tx, conversation, now);
    await changeConversation(tx, id, {
      waiting_since: null,
      assignee_id: conversation.assignee_id ?? viewer.accountId,
    });
  };
}

async function recordAnswer(tx: Tx, conversation: StoredConversation, now: Date): Promise<void> {
  const { id, shop_id, waiting_since: askedAt } = conversation;
  if (!askedAt) return;
  await tx
    .insertInto('service_answers')
    .values({ conversation_id: id, shop_id, asked_at: askedAt, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
