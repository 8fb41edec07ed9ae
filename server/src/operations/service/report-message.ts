import { refuse } from '@tradewind/contract/base/refusals';
import type { MessageReportReason } from '@tradewind/contract/operations/service';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Viewer } from './viewer.ts';

interface Report {
  message_id: string;
  reason: MessageReportReason;
  words: string;
}

/**
 * Reports a message of the other side, once for each side; operators decide.
 *
 * @throws Refusal `message_not_found`, `message_reported`.
 */
export async function reportMessage(
  tx: Tx,
  { side, accountId, shopId }: Viewer,
  { message_id: messageId, reason, words }: Report,
  at: Date,
): Promise<void> {
  const message = await tx
    .selectFrom('service_messages as m')
    .innerJoin('service_conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.conversation_id', 'm.sender', 'c.user_id', 'c.shop_id'])
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  const isOwn = side === 'shopper' ? message?.user_id === accountId : message?.shop_id === shopId;
  if (!message || !isOwn || message.sender === side) refuse('message_not_found');
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('service_reports')
    .values({
      id: newId(),
      message_id: messageId,
      conversation_id: message.conversation_id,
      side,
      user_id: accountId,
      reason,
      words,
      reported_at: at,
    })
    .onConflict((conflict) => conflict.columns(['message_id', 'side']).doNothing())
    .executeTakeFirst();
  if (added !== 1n) refuse('message_reported');
}
