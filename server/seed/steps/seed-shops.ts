import { day, later } from '../../src/base/clock/clock.ts';
import { storeCategories } from '../../src/catalog/index.ts';
import { categoryImage } from '../../src/media/index.ts';
import { shopId } from '../demo-ids.ts';
import { faceRecipe, rememberPictures, urlOf } from '../pictures/index.ts';
import { shops } from '../world/shops.ts';
import type { Step } from './step.ts';

/** The shops with what their parcels cost, and the categories in which they sell. */
export const seedShops: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    await storeCategories(tx, categoryImage);
    await rememberPictures(tx, shops.map(({ avatar }) => faceRecipe(avatar)));
    const opened = await tx
      .insertInto('shops')
      .values(
        shops.map((shop, index) => ({
          id: shopId(shop.slug),
          slug: shop.slug,
          name: shop.name,
          slogans: shop.slogan,
          abouts: shop.about,
          cities: shop.city,
          country: shop.country,
          since: shop.since,
          avatar: urlOf(faceRecipe(shop.avatar), 160),
          tone: shop.tone,
          created_at: later(now, -(400 - index) * day),
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute();
    await tx
      .insertInto('freight_templates')
      .values(
        shops.map(({ slug, freight }) => ({
          shop_id: shopId(slug),
          first_price: BigInt(freight.first),
          next_price: BigInt(freight.next),
          free_over: freight.freeOver === null ? null : BigInt(freight.freeOver),
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute();
    return opened.length;
  });
};
