import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as contract from '@tradewind/contract/trade/questions';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);

/** Builds a product, its shop's owner, and a shopper who may ask. */
async function setUp() {
  const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, stock: 50 });
  return { owner, product, asker: await buildShopper(db, { now: clock.now() }) };
}
const ask = async (product: BuiltProduct, token: string, question = 'Does it float?') =>
  (await data(contract.askQuestion, { product_id: product.id, question }, { token })).question_id;
const listOf = (product: BuiltProduct, input: object = {}, options = {}) =>
  data(contract.productQuestions, { product_id: product.id, ...input }, options);

/** A shopper with an order of a product in a status. */
async function buyer(product: BuiltProduct, status: 'paid' | 'delivered' | 'received') {
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  if (status !== 'paid') await deliverOrder(db, order, status, clock.now());
  return order.shopper;
}

describe('asking', () => {
  it('shows everybody the question at once, with the first letter of the name', async () => {
    const { product, asker } = await setUp();
    expect(await listOf(product)).toMatchObject({ list: [], total: 0, next: null });
    const id = await ask(product, asker.token);
    await expect.poll(async () => (await listOf(product)).total).toBe(1);
    const { list } = await listOf(product);
    expect(list).toMatchObject([{ question_id: id, text: 'Does it float?', is_mine: 0, answers: [] }]);
    expect(list[0]!.name).toMatch(/^.\*\*\*$/u);
    expect((await listOf(product, {}, { token: asker.token })).list[0]!.is_mine).toBe(1);
  });

  it('refuses a question without words, one that is too long, and one about no product', async () => {
    const { product, asker } = await setUp();
    const mine = { token: asker.token };
    const about = { product_id: product.id };
    expect((await refusal(contract.askQuestion, { ...about, question: '?!' }, mine)).refusal).toBe('message_empty');
    expect((await refusal(contract.askQuestion, { ...about, question: 'x'.repeat(501) }, mine)).refusal).toBe(
      'bad_request',
    );
    for (const product_id of [newId(), 'x'])
      expect((await refusal(contract.askQuestion, { product_id, question: 'What?' }, mine)).refusal).toBe(
        'product_not_found',
      );
    expect((await refusal(contract.askQuestion, { ...about, question: 'What?' })).refusal).toBe('not_signed_in');
  });

  it('refuses the same question again, also when sent several times at once', async () => {
    const { product, asker } = await setUp();
    const mine = { token: asker.token };
    const sent = await Promise.all(
      ['Is it red?', 'is it RED?', 'Is it red?'].map((question) =>
        call(contract.askQuestion, { product_id: product.id, question }, mine),
      ),
    );
    expect(sent.map(({ body }) => ('refusal' in body ? body.refusal : 'asked')).sort()).toEqual([
      'asked',
      'question_exists',
      'question_exists',
    ]);
    await ask(product, asker.token, 'Is it green?');
    expect((await listOf(product)).total).toBe(2);
  });

  it('answers a repeated key with the first question', async () => {
    const { product, asker } = await setUp();
    const options = { token: asker.token, key: newId() };
    const input = { product_id: product.id, question: 'Is it round?' };
    const [first, again] = [
      await data(contract.askQuestion, input, options),
      await data(contract.askQuestion, input, options),
    ];
    expect(again).toEqual(first);
    expect((await listOf(product)).total).toBe(1);
  });

  it('takes twenty questions a day', async () => {
    const { product, asker } = await setUp();
    for (let index = 0; index < 20; index += 1) await ask(product, asker.token, `Question ${index}`);
    const more = { product_id: product.id, question: 'One more' };
    expect((await refusal(contract.askQuestion, more, { token: asker.token })).refusal).toBe('too_many_requests');
    await ask(product, (await buildShopper(db, { now: clock.now() })).token, 'Somebody else?');
    clock.advance(day + minute);
    await ask(product, asker.token, 'One more');
  });

  it('leaves the product’s own shop to answer', async () => {
    const { product, owner } = await setUp();
    const input = { product_id: product.id, question: 'Is it good?' };
    expect((await refusal(contract.askQuestion, input, { token: owner.token })).refusal).toBe('question_own_shop');
  });
});

