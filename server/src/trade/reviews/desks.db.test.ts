import * as catalog from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/trade/desk/reviews';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/trade/reviews';
import * as shop from '@tradewind/contract/trade/shop-desk/reviews';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { app, data, refusal, call, clock } = await testApp(db);

/** Builds a review with a picture, at a shop with a merchant. */
async function reviewed(score = 2) {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price: 1_000n, stock: 10 });
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  await deliverOrder(db, order, 'received', clock.now());
  const mine = { token: order.shopper.token };
  const pics = await upload(app, order.shopper.token);
  const { review_id: id } = await data(
    contract.writeReview,
    { order_id: order.id, product_id: product.id, product_score: score, comment: 'It leaks.', pics },
    mine,
  );
  return { owner, product, order, mine, theirs: { token: owner.token }, id };
}
const support = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });

describe('the shop desk', () => {
  it('lists reviews, unanswered ones first, and accepts one reply', async () => {
    const { id, theirs, product, order } = await reviewed();
    const { list, counts } = await data(shop.shopReviews, { queue: 'open' }, theirs);
    expect(counts).toEqual({ all: 1, open: 1, low: 1, replied: 0 });
    expect(list).toMatchObject([
      { id, order_sn: order.sn, score: 2, comment: 'It leaks.', can_reply: 1, can_report: 1 },
    ]);
    expect((await refusal(shop.replyToReview, { id, text: ' ! ' }, theirs)).refusal).toBe('message_empty');
    const sent = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => call(shop.replyToReview, { id, text }, theirs)),
    );
    expect(sent.filter(({ body }) => body.code === 1)).toHaveLength(1);
    const { reply } = (await data(contract.productReviews, { product_id: product.id })).list[0]!;
    expect(['One', 'Two', 'Three']).toContain(reply!.comment);
    expect((await refusal(shop.replyToReview, { id, text: 'Again' }, theirs)).refusal).toBe('review_replied');
    expect((await data(shop.shopReviews, { queue: 'open' }, theirs)).total).toBe(0);
  });

  it('shows no reviews of other shops', async () => {
    const { id } = await reviewed();
    const other = await buildMerchant(db, { now: clock.now() });
    const theirs = { token: other.token };
    expect((await data(shop.shopReviews, {}, theirs)).total).toBe(0);
    for (const review of [id, newId(), 'nonsense']) {
      expect((await refusal(shop.shopReviewById, { id: review }, theirs)).refusal).toBe('review_not_found');
      expect((await refusal(shop.replyToReview, { id: review, text: 'Hello' }, theirs)).refusal).toBe(
        'review_not_found',
      );
      expect((await refusal(shop.reportForShop, { id: review, reason: 'untrue' }, theirs)).refusal).toBe(
        'review_not_found',
      );
    }
    const shopper = await buildShopper(db, { now: clock.now() });
    expect((await refusal(shop.shopReviews, {}, { token: shopper.token })).refusal).toBe('shop_forbidden');
  });
});

describe('reports', () => {
  it('reach the desk once per account and can be closed without hiding the review', async () => {
    const { id, mine, theirs } = await reviewed();
    const someone = { token: (await buildShopper(db, { now: clock.now() })).token };
    const operator = await support();
    await data(contract.reportReview, { review_id: id, reason: 'abuse', words: 'Rude' }, someone);
    expect((await refusal(contract.reportReview, { review_id: id, reason: 'spam' }, someone)).refusal).toBe(
      'review_reported',
    );
    expect((await refusal(contract.reportReview, { review_id: id, reason: 'spam' }, mine)).refusal).toBe('review_own');
    expect(await data(shop.reportForShop, { id, reason: 'untrue', words: 'It does not leak' }, theirs)).toMatchObject({
      reported: 1,
      can_report: 0,
    });
    expect((await refusal(shop.reportForShop, { id, reason: 'untrue' }, theirs)).refusal).toBe('review_reported');
    const found = (await data(desk.deskReviews, { queue: 'reported' }, operator)).list.find((row) => row.id === id);
    expect(found).toMatchObject({
      open_reports: 2,
      reports: [
        { reason: 'abuse', for_shop: 0 },
        { reason: 'untrue', for_shop: 1 },
      ],
    });
    expect((await refusal(desk.keepReview, { id, reason: '?' }, operator)).refusal).toBe('reason_required');
    expect(await data(desk.keepReview, { id, reason: 'An opinion about the goods' }, operator)).toMatchObject({
      open_reports: 0,
      hidden: null,
    });
    expect((await refusal(desk.keepReview, { id, reason: 'An opinion' }, operator)).refusal).toBe('already_decided');
    expect((await data(desk.deskReviews, { queue: 'reported' }, operator)).list.some((row) => row.id === id)).toBe(
      false,
    );
  });

  it('can lead to hiding a review with its pictures and score, and to showing it again', async () => {
    const { id, product, mine, order, theirs } = await reviewed();
    const operator = await support();
    const [picture] = (await data(contract.productReviews, { product_id: product.id })).list[0]!.pictures;
    expect(await data(desk.hideReview, { id, reason: 'Shows an address' }, operator)).toMatchObject({
      hidden: { because: 'Shows an address' },
    });
    expect((await app.inject({ url: picture! })).statusCode).toBe(404);
    expect(await data(contract.productReviews, { product_id: product.id }, mine)).toMatchObject({
      total: 0,
      summary: { score: null, count: 0 },
    });
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({
      score: null,
      review_count: 0,
      reply_list: [],
      merchant: { review_count: 0 },
    });
    const own = await data(contract.lineReviewOf, { order_id: order.id, order_product_id: order.lineIds[0]! }, mine);
    expect(own).toMatchObject({
      standing: 'done',
      review: { hidden_because: 'Shows an address', edit_until: null, follow_up_until: null },
    });
    expect((await app.inject({ url: own.review!.pictures[0]! })).statusCode).toBe(200);
    expect((await refusal(contract.editReview, { review_id: id, comment: 'Again' }, mine)).refusal).toBe(
      'review_edit_over',
    );
    expect((await refusal(shop.replyToReview, { id, text: 'Sorry' }, theirs)).refusal).toBe('review_not_found');
    expect((await refusal(contract.voteHelpful, { review_id: id, is_helpful: 1 }, theirs)).refusal).toBe(
      'review_not_found',
    );
    expect((await refusal(desk.hideReview, { id, reason: 'Twice' }, operator)).refusal).toBe('already_decided');

    expect(await data(desk.showReview, { id, reason: 'It was a public address' }, operator)).toMatchObject({
      hidden: null,
    });
    expect((await app.inject({ url: picture! })).statusCode).toBe(200);
    expect(await data(catalog.product, { product_id: product.id }, mine)).toMatchObject({ score: 2, review_count: 1 });
    const admin = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
    const acts = (await data(auditLog, { limit: 100 }, admin)).list
      .filter((row) => row.subject === `review:${id}`)
      .map((row) => row.act);
    expect(acts.toSorted()).toEqual(['review.hidden', 'review.shown']);
  });

  it('are accessible to support only', async () => {
    const { id } = await reviewed();
    const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
    expect((await refusal(desk.deskReviews, {}, finance)).refusal).toBe('desk_forbidden');
    expect((await refusal(desk.hideReview, { id, reason: 'Because' }, finance)).refusal).toBe('desk_forbidden');
    expect((await refusal(desk.deskReviewById, { id: newId() }, await support())).refusal).toBe('review_not_found');
  });
});
