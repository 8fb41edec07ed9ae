import { deskViews, findAnywhere, removeDeskView, saveDeskView } from '@tradewind/contract/operations/desk/find';
import { deskFigures } from '@tradewind/contract/operations/desk/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOperator, type BuiltOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder, type PaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const test = await testApp(db);

let product: BuiltProduct;
let order: PaidOrder;
let support: BuiltOperator;
let finance: BuiltOperator;
let catalogue: BuiltOperator;
beforeAll(async () => {
  const now = test.clock.now();
  const shop = await buildShop(db, { name: 'Lantern & Sons' });
  product = await buildProduct(db, { shop, title: 'Paper lantern' });
  order = await buildPaidOrder(db, { lines: [{ product }], at: now });
  support = await buildOperator(db, ['support'], { now });
  finance = await buildOperator(db, ['finance'], { now });
  catalogue = await buildOperator(db, ['catalogue'], { now });
});

describe('the search over the whole desk', () => {
  const find = async (q: string, { token }: BuiltOperator) =>
    (await test.data(findAnywhere, { q }, { desk: token })).list.map(({ kind, id }) => [kind, id]);

  it('finds an order by its number or the beginning of it', async () => {
    expect(await find(order.sn, support)).toEqual([['order', order.id]]);
    expect(await find(order.sn.slice(0, 9).toLowerCase(), support)).toEqual([['order', order.id]]);
  });

  it('finds shops by a part of the name, with letters that mean something in patterns', async () => {
    expect(await find('lantern & s', support)).toContainEqual(['shop', product.shopId]);
    expect(await find('%%', support)).toEqual([]);
  });

  it('finds products and shoppers by id', async () => {
    expect(await find(product.id, support)).toEqual([['product', product.id]]);
    expect(await find(order.shopper.id, support)).toEqual([['user', order.shopper.id]]);
  });

  it('finds a transaction by its reference, for those who may read the journal', async () => {
    const reference = `order:${order.id}:paid`;
    expect(await find(reference, finance)).toEqual([['transaction', reference]]);
    expect(await find(reference, support)).toEqual([]);
  });

  it('shows no order and no shopper to those who may not list them', async () => {
    expect(await find(order.sn, catalogue)).toEqual([]);
    expect(await find(order.shopper.id, catalogue)).toEqual([]);
  });

  it('refuses a single letter', async () => {
    const refused = await test.refusal(findAnywhere, { q: 'a' }, { desk: support.token });
    expect(refused).toMatchObject({ refusal: 'bad_request' });
  });
});

describe('saved filters', () => {
  const view = { filter: { status: 'delivered' }, sort: '-placed_at' };
  const save = (name: string, { token }: BuiltOperator) =>
    test.data(saveDeskView, { list: 'orders', name, view }, { desk: token });
  const names = async ({ token }: BuiltOperator) =>
    (await test.data(deskViews, { list: 'orders' }, { desk: token })).list.map(({ name }) => name);

  it('are kept for their operator and list alone', async () => {
    await save('On the way', support);
    expect(await test.data(deskViews, { list: 'orders' }, { desk: support.token })).toMatchObject({
      list: [{ name: 'On the way', view }],
    });
    expect(await names(finance)).toEqual([]);
    expect((await test.data(deskViews, { list: 'users' }, { desk: support.token })).list).toEqual([]);
  });

  it('replace those of the same name', async () => {
    await Promise.all([save('Twice', finance), save('Twice', finance)]);
    expect(await names(finance)).toEqual(['Twice']);
  });

  it('are not removed by another operator', async () => {
    const { id } = await save('Mine', support);
    await test.data(removeDeskView, { id }, { desk: finance.token });
    expect(await names(support)).toContain('Mine');
    await test.data(removeDeskView, { id }, { desk: support.token });
    expect(await names(support)).not.toContain('Mine');
  });

  it('are at most thirty for each list', async () => {
    for (let index = 0; index < 30; index += 1) await save(`View ${index}`, catalogue);
    const input = { list: 'orders', name: 'One more', view };
    const refused = await test.refusal(saveDeskView, input, { desk: catalogue.token });
    expect(refused.refusal).toBe('too_many_views');
    await save('View 3', catalogue);
  });
});

describe('the figures of the dashboard', () => {
  const figures = async ({ token }: BuiltOperator, days: 1 | 7 | 30 = 7) =>
    Object.fromEntries(
      (await test.data(deskFigures, { days }, { desk: token })).figures.map(({ name, now, before }) => [
        name,
        [now, before],
      ]),
    );

  it('count the orders of the last days and those before', async () => {
    expect(await figures(finance)).toMatchObject({ orders: ['1', '0'], active_shoppers: ['1', '0'] });
  });

  it('show money to those who may see it only', async () => {
    expect(Object.keys(await figures(finance))).toContain('gmv');
    expect(Object.keys(await figures(support))).toEqual(['orders', 'active_shoppers', 'new_shoppers']);
    expect(Object.keys(await figures(catalogue))).toEqual(['active_shoppers', 'visits', 'missed']);
  });
});
