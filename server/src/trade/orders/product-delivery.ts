import { deliveryKindTexts } from '@tradewind/contract/trade/freight-texts';
import type { LandedCost, productDelivery as endpoint, ProductDelivery } from '@tradewind/contract/trade/freight';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { times, toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { notSentTo, requireAdult, skusById, type Sku } from '../../goods/catalog/index.ts';
import { dutyRulesTo, shopsOfUnknownDuty } from '../duties/index.ts';
import { freightTo, optionsFor, presentOption, promisesOf, type FreightOption } from '../freight/index.ts';
import { billLine, shopTerms } from './build-bill.ts';
import { presentCharges } from './present-preview.ts';
import { priceOrder } from './pricing.ts';

/**
 * How a product is delivered to a country, and what one of its SKUs costs at the door there. What is the same for all
 * products of its shop is a part that may be kept.
 *
 * @throws Refusal `product_not_found` or `adults_only`.
 */
export async function productDelivery(
  read: Read,
  { product_id: id, country, sku_id: skuId, number }: ParsedInputOf<typeof endpoint>,
  { locale, now, isAdult }: Pick<Call, 'locale' | 'now' | 'isAdult'>,
  keep: Keep,
): Promise<ProductDelivery> {
  const [found, skus] = await Promise.all([
    read
      .selectFrom('products as p')
      .select(['p.shop_id', 'p.weight_grams', 'p.min_price', 'p.adult'])
      .select(notSentTo(now).as('not_sent_to'))
      .where('p.id', '=', id)
      .executeTakeFirst(),
    skusById(read, skuId ? [skuId] : []),
  ]);
  const product = requireFound(found, 'product_not_found');
  requireAdult({ isAdult }, [product]);
  const shopId = product.shop_id;
  const [freights, promises] = await Promise.all([
    keep(
      `freight of ${shopId} to ${country}`,
      () => freightTo(read, [shopId], { country }),
      () => [shopId],
    ),
    promisesOf(read, [shopId], now, keep),
  ]);
  const options = optionsFor(freights.get(shopId) ?? [], product.not_sent_to, country);
  const sku = [...skus.values()].find(({ productId, forSale }) => productId === id && forSale);
  const parcel = {
    pieces: number,
    grams: (sku?.weightGrams ?? product.weight_grams) * number,
    goods: times(usd(sku?.price ?? product.min_price), number),
  };
  const landed = sku && country !== '' && options.length > 0;
  return {
    country,
    delivered: options.length > 0 ? 1 : 0,
    options: options.map((option) =>
      presentOption(option, parcel, deliveryKindTexts[option.kind][locale], promises(shopId, option)),
    ),
    ...(landed && { landed: await landedCost(read, { sku, number, options }, country, now) }),
  };
}

/** What pieces of an SKU cost at the door, billed as an order of them by the default option is. */
async function landedCost(
  read: Read,
  { sku, number, options }: { sku: Sku; number: number; options: readonly FreightOption[] },
  country: string,
  now: Date,
): Promise<LandedCost> {
  const { skuId, shopId } = sku;
  const [rules, unknownDuty] = await Promise.all([
    dutyRulesTo(read, [shopId], { country }, now),
    shopsOfUnknownDuty(read, [shopId], { country }, now),
  ]);
  const line = billLine({ skuId, shopId, quantity: number, cartId: null }, sku);
  const bill = priceOrder([line], shopTerms({ options: new Map([[shopId, options]]), rules, chosen: {} }));
  return {
    sku_id: skuId,
    number,
    goods: toWire(bill.goods),
    freight: toWire(bill.freight),
    ...presentCharges(bill),
    total: toWire(bill.total),
    customs_may_charge: unknownDuty.has(shopId) ? 1 : 0,
  };
}
