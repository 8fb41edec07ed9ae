import { refuse } from '@tradewind/contract/base/refusals';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { newsLimit, type sendShopNews } from '@tradewind/contract/goods/shop-desk/followers';
import type { Deps } from '../../../base/deps.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { eventKind } from '../../../base/jobs/jobs.ts';
import { ownProductSummaries } from '../../catalog/index.ts';
import { lockShop } from '../../shops/index.ts';
import { findNews, nextNewsAt } from './news-queries.ts';

/** A shop has sent news; its followers are notified. */
export const shopNewsSent = eventKind<{ newsId: string }>('shop_news_sent');

/**
 * Stores news of a shop and has its followers notified by a job. News of one shop are sent one at a time, so that the limit
 * holds for several members too.
 *
 * @throws Refusal `shop_news_empty`, `shop_news_too_often`, `product_not_found`, or `shop_not_found` for a shop that is not open.
 */
export const sendNews =
  (
    { jobs }: Pick<Deps, 'jobs'>,
    call: MerchantCall,
    { texts, product_id: productId }: { texts: LocalTexts; product_id: string | null },
  ): Work<OutputOf<typeof sendShopNews>> =>
  async (tx) => {
    const { shopId, userId } = call.actor;
    const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
    if (Object.keys(written).length === 0) refuse('shop_news_empty', {}, ['texts']);
    await lockShop(tx, shopId);
    const shop = await tx.selectFrom('shops').select('status').where('id', '=', shopId).executeTakeFirst();
    if (shop?.status !== 'open') refuse('shop_not_found');
    const next = await nextNewsAt(tx, shopId, call.now);
    if (next) refuse('shop_news_too_often', { count: newsLimit.count, days: newsLimit.days });
    if (productId) {
      const [product] = await ownProductSummaries(tx, shopId, [productId], call.locale);
      if (product?.state !== 'on_sale') refuse('product_not_found', {}, ['product_id']);
    }
    const id = newId();
    await tx
      .insertInto('shop_news')
      .values({
        id,
        shop_id: shopId,
        texts: JSON.stringify(written),
        product_id: productId,
        sent_by: userId,
        sent_at: call.now,
      })
      .execute();
    await jobs.publish(tx, shopNewsSent, { newsId: id });
    const [sent] = await findNews(tx, shopId, call.locale, 1);
    return sent!;
  };
