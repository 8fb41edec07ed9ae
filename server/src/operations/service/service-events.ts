import { eventKind } from '../../base/jobs/jobs.ts';

/** A message that its reader has not seen. */
export interface UnreadEvent {
  conversationId: string;
  /** Who should read it; of shops its members. */
  reader: 'shopper' | 'shop';
  /** The last message of the conversation. */
  number: number;
}

/** Messages wait for somebody who is not connected; once for each conversation until it is read. */
export const messagesUnread = eventKind<UnreadEvent>('messages_unread');
