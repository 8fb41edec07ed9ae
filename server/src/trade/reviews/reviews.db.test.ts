import * as catalog from '@tradewind/contract/goods/catalog';
import * as orders from '@tradewind/contract/trade/orders';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/trade/reviews';
import { shop as shopPage } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, joinShop } from '../../../test/build-merchant.ts';
import { buildPaidOrder, deliverOrder, completeOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { app, data, refusal, call, clock } = await testApp(db);

type Status = 'waiting' | 'delivered' | 'received' | 'completed';

/** Builds an order at a new shop, with one line per piece of `times`. */
async function setUp({
  status = 'received' as Status,
  lines = 1,
  product: given,
}: { status?: Status; lines?: number; product?: BuiltProduct } = {}) {
  const product = given ?? (await buildProduct(db, { shop: await buildShop(db), price: 1_000n, stock: 50 }));
  const order = await buildPaidOrder(db, {
    lines: Array.from({ length: lines }, () => ({ product })),
    at: clock.now(),
  });
  if (status === 'completed') await completeOrder(db, order, clock.now());
  else if (status !== 'waiting') await deliverOrder(db, order, status, clock.now());
  const mine = { token: order.shopper.token };
  const write = (input: Partial<InputOf<typeof contract.writeReview>> = {}, options = {}) =>
    call(
      contract.writeReview,
      { order_id: order.id, product_id: product.id, comment: 'Holds the heat well.', ...input },
      { ...mine, ...options },
    );
  const written = async (input: Partial<InputOf<typeof contract.writeReview>> = {}) => {
    const { body } = await write(input);
    if (body.code !== 1) throw new Error(JSON.stringify(body));
    return body.data!.review_id;
  };
  return { product, order, mine, write, written };
}
const refusalOf = ({ body }: { body: { code: number } }): string | undefined => (body as { refusal?: string }).refusal;
const listOf = async (product: BuiltProduct, input: object = {}, options = {}) =>
  data(contract.productReviews, { product_id: product.id, ...input }, options);

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
      merchant: { good_rate: 100, review_count: 1 },
      reply_list: [{ product_score: 5, pics: '', comment: 'Holds the heat well.', is_mine: 1 }],
    });
    expect((await data(orders.order, { order_id: order.id }, mine)).products[0]!.is_reply).toBe(1);
    const second = await setUp({ product });
    await second.write({ product_score: 0.5 });
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({
      score: 2.5,
      review_count: 2,
      merchant: { good_rate: 50 },
    });
    expect(await data(shopPage, { mer_id: product.shopId }, mine)).toMatchObject({ good_rate: 50, review_count: 2 });
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
    await joinShop(db, order.userId, order.shopId, 'staff', clock.now());
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
    const crowd = await Promise.all(Array.from({ length: 8 }, () => setUp({ product })));
    await Promise.all(crowd.map(({ write }, index) => write({ product_score: index < 4 ? 5 : 1 })));
    expect(await data(catalog.product, { product_id: product.id }, crowd[0]!.mine)).toMatchObject({
      score: 3,
      review_count: 8,
      merchant: { good_rate: 50, review_count: 8 },
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

describe('a review', () => {
  it('can be changed once within 30 days, which makes removed pictures private', async () => {
    const { product, order, mine, written } = await setUp();
    const id = await written({ product_score: 2, pics: await upload(app, order.shopper.token) });
    const [picture] = (await listOf(product)).list[0]!.pictures;
    clock.advance(29 * day);
    const changed = await data(
      contract.editReview,
      { review_id: id, comment: 'Better than I thought.', product_score: 4, pics: '', nameless: 1 },
      mine,
    );
    expect(changed).toMatchObject({
      comment: 'Better than I thought.',
      score: 4,
      edited: 1,
      edit_until: null,
      nameless: 1,
      pictures: [],
    });
    expect((await app.inject({ url: picture! })).statusCode).toBe(404);
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({
      score: 4,
      merchant: { good_rate: 100 },
    });
    expect((await refusal(contract.editReview, { review_id: id, comment: 'Again' }, mine)).refusal).toBe(
      'review_edit_over',
    );

    const late = await setUp();
    const other = await late.written();
    clock.advance(30 * day);
    expect((await refusal(contract.editReview, { review_id: other, comment: 'Too late' }, late.mine)).refusal).toBe(
      'review_edit_over',
    );
  });

  it('changes once under concurrent requests', async () => {
    const { written, mine } = await setUp();
    const id = await written();
    const sent = await Promise.all(
      [1, 2, 3, 4].map((score) => call(contract.editReview, { review_id: id, product_score: score }, mine)),
    );
    expect(sent.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('accepts one follow-up of its author, with text or a picture', async () => {
    const { product, written, mine } = await setUp();
    const id = await written({ product_score: 5 });
    expect((await refusal(contract.followUpReview, { review_id: id, comment: ' … ' }, mine)).refusal).toBe(
      'message_empty',
    );
    clock.advance(60 * day);
    const added = await data(contract.followUpReview, { review_id: id, comment: 'Still fine after two months.' }, mine);
    expect(added).toMatchObject({
      follow_up: { comment: 'Still fine after two months.' },
      follow_up_until: null,
      edit_until: null,
      score: 5,
    });
    expect((await refusal(contract.followUpReview, { review_id: id, comment: 'More' }, mine)).refusal).toBe(
      'review_follow_up_over',
    );
    expect((await listOf(product)).list[0]!.follow_up!.comment).toBe('Still fine after two months.');
  });

  it('can’t be changed by others', async () => {
    const { written } = await setUp();
    const id = await written();
    const { token } = await buildShopper(db, { now: clock.now() });
    for (const review_id of [id, newId(), 'nonsense']) {
      expect((await refusal(contract.editReview, { review_id, comment: 'Mine now' }, { token })).refusal).toBe(
        'review_not_found',
      );
      expect((await refusal(contract.followUpReview, { review_id, comment: 'Mine now' }, { token })).refusal).toBe(
        'review_not_found',
      );
    }
  });
});

describe('helpful votes', () => {
  it('count once per account, can be withdrawn and order the list', async () => {
    const product = await buildProduct(db, { shop: await buildShop(db), price: 1_000n, stock: 50 });
    const first = await (await setUp({ product })).written({ comment: 'First' });
    clock.advance(day);
    await (await setUp({ product })).written({ comment: 'Second' });
    expect((await listOf(product, { sort: 'helpful' })).list.map(({ comment }) => comment)).toEqual([
      'Second',
      'First',
    ]);
    const voters = await Promise.all(Array.from({ length: 4 }, () => buildShopper(db, { now: clock.now() })));
    await Promise.all(
      voters.flatMap(({ token }) =>
        [1, 1].map(() => call(contract.voteHelpful, { review_id: first, is_helpful: 1 }, { token })),
      ),
    );
    const { list } = await listOf(product, {}, { token: voters[0]!.token });
    expect(list.map(({ comment, helpful, is_helpful }) => [comment, helpful, is_helpful])).toEqual([
      ['First', 4, 1],
      ['Second', 0, 0],
    ]);
    expect(await data(contract.voteHelpful, { review_id: first, is_helpful: 0 }, { token: voters[0]!.token })).toEqual({
      helpful: 3,
      is_helpful: 0,
    });
    expect((await listOf(product, { sort: 'newest' })).list.map(({ comment }) => comment)).toEqual(['Second', 'First']);
  });

  it('are refused from the author and the shop', async () => {
    const { written, mine, order } = await setUp();
    const id = await written();
    const owner = await buildMerchant(db, { shop: { id: order.shopId }, now: clock.now() });
    expect((await refusal(contract.voteHelpful, { review_id: id, is_helpful: 1 }, mine)).refusal).toBe('review_own');
    expect(
      (await refusal(contract.voteHelpful, { review_id: id, is_helpful: 1 }, { token: owner.token })).refusal,
    ).toBe('review_own_shop');
    expect((await refusal(contract.voteHelpful, { review_id: newId(), is_helpful: 1 }, mine)).refusal).toBe(
      'review_not_found',
    );
  });
});

describe('the list of reviews', () => {
  it('filters by stars with halves rounded up, and pages', async () => {
    const product = await buildProduct(db, { shop: await buildShop(db), price: 1_000n, stock: 50 });
    for (const product_score of [0.5, 1, 3.5, 4, 4.5]) {
      await (await setUp({ product })).written({ product_score, comment: String(product_score) });
      clock.advance(60_000);
    }
    expect((await listOf(product, { stars: 4, sort: 'newest' })).list.map(({ comment }) => comment)).toEqual([
      '4',
      '3.5',
    ]);
    expect((await listOf(product, { stars: 1 })).total).toBe(2);
    expect((await listOf(product, { page: 2, limit: 2, sort: 'newest' })).list.map(({ comment }) => comment)).toEqual([
      '3.5',
      '1',
    ]);
    expect((await listOf(product, { page: 4, limit: 2 })).list).toEqual([]);
    for (const stars of [0, 6, 'x'])
      expect((await refusal(contract.productReviews, { product_id: product.id, stars })).refusal).toBe('bad_request');
    for (const product_id of [newId(), 'nonsense'])
      expect((await refusal(contract.productReviews, { product_id })).refusal).toBe('product_not_found');
  });
});
