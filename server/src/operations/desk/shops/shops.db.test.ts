import { reopenShop, suspendShop } from '@tradewind/contract/goods/desk/traders';
import { setShopTrader } from '@tradewind/contract/goods/shop-desk/profile';
import * as desk from '@tradewind/contract/operations/desk/shops';
import { shopScorecard } from '@tradewind/contract/operations/shop-desk/insights';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { expectCleanBooks } from '../../../../test/books.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../../test/build-paid-order.ts';
import { testDatabase } from '../../../../test/database.ts';
import { newId } from '../../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const trader = { legal_name: 'Loom Ltd.', address: '1 Mill Lane', country: 'GB', email: 'hello@loom.example' };
const kiln = await buildShop(db, { name: 'Kiln & Clay' });
const empty = await buildShop(db, { name: '100% Empty_Shop' });
const bowl = await buildProduct(db, { shop: kiln, price: 2_000n });
await buildProduct(db, { shop: kiln });
await buildProduct(db, { shop: kiln, status: 'off_sale' });
const owner = await buildMerchant(db, { shop: kiln });
const operator = { desk: (await buildOperator(db, ['catalogue'])).token };
await buildPaidOrder(db, { lines: [{ product: bowl }], at: clock.now() });

describe('the list of all shops', () => {
  const names = async (input: object) => (await data(desk.deskShops, input, operator)).list.map(({ name }) => name);

  it('has what each sold and offers', async () => {
    const { list, total } = await data(desk.deskShops, {}, operator);
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ name: 'Kiln & Clay', state: 'open', products: 2, orders: 1, refunds: 0 });
    expect(list[1]).toMatchObject({ name: '100% Empty_Shop', products: 0, orders: 0, sales: '0.00', rating: null });
    await expectCleanBooks(db);
  });

  it('is searched, filtered, sorted and paged', async () => {
    expect(await names({ search: 'kiln' })).toEqual(['Kiln & Clay']);
    expect(await names({ search: empty.id })).toEqual(['100% Empty_Shop']);
    expect(await names({ search: '_' })).toEqual(['100% Empty_Shop']);
    expect(await names({ sort: 'name' })).toEqual(['100% Empty_Shop', 'Kiln & Clay']);
    expect(await names({ state: 'suspended' })).toEqual([]);
    expect(await names({ cases: 'disputes' })).toEqual([]);
    expect(await names({ page: 2, limit: 1 })).toEqual(['100% Empty_Shop']);
    expect((await refusal(desk.deskShops, { sort: 'status; drop table shops' }, operator)).refusal).toBe('bad_request');
  });
});

describe('the page of a shop', () => {
  it('has the scorecard that the shop sees, its members and its products by state', async () => {
    const page = await data(desk.deskShopById, { id: kiln.id }, operator);
    expect(page.scorecard).toEqual(await data(shopScorecard, {}, { token: owner.token }));
    expect(page.members).toMatchObject([{ id: owner.id, role: 'owner' }]);
    expect(page.products_by_state).toEqual([
      { state: 'on_sale', count: 2 },
      { state: 'off_sale', count: 1 },
    ]);
    expect(page.accounts).toEqual({ available: '0.00', held: '0.00', debt: '0.00' });
  });

  it('says what operators did with it', async () => {
    const theirs = await buildMerchant(db, { now: clock.now() });
    await data(setShopTrader, trader, theirs);
    const id = theirs.shopId;
    await data(suspendShop, { id, reason: 'No answer' }, operator);
    expect(await data(desk.deskShopById, { id }, operator)).toMatchObject({
      state: 'suspended',
      suspended_reason: 'No answer',
      history: [{ act: 'shop.suspended', reason: 'No answer' }],
    });
    await data(reopenShop, { id, reason: 'It answered' }, operator);
    const { state, history } = await data(desk.deskShopById, { id }, operator);
    expect([state, history.map(({ act }) => act)]).toEqual(['open', ['shop.reopened', 'shop.suspended']]);
  });

  it('is refused for unknown ids and to shops', async () => {
    expect((await refusal(desk.deskShopById, { id: newId() }, operator)).refusal).toBe('shop_not_found');
    expect((await refusal(desk.deskShopById, { id: kiln.id }, { token: owner.token })).refusal).toBe('not_signed_in');
  });
});
