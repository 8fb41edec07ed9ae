import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';

/**
 * The names of the files that a person uploaded for the own account, to be deleted with it or copied for the person. Evidence of
 * top-ups stays with the books; pictures that a shop shows or that were sent for a shop stay with the shop.
 */
export async function ownUploads(read: Read, userId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('uploads as f')
    .select('f.name')
    .where('f.user_id', '=', userId)
    .where('f.fetched', '=', false)
    .where(
      sql<boolean>`not exists (select from recharges r where r.evidence_id = f.id)
        and not exists (
          select from service_messages m join service_conversations c on c.id = m.conversation_id
          where m.user_id = ${userId} and c.user_id <> ${userId} and f.name = any(m.pictures))
        and not exists (
          select from refund_happenings h join refund_requests r on r.id = h.request_id
          where h.user_id = ${userId} and r.user_id <> ${userId} and f.name = any(h.pictures))
        and not exists (select from products p where '/files/' || f.name = any(p.images))
        and (not f.public
          or exists (select from users u where u.id = ${userId} and u.avatar = '/files/' || f.name)
          or exists (
            select from reviews v
            where v.user_id = ${userId} and f.name = any(v.pictures || v.follow_up_pictures)))`,
    )
    .execute();
  return rows.map(({ name }) => name);
}
