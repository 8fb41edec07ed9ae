import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';

/** How many conversations a shopper began since a moment. */
export async function countNewConversations(read: Read, userId: string, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('service_conversations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
