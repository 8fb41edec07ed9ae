import { commissionPreview, mostPreviewed } from '@tradewind/contract/money/desk/commissions';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, buildShopperRow } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder, payBuiltOrder } from '../../../test/build-order.ts';
import { copyId, copyRows } from '../../../test/copy-rows.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const by = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
const at = new Date('2026-02-10T12:00:00Z');
const range = { from: '2026-02-01', to: '2026-03-01' };

const tea = await buildShop(db, { name: 'Harbour Tea' });
const clay = await buildShop(db, { name: 'Kiln & Clay' });
const pay = async (shop: typeof tea, category: 'food' | 'family', price: bigint, paidAt = at) => {
  const product = await buildProduct(db, { shop, category, price });
  const order = await buildOrder(db, await buildShopperRow(db), [{ product }], { at: paidAt });
  await payBuiltOrder(db, order, paidAt);
  return order;
};
await pay(tea, 'food', 10_000n);
await pay(tea, 'family', 2_000n);
await pay(clay, 'family', 4_000n);
await pay(clay, 'family', 99_000n, new Date('2026-03-01T00:00:00Z'));

const preview = (rule: object) => data(commissionPreview, { ...range, rate_bp: 1_000, ...rule }, by);

it('sums the commission of the range as agreed and under the new rule, by shop', async () => {
  expect(await preview({})).toEqual({
    orders: 3,
    goods: '160.00',
    before: '8.00',
    after: '16.00',
    counted_from: null,
    shops_count: 2,
    shops: [
      { shop_id: tea.id, shop: 'Harbour Tea', orders: 2, goods: '120.00', before: '6.00', after: '12.00' },
      { shop_id: clay.id, shop: 'Kiln & Clay', orders: 1, goods: '40.00', before: '2.00', after: '4.00' },
    ],
  });
});

it('counts the lines of its scope only, each with floor and cap', async () => {
  expect(await preview({ category: 'family', floor: '3.00', cap: '3.50' })).toMatchObject({
    orders: 2,
    before: '3.00',
    after: '6.50',
  });
  expect(await preview({ shop_id: tea.id, category: 'food' })).toMatchObject({ orders: 1, after: '10.00' });
});

it('leaves lines out for which a narrower rule counted', async () => {
  const shop = await buildShop(db, { name: 'Own Rule' });
  const rule = { id: newId(), shop_id: shop.id, rate_bp: 300, floor: 0n, effective_from: at, made_at: at };
  await db.transact((tx) => tx.insertInto('commission_rules').values(rule).execute());
  await pay(shop, 'family', 1_000n);
  expect((await preview({})).shops.map(({ shop: name }) => name)).not.toContain('Own Rule');
  expect(await preview({ shop_id: shop.id })).toMatchObject({ orders: 1, before: '0.30', after: '1.00' });
});

it('says that nothing would have changed where no order fits', async () => {
  expect(await preview({ from: '2020-01-01', to: '2020-02-01' })).toMatchObject({
    orders: 0,
    before: '0.00',
    shops: [],
  });
});

it('refuses invalid ranges, limits and shops', async () => {
  const refused = async (input: object) =>
    (await refusal(commissionPreview, { ...range, rate_bp: 1_000, ...input }, by)).refusal;
  expect(await refused({ to: range.from })).toBe('setting_invalid');
  expect(await refused({ from: '2020-01-01' })).toBe('setting_invalid');
  expect(await refused({ floor: '2.00', cap: '1.00' })).toBe('setting_invalid');
  expect(await refused({ shop_id: newId() })).toBe('shop_not_found');
  expect(await refused({ rate_bp: 10_001 })).toBe('bad_request');
});

it('sums only the newest of more orders than it reads, and says from when', async () => {
  const newer = new Date('2026-02-20T12:00:00Z');
  const { id } = await pay(tea, 'food', 100n, newer);
  await db.transact(async (tx) => {
    const copies = { where: `r.order_id = '${id}'`, times: mostPreviewed - 1 };
    await copyRows(tx, 'order_earnings', { ...copies, own: { order_id: copyId } });
    await copyRows(tx, 'line_commissions', { ...copies, own: { line_id: copyId, order_id: copyId } });
  });
  const newest = { orders: mostPreviewed, goods: `${mostPreviewed}.00`, counted_from: newer.toISOString() };
  expect(await preview({})).toMatchObject(newest);
  expect(await preview({ to: '2026-02-15' })).toMatchObject({ orders: 3, counted_from: null });
  expect(await preview({ shop_id: clay.id })).toMatchObject({ orders: 1, counted_from: null });
});
