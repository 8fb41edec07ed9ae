import { deliveryKindTexts } from '@tradewind/contract/trade/freight-texts';
import type { ProductDelivery } from '@tradewind/contract/trade/freight';
import { usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { notSentTo, requireAdult } from '../../goods/catalog/index.ts';
import { optionsFor } from './freight.ts';
import { freightTo } from './freight-queries.ts';
import { presentOption } from './present-option.ts';
import { promisesOf } from './promise.ts';

/** The delivery options of one piece of a product to a country. @throws Refusal `product_not_found` or `adults_only`. */
export async function productDelivery(
  read: Read,
  { product_id: id, country }: { product_id: string; country: string },
  { locale, now, isAdult }: Pick<Call, 'locale' | 'now' | 'isAdult'>,
): Promise<ProductDelivery> {
  const product = requireFound(
    await read
      .selectFrom('products as p')
      .select(['p.shop_id', 'p.weight_grams', 'p.min_price', 'p.adult'])
      .select(notSentTo(now).as('not_sent_to'))
      .where('p.id', '=', id)
      .executeTakeFirst(),
    'product_not_found',
  );
  requireAdult({ isAdult }, [product]);
  const [freights, promises] = await Promise.all([
    freightTo(read, [product.shop_id], { country }),
    promisesOf(read, [product.shop_id], now),
  ]);
  const offered = freights.get(product.shop_id) ?? [];
  const options = optionsFor(offered, product.not_sent_to, country);
  const parcel = { pieces: 1, grams: product.weight_grams, goods: usd(product.min_price) };
  return {
    country,
    delivered: options.length > 0 ? 1 : 0,
    options: options.map((option) =>
      presentOption(option, parcel, deliveryKindTexts[option.kind][locale], promises(product.shop_id, option)),
    ),
  };
}
