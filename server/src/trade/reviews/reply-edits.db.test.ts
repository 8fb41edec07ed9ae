import { product as productPage } from '@tradewind/contract/goods/catalog';
import { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import * as desk from '@tradewind/contract/trade/desk/reviews';
import * as contract from '@tradewind/contract/trade/reviews';
import * as shop from '@tradewind/contract/trade/shop-desk/reviews';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { reviewActs } from '../../../test/review-acts.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { setUp, listOf } = reviewActs(test);
const today = () => clock.now().toISOString().slice(0, 10);

/** A review with a reply of the shop's owner. */
async function repliedReview() {
  const order = await setUp();
  const id = await order.written();
  const member = async (role: 'owner' | 'service' | 'finance') => ({
    token: (await buildMerchant(db, { shop: { id: order.product.shopId }, role, now: clock.now() })).token,
  });
  const owner = await member('owner');
  await data(shop.replyToReview, { id, text: 'Sorry' }, owner);
  return { ...order, id, owner, member };
}

it('a changed reply is shown as edited, and what it said before to the shop and to operators only', async () => {
  const { id, owner, member, product } = await repliedReview();
  clock.advance(day);
  const changed = await data(shop.editReply, { id, text: 'Sorry, we sent a new one' }, await member('service'));
  expect([changed.reply!.comment, changed.reply!.edited_at!.slice(0, 10)]).toEqual([
    'Sorry, we sent a new one',
    today(),
  ]);
  expect(changed.reply_versions).toMatchObject([{ words: 'Sorry' }]);
  clock.advance(day);
  await data(shop.editReply, { id, text: 'It is settled' }, owner);
  const [shown] = (await listOf(product)).list;
  expect([shown!.reply!.comment, shown!.reply!.edited_at!.slice(0, 10)]).toEqual(['It is settled', today()]);
  expect(JSON.stringify(shown)).not.toContain('new one');
  const { token } = await buildOperator(db, ['support'], { now: clock.now() });
  const seen = await data(desk.deskReviewById, { id }, { desk: token });
  expect(seen.reply_versions.map(({ words }) => words)).toEqual(['Sorry', 'Sorry, we sent a new one']);
});

it('the audit log of the shop has the change, and the same words again change nothing', async () => {
  const { id, owner } = await repliedReview();
  const same = await data(shop.editReply, { id, text: 'Sorry' }, owner);
  expect([same.reply!.edited_at, same.reply_versions]).toEqual([null, []]);
  await data(shop.editReply, { id, text: 'Thanks' }, owner);
  const [entry] = (await data(shopAuditLog, {}, owner)).list;
  expect(entry).toMatchObject({ act: 'shopDesk.editReply', subject: id, details: { text: 'Thanks' } });
});

it('a reply can be changed for thirty days, and again once its review was changed', async () => {
  const { id, owner, mine } = await repliedReview();
  clock.advance(20 * day);
  await data(contract.followUpReview, { review_id: id, comment: 'Still fine.' }, mine);
  clock.advance(20 * day);
  await data(shop.editReply, { id, text: 'Glad to hear' }, owner);
  clock.advance(10 * day);
  expect(await refusal(shop.editReply, { id, text: 'Too late' }, owner)).toMatchObject({ refusal: 'reply_edit_over' });
  const shown = await data(shop.shopReviewById, { id }, owner);
  expect([shown.reply!.comment, shown.reply_edit_until]).toEqual(['Glad to hear', null]);
});

it('refuses a change without words, without a reply, of a hidden review, and by others', async () => {
  const { id, owner, member } = await repliedReview();
  const order = await setUp();
  const open = await order.written();
  const theirs = {
    token: (await buildMerchant(db, { shop: { id: order.product.shopId }, now: clock.now() })).token,
  };
  const refused = async (of: string, as: { token: string }, text = 'Words') =>
    (await refusal(shop.editReply, { id: of, text }, as)).refusal;
  expect(await refused(id, owner, ' . ')).toBe('message_empty');
  expect(await refused(open, theirs)).toBe('review_not_replied');
  expect(await refused(id, theirs)).toBe('review_not_found');
  expect(await refused(id, await member('finance'))).toBe('shop_right_missing');
  const { token } = await buildOperator(db, ['support'], { now: clock.now() });
  await data(desk.hideReview, { id, reason: 'Abuse' }, { desk: token });
  expect(await refused(id, owner)).toBe('review_not_found');
});

it('the page of the product says that the reply was edited', async () => {
  const { id, owner, product } = await repliedReview();
  await data(shop.editReply, { id, text: 'Thanks' }, owner);
  const page = await data(productPage, { product_id: product.id });
  const { comment, edited_at: edited } = page.reply_list[0]!.reply!;
  expect([comment, edited!.slice(0, 10)]).toEqual(['Thanks', today()]);
});
