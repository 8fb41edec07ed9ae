import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as desk from '@tradewind/contract/trade/desk/questions';
import * as contract from '@tradewind/contract/trade/questions';
import * as shop from '@tradewind/contract/trade/shop-desk/questions';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);

/** Builds a question about a product of a shop. */
async function asked() {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, stock: 10 });
  const asker = await buildShopper(db, { now: clock.now() });
  const mine = { token: asker.token };
  const { question_id: id } = await data(
    contract.askQuestion,
    { product_id: product.id, question: 'Does it float?' },
    mine,
  );
  // As a shopper: what visitors read is cached for a moment.
  const listed = async () => (await data(contract.productQuestions, { product_id: product.id }, mine)).list;
  return { id, product, owner, asker, mine, theirs: { token: owner.token }, listed };
}
const support = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });

describe('the shop desk', () => {
  it('lists questions without an answer of the shop, and takes one answer', async () => {
    const { id, theirs, product, listed } = await asked();
    const { list, counts } = await data(shop.shopQuestions, { queue: 'open' }, theirs);
    expect(counts).toEqual({ all: 1, open: 1, answered: 0 });
    expect(list).toMatchObject([{ id, text: 'Does it float?', product_id: product.id, can_answer: 1, can_edit: 0 }]);
    expect((await refusal(shop.answerForShop, { id, text: ' ! ' }, theirs)).refusal).toBe('message_empty');
    const sent = await Promise.all(['One', 'Two'].map((text) => call(shop.answerForShop, { id, text }, theirs)));
    expect(sent.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect((await listed())[0]!.answers).toMatchObject([{ by: 'shop', name: expect.any(String), edited_at: null }]);
    expect((await refusal(shop.answerForShop, { id, text: 'Three' }, theirs)).refusal).toBe('question_answered');
    expect((await data(shop.shopQuestions, { queue: 'open' }, theirs)).total).toBe(0);
  });

  it('puts its answer before those of buyers, and marks it once it is edited', async () => {
    const { id, theirs, product, listed } = await asked();
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    await deliverOrder(db, order, 'received', clock.now());
    await data(contract.answerQuestion, { question_id: id, answer: 'It sinks.' }, { token: order.shopper.token });
    expect((await refusal(shop.editAnswer, { id, text: 'It floats.' }, theirs)).refusal).toBe('question_not_answered');
    clock.advance(minute);
    await data(shop.answerForShop, { id, text: 'It floats.' }, theirs);
    const same = await data(shop.editAnswer, { id, text: 'It floats.' }, theirs);
    expect(same.answers[0]!.edited_at).toBeNull();
    await data(shop.editAnswer, { id, text: 'It floats in salt water.' }, theirs);
    expect((await listed())[0]!.answers).toMatchObject([
      { by: 'shop', text: 'It floats in salt water.', edited_at: expect.any(String) },
      { by: 'buyer', text: 'It sinks.' },
    ]);
  });

  it('finds questions by their words and by product', async () => {
    const { theirs, product } = await asked();
    for (const filter of [{ q: 'FLOAT' }, { product: product.id }])
      expect((await data(shop.shopQuestions, filter, theirs)).total).toBe(1);
    expect((await data(shop.shopQuestions, { q: '%' }, theirs)).total).toBe(0);
  });
});

describe('the desk', () => {
  it('hides what was reported, with a reason, and shows it again', async () => {
    const { id, listed, mine } = await asked();
    const reporter = { token: (await buildShopper(db, { now: clock.now() })).token };
    const report = { question_id: id, reason: 'abuse' as const };
    expect((await refusal(contract.reportQuestion, report, mine)).refusal).toBe('question_own');
    await data(contract.reportQuestion, report, reporter);
    expect((await refusal(contract.reportQuestion, report, reporter)).refusal).toBe('question_reported');
    const operator = await support();
    expect(await data(desk.deskQuestions, { queue: 'reported' }, operator)).toMatchObject({
      list: [{ id, open_reports: 1, reports: [{ answer_id: null, reason: 'abuse' }] }],
    });
    expect((await refusal(desk.hideQuestion, { id, reason: ' ' }, operator)).refusal).toBe('reason_required');
    expect(await data(desk.hideQuestion, { id, reason: 'It insults.' }, operator)).toMatchObject({
      hidden: { because: 'It insults.' },
      open_reports: 0,
    });
    expect(await listed()).toEqual([]);
    expect((await refusal(desk.hideQuestion, { id, reason: 'Again' }, operator)).refusal).toBe('already_decided');
    for (const [endpoint, input] of [
      [contract.answerQuestion, { question_id: id, answer: 'Yes.' }],
      [contract.reportQuestion, report],
    ] as const)
      expect((await refusal(endpoint, input, reporter)).refusal).toBe('question_not_found');
    await data(desk.showQuestion, { id, reason: 'It does not.' }, operator);
    expect(await listed()).toMatchObject([{ question_id: id }]);
    const { list } = await data(auditLog, { subject: `question:${id}` }, { desk: await admin() });
    expect(list.map(({ act }) => act).sort()).toEqual(['question.hidden', 'question.shown']);
  });

  it('hides one answer and leaves the question', async () => {
    const { id, theirs, listed, mine } = await asked();
    await data(shop.answerForShop, { id, text: 'Buy it elsewhere.' }, theirs);
    const answer_id = (await listed())[0]!.answers[0]!.answer_id;
    await data(contract.reportQuestion, { question_id: id, answer_id, reason: 'spam' }, mine);
    const operator = await support();
    expect((await refusal(desk.keepQuestion, { id, reason: 'Fine' }, operator)).refusal).toBe('already_decided');
    await data(desk.hideQuestion, { id, answer_id, reason: 'Advertising' }, operator);
    expect((await listed())[0]!.answers).toEqual([]);
    expect(await data(shop.shopQuestionById, { id }, theirs)).toMatchObject({
      own_answer: { text: 'Buy it elsewhere.', hidden_because: 'Advertising' },
      can_answer: 0,
      can_edit: 0,
    });
    expect((await refusal(shop.editAnswer, { id, text: 'Buy it here.' }, theirs)).refusal).toBe(
      'question_not_answered',
    );
  });

  it('keeps what was reported for no reason, and knows answers by their question', async () => {
    const [one, other] = [await asked(), await asked()];
    await data(shop.answerForShop, { id: other.id, text: 'Yes.' }, other.theirs);
    const answer_id = (await other.listed())[0]!.answers[0]!.answer_id;
    const operator = await support();
    expect((await refusal(desk.hideQuestion, { id: one.id, answer_id, reason: 'No' }, operator)).refusal).toBe(
      'question_not_found',
    );
    await data(contract.reportQuestion, { question_id: one.id, reason: 'untrue' }, other.mine);
    expect(await data(desk.keepQuestion, { id: one.id, reason: 'It is a question.' }, operator)).toMatchObject({
      hidden: null,
      open_reports: 0,
    });
  });
});

const admin = async () => (await buildOperator(db, ['admin'], { now: clock.now() })).token;
