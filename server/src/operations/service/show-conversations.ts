import { refuse } from '@tradewind/contract/base/refusals';
import type { Conversation } from '@tradewind/contract/operations/service';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findConversationWith, type ConversationRecord } from './conversation-queries.ts';
import { answerMinutes, unratedConversations } from './figures-queries.ts';
import { hoursOf } from './hours.ts';
import { presentConversation, presentFace } from './present-conversation.ts';

type Reader = Pick<ShopperCall, 'actor' | 'locale' | 'now'>;

/** Conversations as their shopper sees them. */
export async function showConversations(
  read: Read,
  reader: Reader,
  rows: readonly ConversationRecord[],
): Promise<Conversation[]> {
  const shops = [...new Set(rows.map(({ shop_id }) => shop_id))];
  const [hours, minutes, unrated] = await Promise.all([
    hoursOf(read, shops),
    answerMinutes(read, shops, reader.now),
    unratedConversations(read, rows),
  ]);
  return rows.map((row) =>
    presentConversation(
      row,
      {
        hours: hours.get(row.shop_id)!,
        answersWithin: minutes.get(row.shop_id) ?? null,
        canRate: unrated.has(row.id),
      },
      reader,
    ),
  );
}

/** The conversation with a shop or the platform, also before its first message. @throws Refusal `shop_not_found`. */
export async function showConversationWith(read: Read, reader: Reader, shopId: string | null): Promise<Conversation> {
  const row = await findConversationWith(read, reader.actor.userId, shopId);
  if (row) return (await showConversations(read, reader, [row]))[0]!;
  const shop = shopId
    ? await read.selectFrom('shops').select(['name', 'avatar']).where('id', '=', shopId).executeTakeFirst()
    : { name: null, avatar: null };
  if (!shop) refuse('shop_not_found');
  const [hours, minutes] = await Promise.all([hoursOf(read, [shopId]), answerMinutes(read, [shopId], reader.now)]);
  return presentFace(
    { shopId, ...shop },
    { hours: hours.get(shopId)!, answersWithin: minutes.get(shopId) ?? null },
    reader,
  );
}
