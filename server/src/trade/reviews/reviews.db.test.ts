import * as catalog from '@tradewind/contract/goods/catalog';
import * as contract from '@tradewind/contract/trade/reviews';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
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
      merchant: { review_count: 1 },
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
