import { refuse } from '@tradewind/contract/base/refusals';
import type { CardKind, ServiceSide } from '@tradewind/contract/operations/service';
import { sql } from 'kysely';
import { later, minute, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { useUpload } from '../../platform/uploads/index.ts';
import { cardFits } from './cards.ts';
import { changeConversation, type StoredConversation } from './conversations-store.ts';
import { publishEvent } from './events-store.ts';
import { warningsOf } from './warnings.ts';

/** What somebody sends. */
export interface MessageInput {
  message_id: string;
  text: string;
  pictures: readonly string[];
  card?: { kind: CardKind; id: string } | undefined;
}

/** Who sends it. */
export interface Author {
  side: ServiceSide;
  userId: string | null;
  operatorId: string | null;
}

/** Whether the message contains something. @throws Refusal `message_empty`. */
export function requireContent({ text, pictures, card }: MessageInput): void {
  if (text === '' && pictures.length === 0 && !card) refuse('message_empty', {}, ['text']);
}

/**
 * Finds the message that was sent before under this id.
 *
 * @returns whether there is one, of the same author in the same conversation.
 * @throws Refusal `message_id_used` when the id belongs to any other message.
 */
export async function wasSent(
  tx: Tx,
  id: string,
  { userId, operatorId }: Author,
  conversation: StoredConversation | null,
): Promise<boolean> {
  const sent = await tx
    .selectFrom('service_messages')
    .select(['conversation_id', 'user_id', 'operator_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sent) return false;
  if (sent.conversation_id !== conversation?.id || sent.user_id !== userId || sent.operator_id !== operatorId)
    refuse('message_id_used', {}, ['message_id']);
  return true;
}

/** Takes the lock under which an account's messages are counted and sent one after another. */
export const lockAuthor = ({ userId, operatorId }: Author, tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`service ${userId ?? operatorId}`}, 0))`.execute(tx);

/** @throws Refusal `too_many_requests` after too many messages in a minute. */
export async function requireMessageQuota(tx: Tx, { side, userId, operatorId }: Author, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('service_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(userId ? 'user_id' : 'operator_id', '=', userId ?? operatorId)
    .where('sent_at', '>', later(now, -minute))
    .where('automatic', '=', false)
    .executeTakeFirstOrThrow();
  const settings = await readSettings(tx, now);
  if (count >= settings[side === 'shopper' ? 'service.shopperMinuteCount' : 'service.deskMinuteCount'])
    refuse('too_many_requests', { seconds: minute / second });
}

/**
 * Adds a message to a locked conversation, with its warnings, and tells both sides.
 *
 * @param ownHost the host of the installation, to which messages may link
 * @returns the conversation as it is then.
 * @throws Refusal `picture_invalid`, `card_invalid`.
 */
export async function appendMessage(
  tx: Tx,
  conversation: StoredConversation,
  author: Author,
  input: MessageInput & { automatic?: boolean },
  { now, ownHost }: { now: Date; ownHost: string },
): Promise<StoredConversation> {
  const { card, automatic = false } = input;
  const { user_id: userId, shop_id: shopId } = conversation;
  if (card && !(await cardFits(tx, card, { userId, shopId }))) refuse('card_invalid', {}, ['card']);
  const pictures: string[] = [];
  for (const url of new Set(input.pictures)) {
    const used = author.userId ? await useUpload(tx, author.userId, url, now) : null;
    pictures.push((used ?? refuse('picture_invalid', {}, ['pictures'])).name);
  }
  const number = conversation.last_number + 1;
  await tx
    .insertInto('service_messages')
    .values({
      id: input.message_id,
      conversation_id: conversation.id,
      number,
      sender: author.side,
      user_id: author.userId,
      operator_id: author.operatorId,
      automatic,
      body: input.text,
      pictures: [...new Set(pictures)],
      card_kind: card?.kind ?? null,
      card_id: card?.id ?? null,
      warnings: automatic ? [] : warningsOf(input.text, ownHost),
      sent_at: now,
    })
    .execute();
  const changed = await changeConversation(tx, conversation.id, {
    last_number: number,
    last_at: now,
    ...(!automatic && { status: 'open', closed_at: null }),
    ...(author.side === 'shopper' && { shopper_read: number, shopper_received: number }),
    ...(author.side !== 'shopper' && !automatic && { desk_read: number, desk_received: number }),
  });
  await publishEvent(tx, { kind: 'message', conversation, messageId: input.message_id, at: now });
  return changed;
}
