import type { ServiceSide } from '@tradewind/contract/operations/service';
import { sql } from 'kysely';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { ServiceDeps } from './service-deps.ts';
import { serviceTyping } from './events-store.ts';
import { deskAudience } from './viewer.ts';

/** What open pages of the other side are told. */
export interface TypingNews {
  audienceId: string;
  conversationId: string;
  shopId: string | null;
  from: ServiceSide;
}

interface TypedConversation {
  id: string;
  user_id: string;
  shop_id: string | null;
  blocked_by_shopper_at: Date | null;
  blocked_by_desk_at: Date | null;
}

/** Tells the other side's open pages that somebody is typing; nothing is stored. Blocked sides are not told. */
export async function tellTyping(
  { db }: Pick<ServiceDeps, 'db'>,
  conversation: TypedConversation,
  from: ServiceSide,
): Promise<void> {
  if (conversation.blocked_by_desk_at || conversation.blocked_by_shopper_at) return;
  const news: TypingNews = {
    audienceId: from === 'shopper' ? deskAudience(conversation.shop_id) : conversation.user_id,
    conversationId: conversation.id,
    shopId: conversation.shop_id,
    from,
  };
  await rowsOf(db.read, sql`select pg_notify(${serviceTyping}, ${JSON.stringify(news)})::text as done`);
}