describe('the list', () => {
  it('is read on from the last question, newest first, each once', async () => {
    const { product } = await setUp();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.unshift(await ask(product, (await buildShopper(db, { now: clock.now() })).token, `Question ${index}`));
      if (index !== 2) clock.advance(minute);
    }
    const read: string[] = [];
    let cursor = '';
    do {
      const { list, next } = await listOf(product, { limit: 2, cursor });
      read.push(...list.map(({ question_id }) => question_id));
      cursor = next ?? '';
    } while (cursor);
    expect(read).toHaveLength(5);
    expect(read.slice(0, 1)).toEqual(ids.slice(0, 1));
    expect(new Set(read)).toEqual(new Set(ids));
  });

  it('can be of those with an answer only, first in the reader’s language', async () => {
    const { product, asker } = await setUp();
    await ask(product, asker.token, 'Open?');
    const answered = await ask(product, asker.token, 'Answered?');
    const { question_id: japanese } = await data(
      contract.askQuestion,
      { product_id: product.id, question: '浮きますか？' },
      { token: asker.token, locale: 'ja' },
    );
    const { token } = await buyer(product, 'received');
    for (const question_id of [answered, japanese])
      await data(contract.answerQuestion, { question_id, answer: 'Yes.' }, { token });
    for (const [locale, first, second] of [
      ['en', answered, japanese],
      ['ja', japanese, answered],
    ] as const) {
      const { list, total } = await listOf(product, { answered: 1 }, { locale });
      expect([list.map(({ question_id }) => question_id), total]).toEqual([[first, second], 3]);
    }
  });

  it('is of products that can be seen', async () => {
    const { product } = await setUp();
    await db.kysely.updateTable('products').set({ status: 'draft' }).where('id', '=', product.id).execute();
    expect((await refusal(contract.productQuestions, { product_id: product.id })).refusal).toBe('product_not_found');
    expect((await refusal(productPage, { product_id: product.id })).refusal).toBe('product_not_found');
  });
});

describe('answers of buyers', () => {
  it('come from those who received the product, once', async () => {
    const { product, asker, owner } = await setUp();
    const id = await ask(product, asker.token);
    const answer = (token: string, text = 'It does.') =>
      call(contract.answerQuestion, { question_id: id, answer: text }, { token });
    const refused = async (token: string, text?: string) => {
      const { body } = await answer(token, text);
      return 'refusal' in body ? body.refusal : 'accepted';
    };
    const paid = await buyer(product, 'paid');
    const kept = await buyer(product, 'received');
    expect(await refused(paid.token)).toBe('answer_not_bought');
    expect(await refused(asker.token)).toBe('answer_not_bought');
    expect(await refused(owner.token)).toBe('question_own_shop');
    expect(await refused(kept.token, '…')).toBe('message_empty');
    expect((await listOf(product, {}, { token: kept.token })).can_answer).toBe(1);
    expect((await listOf(product, {}, { token: paid.token })).can_answer).toBe(0);
    const sent = await Promise.all([refused(kept.token), refused(kept.token)]);
    expect(sent.sort()).toEqual(['accepted', 'answer_exists']);
    const [shown] = (await listOf(product)).list;
    expect(shown!.answers).toMatchObject([{ by: 'buyer', text: 'It does.', edited_at: null }]);
    expect(shown!.answers[0]!.name).toMatch(/^.\*\*\*$/u);
  });

  it('do not come from those who sent everything back', async () => {
    const { product, asker } = await setUp();
    const id = await ask(product, asker.token);
    const { token, id: userId } = await buyer(product, 'received');
    await db.kysely
      .updateTable('order_lines')
      .set({ refunded: 1 })
      .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
      .execute();
    expect((await refusal(contract.answerQuestion, { question_id: id, answer: 'Yes.' }, { token })).refusal).toBe(
      'answer_not_bought',
    );
  });
});
