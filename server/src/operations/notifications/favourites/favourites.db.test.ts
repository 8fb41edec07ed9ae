import { toggleFavourite } from '@tradewind/contract/goods/catalog';
import { followShop } from '@tradewind/contract/goods/shops';
import { chooseNotification, notifications } from '@tradewind/contract/operations/notifications';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../../test/build-catalog.ts';
import { buildShopper, type BuiltShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { day, hour, later } from '../../../base/clock/clock.ts';
import { newId } from '../../../base/ids/ids.ts';
import { notifyOfCoupons } from './notify-coupons.ts';
import { mostADay, notifyOfFavourites } from './notify-favourites.ts';

const db = await testDatabase();
const { clock, data, deps } = await testApp(db);
const jobDeps = {
  ...deps,
  mails: { textsOpen: false, open: false, write: async () => {} },
  defaultLocale: 'en' as const,
};
const run = () => notifyOfFavourites(jobDeps);

const setSku = (product: BuiltProduct, change: { price?: bigint; stock?: number }) =>
  db.transact((tx) => tx.updateTable('skus').set(change).where('id', '=', product.skus[0]!.id).execute());
const inbox = async (who: BuiltShopper) => (await data(notifications, { limit: 100 }, who)).list;
/** A shopper with a favourite that is watched. */
async function favourite(wanted: Parameters<typeof buildProduct>[1] = {}) {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { price: 2_000n, ...wanted });
  await data(toggleFavourite, { product_id: product.id }, shopper);
  await run();
  return { shopper, product };
}

it('tells of a lower price once, with both prices and a link', async () => {
  const { shopper, product } = await favourite();
  await setSku(product, { price: 1_500n });
  await run();
  await run();
  const list = await inbox(shopper);
  expect(list).toMatchObject([
    { kind: 'favourite_cheaper', group: 'favourites', link: `/detail/${product.id}/${product.shopId}` },
  ]);
  expect(list[0]!.text).toContain('$15.00 instead of $20.00');
});

it('tells of the next drop, but not of a price that was raised and lowered again', async () => {
  const { shopper, product } = await favourite();
  for (const price of [1_500n, 3_000n, 1_500n, 1_200n]) {
    await setSku(product, { price });
    clock.advance(hour);
    await run();
  }
  const texts = (await inbox(shopper)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('$12.00 instead of $15.00');
});

it('tells of a favourite that is back in stock', async () => {
  const { shopper, product } = await favourite();
  await setSku(product, { stock: 0 });
  await run();
  expect(await inbox(shopper)).toEqual([]);
  await setSku(product, { stock: 3 });
  await run();
  expect(await inbox(shopper)).toMatchObject([{ kind: 'favourite_back' }]);
});

it('tells nobody who took the product out, or wants no such notices', async () => {
  const [removed, muted] = [await favourite(), await favourite()];
  await data(toggleFavourite, { product_id: removed.product.id }, removed.shopper);
  await data(chooseNotification, { group: 'favourites', channel: 'in_app', wanted: 0 }, muted.shopper);
  for (const { product } of [removed, muted]) await setSku(product, { price: 1_000n });
  await run();
  expect([await inbox(removed.shopper), await inbox(muted.shopper)]).toEqual([[], []]);
});

it('tells of a few favourites a day', async () => {
  const shopper = await buildShopper(db);
  const products = await Promise.all(Array.from({ length: mostADay + 3 }, () => buildProduct(db, { price: 2_000n })));
  for (const product of products) await data(toggleFavourite, { product_id: product.id }, shopper);
  await run();
  for (const product of products) await setSku(product, { price: 1_000n });
  await run();
  expect(await inbox(shopper)).toHaveLength(mostADay);
  clock.advance(day);
  for (const product of products) await setSku(product, { price: 500n });
  await run();
  expect(await inbox(shopper)).toHaveLength(2 * mostADay);
});

it('tells followers and those with a favourite of the shop of a new coupon, once', async () => {
  const shop = await buildShop(db);
  const { shopper: liker } = await favourite({ shop });
  const [follower, claimer, stranger] = [await buildShopper(db), await buildShopper(db), await buildShopper(db)];
  for (const who of [follower, claimer]) await data(followShop, { mer_id: shop.id }, who);
  const coupon = (await buildCoupon(shop.id, later(clock.now(), -hour))).id;
  await buildCoupon(shop.id, later(clock.now(), -3 * day));
  await buildCoupon(shop.id, later(clock.now(), hour));
  await db.kysely
    .insertInto('promo_claims')
    .values({ user_id: claimer.id, promo_id: coupon, claimed_at: clock.now() })
    .execute();
  await notifyOfCoupons(jobDeps);
  await notifyOfCoupons(jobDeps);
  for (const who of [follower, liker])
    expect(await inbox(who)).toMatchObject([{ kind: 'shop_coupon', link: `/shop/${shop.id}` }]);
  expect([await inbox(claimer), await inbox(stranger)]).toEqual([[], []]);
});

it('tells all followers of a large shop of a new coupon, each once', async () => {
  const shop = await buildShop(db);
  const product = await buildProduct(db, { shop });
  const { rows } = await sql<{ id: string }>`
    insert into users (id, username, nickname, password_hash)
    select gen_random_uuid(), 'follower' || n, 'Somebody', '-' from generate_series(1, 1100) n returning id`.execute(
    db.kysely,
  );
  const ids = rows.map(({ id }) => id);
  const [followers, likers] = [ids.slice(0, 1_050), ids.slice(550)];
  await sql`insert into shop_follows (user_id, shop_id, followed_at)
    select id, ${shop.id}, now() from unnest(${followers}::uuid[]) as id`.execute(db.kysely);
  await sql`insert into product_likes (user_id, product_id, liked_at, price_when_liked, could_be_had)
    select id, ${product.id}, now(), 1000, true from unnest(${likers}::uuid[]) as id`.execute(db.kysely);
  const { id } = await buildCoupon(shop.id, later(clock.now(), -hour));
  await notifyOfCoupons(jobDeps);
  const told = await db.read
    .selectFrom('notifications')
    .select('reader_id')
    .where('subject', '=', `coupon:${id}`)
    .execute();
  expect(told.map(({ reader_id: reader }) => reader).toSorted()).toEqual(ids.toSorted());
});

/** A coupon of a shop that anybody can claim. */
async function buildCoupon(shopId: string, startsAt: Date): Promise<{ id: string }> {
  const id = newId();
  await db.kysely
    .insertInto('promo_codes')
    .values({
      id,
      code: `C${id.replaceAll('-', '').toUpperCase()}`.slice(0, 30),
      titles: {},
      kind: 'percent',
      value: 1_000n,
      bearer: 'shop',
      shop_id: shopId,
      claimable: true,
      starts_at: startsAt,
      ends_at: later(clock.now(), 10 * day),
    })
    .execute();
  return { id };
}
