import { requireFound } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { changeConversation, type StoredConversation } from './conversations-store.ts';
import { publishEvent } from './events-store.ts';
import type { ServiceSide } from '@tradewind/contract/operations/service';

/** How far somebody says to have got. */
export interface Marks {
  received: number;
  read: number;
}

/**
 * Stores how far one side has received and read a locked conversation. Marks never go back, nor beyond the last message.
 *
 * @throws Refusal `conversation_not_found` without a conversation.
 */
export async function markMessages(
  tx: Tx,
  found: StoredConversation | null,
  side: ServiceSide,
  marks: Marks,
  at: Date,
): Promise<void> {
  const conversation = requireFound(found, 'conversation_not_found');
  const before =
    side === 'shopper'
      ? { received: conversation.shopper_received, read: conversation.shopper_read }
      : { received: conversation.desk_received, read: conversation.desk_read };
  const upTo = (mark: number, known: number) => Math.max(known, Math.min(mark, conversation.last_number));
  const read = upTo(marks.read, before.read);
  const received = upTo(Math.max(marks.received, read), before.received);
  if (read === before.read && received === before.received) return;
  await changeConversation(
    tx,
    conversation.id,
    side === 'shopper'
      ? { shopper_received: received, shopper_read: read }
      : { desk_received: received, desk_read: read },
  );
  await publishEvent(tx, { kind: 'marks', conversation, at });
}
