import { promoTitles } from '@tradewind/contract/trade/promo-texts';
import type { Tx } from '../../src/base/db/database.ts';
import { day, later } from '../../src/base/clock/clock.ts';
import { createBanner, insertAnnouncement, storeDefaultTexts } from '../../src/platform/content/index.ts';
import { announcementId, bannerId, campaignId, promoBatchId, promoId, shopId, userIdOf } from '../demo-ids.ts';
import { bannerRecipe, rememberPictures, slideRecipe, urlOf } from '../pictures/index.ts';
import { announcements } from '../world/announcements.ts';
import { banners, type DemoBanner } from '../world/banners.ts';
import { promos, type DemoPromo } from '../world/promos.ts';
import type { Step } from './step.ts';

/** The slides of Home. */
export const seedBanners: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    await rememberPictures(tx, [...banners.map(bannerRecipe), ...banners.map(slideRecipe)]);
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
        picture: urlOf(slideRecipe(banner), 800),
        link: linkOf(banner),
        ...(banner.days && {
          starts_at: later(now, banner.days.from * day),
          ends_at: later(now, banner.days.until * day),
        }),
      });
    return missing.length;
  });
};

const linkOf = ({ target }: DemoBanner): string =>
  'shop' in target ? `/shop/${shopId(target.shop)}` : `/search?category=${target.category}`;

/** Help and law as they come with the software, and what the platform announces. */
export const seedTexts: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    const stored = await storeDefaultTexts(tx, now);
    const known = (await tx.selectFrom('announcements').select('id').execute()).map(({ id }) => id);
    const missing = announcements.filter(({ slug }) => !known.includes(announcementId(slug)));
    for (const { slug, titles, bodies, days } of missing) {
      const until = later(now, days * day);
      await insertAnnouncement(tx, { id: announcementId(slug), titles, bodies, from: now, until, by: null, at: now });
    }
    return stored + missing.length;
  });
};

/** The maximum of the column. */
const anyNumber = 32_767;

/** Creates promo codes that practically never expire. */
export const seedPromos: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    await tx
      .insertInto('promo_campaigns')
      .values({
        id: campaignId,
        name: 'Autumn at home',
        share: 50,
        most: 1_500n,
        budget: 200_000n,
        starts_at: later(now, -7 * day),
        ends_at: later(now, 60 * day),
        made_at: later(now, -7 * day),
      })
      .onConflict((oc) => oc.doNothing())
      .execute();
    const issued = await tx
      .insertInto('promo_codes')
      .values(
        promos.map(
          ({ code, title, discount, minimum, bearer, perShopper, claimable = false, campaign = false, for: whom }) => ({
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
            ends_at: later(now, campaign ? 60 * day : 5 * 365 * day),
            uses_per_user: perShopper ?? anyNumber,
            claimable,
            campaign_id: campaign ? campaignId : null,
            ...audienceOf(whom, now),
          }),
        ),
      )
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute();
    return issued.length + (await seedPromoBatch(tx, now));
  });
};

/** Names the accounts of personal promo codes, once there are shoppers. */
export const seedNamedAccounts: Step = async ({ db }) => {
  const named = promos.flatMap(({ code, for: whom }) =>
    whom && 'accounts' in whom
      ? whom.accounts.map((account) => ({ promo_id: promoId(code), user_id: userIdOf(account) }))
      : [],
  );
  return db.transact(async (tx) => {
    const made = await tx
      .insertInto('promo_accounts')
      .values(named)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows);
  });
};

/** The columns that say whom a code is for. */
function audienceOf(whom: DemoPromo['for'], now: Date) {
  if (!whom) return { audience: 'everybody', audience_since: null, audience_days: null };
  const [since, days] = [
    'registeredDaysAgo' in whom ? later(now, -whom.registeredDaysAgo * day) : null,
    'awayDays' in whom ? whom.awayDays : null,
  ];
  const audience = 'accounts' in whom ? 'accounts' : since ? 'registered_since' : days ? 'away' : 'first_order';
  return { audience, audience_since: since, audience_days: days };
}

/** Codes of the batch: `HARBOUR101` and those after it, each for one order. */
const batchCodes = Array.from({ length: 24 }, (_, at) => `HARBOUR${101 + at}`);

/** A batch of codes that were handed out with a letter. */
async function seedPromoBatch(tx: Tx, now: Date): Promise<number> {
  const at = later(now, -7 * day);
  await tx
    .insertInto('promo_batches')
    .values({
      id: promoBatchId,
      name: 'Letter to readers of Harbour News',
      prefix: 'HARBOUR',
      codes: batchCodes.length,
      made_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const issued = await tx
    .insertInto('promo_codes')
    .values(
      batchCodes.map((code) => ({
        id: promoId(code),
        code,
        batch_id: promoBatchId,
        titles: promoTitles({ kind: 'amount', amount: '$5' }),
        kind: 'amount',
        value: 500n,
        bearer: 'platform',
        starts_at: at,
        ends_at: later(now, 90 * day),
        uses_left: 1,
        uses_per_user: 1,
        made_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return issued.length;
}
