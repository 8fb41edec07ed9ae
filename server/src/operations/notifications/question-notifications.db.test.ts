import * as contract from '@tradewind/contract/operations/notifications';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import * as desk from '@tradewind/contract/trade/desk/questions';
import { answerQuestion, askQuestion } from '@tradewind/contract/trade/questions';
import { answerForShop } from '@tradewind/contract/trade/shop-desk/questions';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { clock, data, deliver } = await testApp(db);

/** Builds a question, and two shoppers who received the product. */
async function buildQuestion() {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, stock: 10 });
  const buyers: { token: string }[] = [];
  for (let index = 0; index < 2; index += 1) {
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    await deliverOrder(db, order, 'received', clock.now());
    buyers.push({ token: order.shopper.token });
  }
  const mine = { token: (await buildShopper(db, { now: clock.now() })).token };
  const { question_id: id } = await data(askQuestion, { product_id: product.id, question: 'Does it float?' }, mine);
  const inbox = async (who = mine) => (await data(contract.notifications, { limit: 100 }, who)).list;
  return { id, product, mine, buyers, theirs: { token: owner.token }, inbox };
}

it('notifies the shop of a question, and no buyer', async () => {
  const { id, theirs, buyers, inbox } = await buildQuestion();
  await deliver();
  expect((await data(shopNotifications, { limit: 100 }, theirs)).list).toMatchObject([
    {
      kind: 'shop_question',
      link: `/shop_questions/${id}/show`,
      text: 'A shopper asks: Does it float? Everyone can read the question and your answer.',
    },
  ]);
  for (const buyer of buyers) expect(await inbox(buyer)).toEqual([]);
});

it('notifies who asked of the shop’s answer and of the first buyer’s', async () => {
  const { id, product, theirs, buyers, inbox } = await buildQuestion();
  await data(answerForShop, { id, text: 'It does.' }, theirs);
  for (const buyer of buyers) await data(answerQuestion, { question_id: id, answer: 'Mine sank.' }, buyer);
  await deliver();
  const entries = await inbox();
  expect(entries.map(({ text }) => text).sort()).toEqual([
    expect.stringMatching(/^.\*\*\* answered your question: Mine sank\.$/u),
    expect.stringMatching(/ answered your question: It does\.$/),
  ]);
  expect(new Set(entries.map(({ link }) => link))).toEqual(new Set([`/detail/${product.id}/questions`]));
});

it('notifies the author of what an operator hid, with the reason', async () => {
  const { id, mine, buyers, inbox } = await buildQuestion();
  const { answer_id } = await data(answerQuestion, { question_id: id, answer: 'Call 555.' }, buyers[0]!);
  const support = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
  await data(desk.hideQuestion, { id, answer_id, reason: 'A number' }, support);
  await data(desk.hideQuestion, { id, reason: 'Spam' }, support);
  await deliver();
  expect(await inbox(buyers[0]!)).toMatchObject([{ kind: 'answer_hidden', text: expect.stringContaining('A number') }]);
  expect(await inbox(mine)).toMatchObject([{ kind: 'question_hidden', text: expect.stringContaining('Spam') }]);
});
