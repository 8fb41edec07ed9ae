import { pickText, parseLocale } from '@tradewind/contract/base/locales';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

const batchSize = 500;
const zeroId = '00000000-0000-0000-0000-000000000000';

/**
 * Puts news of shops into the inboxes of those who follow them now and have not muted such notifications, in batches. The
 * text is in the reader's language where the shop wrote it. A shop that was suspended meanwhile reaches nobody.
 */
export async function notifyFollowers(deps: NotificationsDeps, events: { newsId: string }[]): Promise<void> {
  for (const { newsId } of events) {
    const news = await deps.db.read
      .selectFrom('shop_news as n')
      .innerJoin('shops as h', 'h.id', 'n.shop_id')
      .select(['n.shop_id', 'n.texts', 'n.product_id', 'h.name'])
      .where('n.id', '=', newsId)
      .where('h.status', '=', 'open')
      .executeTakeFirst();
    if (!news) continue;
    const { shop_id: shopId, texts, product_id: productId, name: shop } = news;
    const page = productId ? `/detail/${productId}/${shopId}` : `/shop/${shopId}`;
    for (let after: string | null = zeroId; after !== null;) {
      const rows: { user_id: string; locale: string | null }[] = await deps.db.read
        .selectFrom('shop_follows as f')
        .innerJoin('users as u', 'u.id', 'f.user_id')
        .select(['f.user_id', 'u.locale'])
        .where('f.shop_id', '=', shopId)
        .where('f.user_id', '>', after)
        .orderBy('f.user_id')
        .limit(batchSize)
        .execute();
      await notifyReaders(
        deps,
        rows.map(({ user_id: readerId, locale }) => ({
          reader: 'user',
          readerId,
          kind: 'shop_news',
          subject: `news:${newsId}`,
          details: { id: shopId, shop, page, words: pickText(texts, parseLocale(locale) ?? deps.defaultLocale) },
        })),
      );
      after = rows.length < batchSize ? null : rows.at(-1)!.user_id;
    }
  }
}
