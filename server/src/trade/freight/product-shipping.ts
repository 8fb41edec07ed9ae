import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Read } from '../../base/db/database.ts';
import { notSentTo } from '../../goods/catalog/index.ts';
import { freightFor } from './freight.ts';
import { readOption } from './freight-queries.ts';
import { elsewhere } from './freight-store.ts';

/** Standard delivery of one piece of a product, by the zones of its shop. */
export async function productShipping(read: Read, productId: string, now: Date): Promise<ProductDetail['shipping']> {
  const rows = await read
    .selectFrom('products as p')
    .innerJoin('freight_countries as c', 'c.shop_id', 'p.shop_id')
    .innerJoin('freight_options as o', 'o.zone_id', 'c.zone_id')
    .selectAll('o')
    .select(['c.country', 'p.weight_grams', 'p.min_price'])
    .select(notSentTo(now).as('not_sent_to'))
    .where('p.id', '=', productId)
    .where('o.kind', '=', 'standard')
    .orderBy('c.country')
    .execute();
  return [...Map.groupBy(rows, (row) => row.zone_id).values()].map((zone) => {
    const [{ weight_grams: grams, min_price: price, not_sent_to: excluded, ...option }] = zone as [
      (typeof zone)[number],
    ];
    const named = zone.map(({ country }) => country).filter((country) => country !== elsewhere);
    return {
      countries: named,
      not_to: named.length === zone.length ? excluded.filter((country) => named.includes(country)) : excluded,
      price: toWire(freightFor(readOption(option), { pieces: 1, grams, goods: usd(price) })),
      days_from: option.days_from,
      days_to: option.days_to,
    };
  });
}
