import { day, later } from '../../src/base/clock/clock.ts';
import { createBanner } from '../../src/platform/content/index.ts';
import { bannerId, promoId, shopId } from '../demo-ids.ts';
import { bannerRecipe, rememberPictures, urlOf } from '../pictures/index.ts';
import { banners, type DemoBanner } from '../world/banners.ts';
import { promos } from '../world/promos.ts';
import type { Step } from './step.ts';

/** The slides of Home. */
export const seedBanners: Step = async ({ db }) =>
  db.transact(async (tx) => {
    await rememberPictures(tx, banners.map(bannerRecipe));
    const known = (await tx.selectFrom('banners').select('id').execute()).map(({ id }) => id);
    const missing = banners.filter(({ slug }) => !known.includes(bannerId(slug)));
    for (const banner of missing)
      await createBanner(tx, {
        id: bannerId(banner.slug),
        position: banners.indexOf(banner) + 1,
        kickers: banner.kicker,
        titles: banner.title,
        actions: banner.action,
        tone: banner.tone,
        image: urlOf(bannerRecipe(banner), 480),
        link: linkOf(banner),
      });
    return missing.length;
  });

const linkOf = ({ target }: DemoBanner): string =>
  'shop' in target ? `/shop/${shopId(target.shop)}` : `/search?category=${target.category}`;

/** The maximum of the column. */
const anyNumber = 32_767;

/** Creates promo codes that practically never expire. */
export const seedPromos: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    const issued = await tx
      .insertInto('promo_codes')
      .values(
        promos.map(({ code, title, discount, minimum, bearer, perShopper, claimable = false }) => ({
          id: promoId(code),
          code,
          titles: title,
          kind: discount.kind,
          value: BigInt(discount.kind === 'amount' ? discount.amount : discount.percent * 100),
          cap: discount.kind === 'percent' && discount.cap !== null ? BigInt(discount.cap) : null,
          bearer: bearer === 'platform' ? 'platform' : 'shop',
          shop_id: bearer === 'platform' ? null : shopId(bearer.shop),
          minimum: BigInt(minimum),
          starts_at: later(now, -30 * day),
          ends_at: later(now, 5 * 365 * day),
          uses_per_user: perShopper ?? anyNumber,
          claimable,
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute();
    return issued.length;
  });
};
