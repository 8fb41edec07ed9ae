import { refuse } from '@tradewind/contract/base/refusals';
import { maxSavedReplies } from '@tradewind/contract/operations/service-desk';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { deskAudience } from './viewer.ts';

/** The saved replies of a desk, by title. */
export async function savedReplies(read: Read, shopId: string | null) {
  const rows = await read
    .selectFrom('service_saved_replies')
    .select(['id', 'title', 'body', 'changed_at'])
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ body, changed_at, ...row }) => ({ ...row, text: body, at: changed_at.toISOString() }));
}

/** Adds or changes a saved reply. @throws Refusal `saved_reply_not_found`, `saved_reply_limit`. */
export async function saveReply(
  tx: Tx,
  shopId: string | null,
  { id, title, text }: { id?: string | undefined; title: string; text: string },
  at: Date,
): Promise<{ id: string; title: string; text: string; at: string }> {
  const content = { title, body: text, changed_at: at };
  if (id) {
    const { numUpdatedRows } = await tx
      .updateTable('service_saved_replies')
      .set(content)
      .where('id', '=', id)
      .where('shop_id', shopId === null ? 'is' : '=', shopId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('saved_reply_not_found');
  } else {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`replies ${deskAudience(shopId)}`}, 0))`.execute(tx);
    if ((await savedReplies(tx, shopId)).length >= maxSavedReplies)
      refuse('saved_reply_limit', { limit: maxSavedReplies });
  }
  const savedId = id ?? newId();
  if (!id)
    await tx
      .insertInto('service_saved_replies')
      .values({ id: savedId, shop_id: shopId, ...content })
      .execute();
  return { id: savedId, title, text, at: at.toISOString() };
}

/** Removes a saved reply. @throws Refusal `saved_reply_not_found`. */
export async function removeReply(tx: Tx, shopId: string | null, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('service_saved_replies')
    .where('id', '=', id)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse('saved_reply_not_found');
}
