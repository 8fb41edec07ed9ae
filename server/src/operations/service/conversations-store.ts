import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { ServiceConversations } from '../../base/db/schema.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Viewer } from './viewer.ts';

export type StoredConversation = Selectable<ServiceConversations>;

/** Locks the conversation of a shopper with a shop, or with the platform; null when there is none. */
export async function lockConversationWith(
  tx: Tx,
  userId: string,
  shopId: string | null,
): Promise<StoredConversation | null> {
  const row = await tx
    .selectFrom('service_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a conversation of a desk by its id; null when the desk has none. */
export async function lockConversation(
  tx: Tx,
  { side, shopId }: Pick<Viewer, 'side' | 'shopId'>,
  id: string,
): Promise<StoredConversation | null> {
  if (side === 'shopper') throw new Error('A shopper has no desk');
  const row = await tx
    .selectFrom('service_conversations')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a conversation unless somebody else just did, and locks it. */
export async function openConversation(
  tx: Tx,
  { userId, shopId, at }: { userId: string; shopId: string | null; at: Date },
): Promise<StoredConversation> {
  await tx
    .insertInto('service_conversations')
    .values({ id: newId(), user_id: userId, shop_id: shopId, created_at: at, last_at: at })
    .onConflict((conflict) => conflict.constraint('service_conversations_once').doNothing())
    .execute();
  return (await lockConversationWith(tx, userId, shopId))!;
}

/** Updates columns of a conversation, which must be locked. @returns it as it is then. */
export async function changeConversation(
  tx: Tx,
  id: string,
  changes: Updateable<ServiceConversations>,
): Promise<StoredConversation> {
  return tx
    .updateTable('service_conversations')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
