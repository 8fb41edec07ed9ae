import { usd } from '@tradewind/contract/base/money';
import { day, later } from '../../src/base/clock/clock.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { writeZones, type FreightZone } from '../../src/trade/freight/index.ts';
import { storeDefaultCategories } from '../../src/goods/catalog/index.ts';
import { openShop } from '../../src/goods/shops/index.ts';
import { categoryImage } from '../../src/goods/media/index.ts';
import { shopId } from '../demo-ids.ts';
import { faceRecipe, rememberPictures, shopBannerRecipe, urlOf } from '../pictures/index.ts';
import { zonesOf, type DemoZone } from '../world/freight.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import type { Step } from './step.ts';
import { storeSubcategories } from './store-subcategories.ts';

/** Creates the categories. */
export const seedCategories: Step = ({ db }) =>
  db.transact(async (tx) => {
    await storeDefaultCategories(tx, categoryImage);
    return storeSubcategories(tx);
  });

/** The days that the first shop of a world has been open at the time of seeding. */
export const oldestShop = 400;

/** Opens the shops of a world, with their freight. */
export const seedShops =
  ({ shops, products }: DemoWorld): Step =>
  async ({ db, clock }) => {
    const now = clock.now();
    return db.transact(async (tx) => {
      await rememberPictures(
        tx,
        shops.flatMap((shop) => [faceRecipe(shop.avatar), shopBannerRecipe(shop, products)]),
      );
      const ids = shops.map(({ slug }) => shopId(slug));
      const known = await tx.selectFrom('shops').select('id').where('id', 'in', ids).execute();
      let opened = 0;
      for (const [index, shop] of shops.entries()) {
        const id = shopId(shop.slug);
        if (known.some((row) => row.id === id)) continue;
        await openShop(tx, {
          id,
          slug: shop.slug,
          name: shop.name,
          slogans: shop.slogan,
          abouts: shop.about,
          cities: shop.city,
          country: shop.country,
          since: shop.since,
          avatar: urlOf(faceRecipe(shop.avatar), 160),
          banner: urlOf(shopBannerRecipe(shop, products), 960),
          tone: shop.tone,
          openedAt: later(now, -(oldestShop - index) * day),
        });
        await writeZones(tx, id, zonesOf(shop).map(storedZone));
        opened += 1;
      }
      return opened;
    });
  };

const storedZone = ({ countries, options }: DemoZone): FreightZone => ({
  id: newId(),
  countries,
  options: options.map(
    ({ kind, days: [daysFrom, daysTo], measure, sizes: [firstSize, nextSize], prices: [first, next], freeOver }) => ({
      kind,
      daysFrom,
      daysTo,
      measure,
      firstSize,
      nextSize,
      first: usd(first),
      next: usd(next),
      freeOver: freeOver === null ? null : usd(freeOver),
    }),
  ),
});
