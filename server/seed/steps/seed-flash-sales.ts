import { hour, later } from '../../src/base/clock/clock.ts';
import type { Tx } from '../../src/base/db/database.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { flashSaleId, shopId, skuId } from '../demo-ids.ts';
import { flashSales, type DemoFlashSale } from '../world/flash-sales.ts';
import { products } from '../world/shops.ts';
import { demoSkus } from '../world/skus.ts';

/**
 * Creates a flash sale that runs and one that is to come, with what shops offer in them. Orders take from them later, in the
 * same transaction: the timer that switches prices must not see a sale that runs while orders are placed before it.
 *
 * @returns how many it created
 */
export async function createFlashSales(tx: Tx, now: Date): Promise<number> {
  const known = (await tx.selectFrom('flash_sales').select('id').execute()).map(({ id }) => id);
  const missing = flashSales.filter(({ slug }) => !known.includes(flashSaleId(slug)));
  for (const sale of missing) {
    await tx
      .insertInto('flash_sales')
      .values({
        id: flashSaleId(sale.slug),
        names: sale.name,
        starts_at: later(now, sale.from * hour),
        ends_at: later(now, sale.until * hour),
        made_at: later(now, -48 * hour),
      })
      .execute();
    await createOffers(tx, sale, later(now, -24 * hour));
  }
  return missing.length;
}

async function createOffers(tx: Tx, sale: DemoFlashSale, at: Date): Promise<void> {
  for (const { product: slug, choices, off, quota, perShopper, waiting } of sale.offers) {
    const product = products.find((one) => one.slug === slug)!;
    const skus = demoSkus(product);
    const offered = choices ? skus.filter(({ choice }) => choices.includes(choice.join('|'))) : skus.slice(0, 1);
    for (const { choice, price } of offered)
      await tx
        .insertInto('flash_offers')
        .values({
          id: newId(),
          sale_id: flashSaleId(sale.slug),
          sku_id: skuId(slug, choice),
          shop_id: shopId(product.shop),
          price: BigInt(Math.floor((price * (100 - off)) / 1_000) * 10),
          former_price: BigInt(price),
          quota,
          per_shopper: perShopper,
          state: waiting ? 'proposed' : 'accepted',
          proposed_at: at,
          decided_at: waiting ? null : at,
        })
        .execute();
  }
}
