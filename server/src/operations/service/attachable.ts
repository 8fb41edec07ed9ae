import type { MessageCard } from '@tradewind/contract/operations/service';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { readCards } from './cards.ts';
import type { Viewer } from './viewer.ts';

/** The most cards of each kind. */
const mostOfKind = 8;

/**
 * What a desk can attach to a message in a conversation: orders and refunds of the shopper by their number, the latest first, and
 * products on sale by words, the most sold first. The platform has too many products to show some before words are typed.
 */
export async function listAttachable(
  read: Read,
  { shopId, locale }: Pick<Viewer, 'shopId' | 'locale'>,
  { userId, q = '' }: { userId: string; q?: string | undefined },
): Promise<MessageCard[]> {
  const [orders, refunds, products] = await Promise.all([
    read
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId))
      .$if(q !== '', (query) => query.where('sn', 'ilike', likeAnywhere(q)))
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostOfKind)
      .execute(),
    read
      .selectFrom('refund_requests')
      .select('id')
      .where('user_id', '=', userId)
      .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId))
      .$if(q !== '', (query) => query.where('sn', 'ilike', likeAnywhere(q)))
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostOfKind)
      .execute(),
    q === '' && shopId === null ? [] : findProducts(read, shopId, q),
  ]);
  const keys = [
    ...orders.map(({ id }) => ({ kind: 'order' as const, id })),
    ...refunds.map(({ id }) => ({ kind: 'refund' as const, id })),
    ...products.map(({ id }) => ({ kind: 'product' as const, id })),
  ];
  const cards = await readCards(read, keys, locale);
  return keys.flatMap(({ id }) => cards.get(id) ?? []);
}

const findProducts = (read: Read, shopId: string | null, q: string) =>
  read
    .selectFrom('products as p')
    .select('p.id')
    .where('p.status', '=', 'on_sale')
    .$if(shopId !== null, (query) => query.where('p.shop_id', '=', shopId))
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`p.id in (select w.product_id from product_desk_words w
          where w.words like ${likeAnywhere(q.toLowerCase())} ${shopId === null ? sql`` : sql`and w.shop_id = ${shopId}`})`,
      ),
    )
    .orderBy('p.sales', 'desc')
    .orderBy('p.id')
    .limit(mostOfKind)
    .execute();
