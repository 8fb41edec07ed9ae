import * as catalog from '@tradewind/contract/goods/catalog';
import * as orders from '@tradewind/contract/trade/orders';
import * as contract from '@tradewind/contract/trade/reviews';
import { shop as shopPage } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { joinShop } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { reviewActs } from '../../../test/review-acts.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, call, clock } = test;
const { listOf, setUp } = reviewActs(test);

const refusalOf = ({ body }: { body: { code: number } }): string | undefined => (body as { refusal?: string }).refusal;

describe('writing a review', () => {
  it('shows it to everybody and recounts product and shop', async () => {
    const { product, order, mine, write } = await setUp();
    const { body } = await write({ product_score: 4.5, service_score: '3', postage_score: 2.5 });
    expect(body).toMatchObject({ code: 1, msg: 'Thank you for your review' });
    const { list, summary, total } = await listOf(product);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      nickname: 'Somebody',
      score: 4.5,
      comment: 'Holds the heat well.',
      pictures: [],
      helpful: 0,
      is_mine: 0,
      edited: 0,
      follow_up: null,
      reply: null,
    });
    expect(summary).toEqual({
      score: 4.5,
      service: 3,
      postage: 2.5,
      count: 1,
      with_pictures: 0,
      stars: [0, 0, 0, 0, 1],
    });
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({
      score: 4.5,
      review_count: 1,
      merchant: { good_rate: '–', review_count: 1 },
      reply_list: [{ product_score: 5, pics: '/media/blank.webp', comment: 'Holds the heat well.', is_mine: 1 }],
    });
    expect((await data(orders.order, { order_id: order.id }, mine)).products[0]!.is_reply).toBe(1);
    const second = await setUp({ product });
    await second.write({ product_score: 0.5 });
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({
      score: 2.5,
      review_count: 2,
    });
    expect(await data(shopPage, { mer_id: product.shopId }, mine)).toMatchObject({ good_rate: '–', review_count: 2 });
    expect((await listOf(product, {}, mine)).summary.stars).toEqual([1, 0, 0, 0, 1]);
  });

  it('defaults to five stars without text', async () => {
    const { product, order, mine } = await setUp();
    expect(
      (await call(contract.writeReview, { order_id: order.id, product_id: product.id, comment: '', pics: '' }, mine))
        .body.code,
    ).toBe(1);
    expect((await listOf(product)).list[0]).toMatchObject({ score: 5, comment: '' });
  });

  it.each([
    ['waiting', 'review_too_early'],
    ['delivered', 'review_too_early'],
  ] as const)('waits for receipt: an order that is %s says %s', async (status, why) => {
    const { write, product } = await setUp({ status });
    expect(refusalOf(await write())).toBe(why);
    expect((await listOf(product)).total).toBe(0);
  });

  it('is possible for 30 days after completion', async () => {
    const { write, order, mine } = await setUp({ status: 'completed' });
    const asked = { order_id: order.id, order_product_id: order.lineIds[0]! };
    clock.advance(29 * day);
    expect(await data(contract.lineReviewOf, asked, mine)).toMatchObject({ standing: 'yes', review: null });
    clock.advance(1 * day);
    expect(await data(contract.lineReviewOf, asked, mine)).toMatchObject({ standing: 'too_late' });
    expect(refusalOf(await write())).toBe('review_too_late');
  });

  it('is refused for fully refunded lines', async () => {
    const { write, order } = await setUp();
    await db.transact((tx) =>
      tx.updateTable('order_lines').set({ refunded: 1 }).where('order_id', '=', order.id).execute(),
    );
    expect(refusalOf(await write())).toBe('review_not_possible');
  });

  it('is refused to other shoppers and to members of the shop', async () => {
    const { order, product, mine, write } = await setUp();
    const stranger = await buildShopper(db, { now: clock.now() });
    const asked = { order_id: order.id, order_product_id: order.lineIds[0]! };
    for (const token of [stranger.token]) {
      expect(
        (await refusal(contract.writeReview, { order_id: order.id, product_id: product.id }, { token })).refusal,
      ).toBe('order_not_found');
      expect((await refusal(contract.lineReviewOf, asked, { token })).refusal).toBe('order_not_found');
      expect((await refusal(contract.reviewsOfOrder, { order_id: order.id }, { token })).refusal).toBe(
        'order_not_found',
      );
    }
    expect((await refusal(contract.writeReview, { order_id: order.id, product_id: product.id })).status).toBe(401);
    await joinShop(db, order.userId, order.shopId, 'service', clock.now());
    expect(refusalOf(await write())).toBe('review_own_shop');
    expect((await data(contract.reviewsOfOrder, { order_id: order.id }, mine)).list).toMatchObject([
      { standing: 'own_shop' },
    ]);
  });

  it('refuses unknown ids, invalid scores and oversized input', async () => {
    const { order, product, mine } = await setUp();
    const good = { order_id: order.id, product_id: product.id };
    const attempt = async (input: object) => (await refusal(contract.writeReview, { ...good, ...input }, mine)).refusal;
    for (const order_id of ['nonsense', newId(), '1']) expect(await attempt({ order_id })).toBe('order_not_found');
    for (const product_id of ['nonsense', newId()]) expect(await attempt({ product_id })).toBe('order_not_found');
    expect(await attempt({ order_product_id: newId() })).toBe('order_not_found');
    for (const product_score of [0, 5.5, 0.75, -1, '4.3', 'five', null])
      expect(await attempt({ product_score }), String(product_score)).toBe('bad_request');
    expect(await attempt({ comment: 'x'.repeat(2_001) })).toBe('bad_request');
    expect(await attempt({ pics: Array.from({ length: 7 }, (_, index) => `/files/${index}.webp`) })).toBe(
      'bad_request',
    );
    expect(await attempt({ pics: 'https://elsewhere.example/x.webp' })).toBe('picture_invalid');
    expect((await listOf(product)).total).toBe(0);
  });

  it('reviews each line of a product that an order contains twice', async () => {
    const { product, order, mine, write, written } = await setUp({ lines: 2 });
    await written({ comment: 'The red one.' });
    await written({ comment: 'The blue one.' });
    expect(refusalOf(await write({ comment: 'A third one.' }))).toBe('review_exists');
    expect((await listOf(product)).total).toBe(2);
    expect(
      (await data(contract.reviewsOfOrder, { order_id: order.id }, mine)).list.map(({ standing }) => standing),
    ).toEqual(['done', 'done']);
  });

  it('counts repeats once, with and without a key and concurrently', async () => {
    const keyed = await setUp({ lines: 2 });
    const key = newId();
    const answers = [await keyed.write({}, { key }), await keyed.write({}, { key })];
    expect(answers[1]!.body).toMatchObject({ code: 1, data: (answers[0]!.body as { data: object }).data });
    expect((await listOf(keyed.product)).total).toBe(1);

    const keyless = await setUp({ lines: 2 });
    await Promise.all(Array.from({ length: 6 }, () => keyless.write()));
    expect((await listOf(keyless.product)).total).toBe(1);

    const named = await setUp();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => named.write({ order_product_id: named.order.lineIds[0]! })),
    );
    expect(sent.map(refusalOf).filter((why) => why === 'review_exists')).toHaveLength(5);
    expect((await data(catalog.product, { product_id: named.product.id }, named.mine)).review_count).toBe(1);
  });

  it('counts correctly under concurrent reviews', async () => {
    const product = await buildProduct(db, { shop: await buildShop(db), price: 1_000n, stock: 50 });
    const crowd = await Promise.all(Array.from({ length: 10 }, () => setUp({ product })));
    await Promise.all(crowd.map(({ write }, index) => write({ product_score: index < 5 ? 5 : 1 })));
    expect(await data(catalog.product, { product_id: product.id }, crowd[0]!.mine)).toMatchObject({
      score: 3,
      review_count: 10,
      merchant: { good_rate: 50, review_count: 10 },
    });
  });

  it('hides the name of an anonymous author', async () => {
    const { product, written } = await setUp();
    await written({ nameless: 1 });
    expect((await listOf(product)).list[0]).toMatchObject({ nickname: 'S***', avatar: '' });
  });

  it('publishes own pictures and refuses those of others', async () => {
    const { product, order, mine, written, write } = await setUp();
    const stranger = await buildShopper(db, { now: clock.now() });
    const theirs = await upload(app, stranger.token);
    expect(refusalOf(await write({ pics: theirs }))).toBe('picture_invalid');
    const pics = [await upload(app, order.shopper.token), await upload(app, order.shopper.token)];
    const path = new URL(pics[0]!).pathname;
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    await written({ pics: pics.join(',') });
    const { list, summary } = await listOf(product, { with_pictures: 1 });
    expect([list[0]!.pictures.length, summary.with_pictures]).toEqual([2, 1]);
    expect((await app.inject({ url: list[0]!.pictures[0]! })).statusCode).toBe(200);
    expect((await data(catalog.product, { product_id: product.id }, mine)).reply_list[0]!.pics).toBe(
      list[0]!.pictures.join(','),
    );
  });
});
