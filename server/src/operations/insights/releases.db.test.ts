import { shopCalendar } from '@tradewind/contract/money/shop-desk/earnings';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder, completeOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);

it('releases come in the order of their dates, those without a date last, on any page', async () => {
  const start = later(clock.now(), -30 * day);
  const { token, shopId: shop } = await buildMerchant(db, { now: start });
  const product = await buildProduct(db, { shop: { id: shop, name: '' }, price: 1_000n });
  const order = (days: number) => buildPaidOrder(db, { lines: [{ product }], at: later(start, days * day) });
  const delivered = await order(1);
  const late = await order(2);
  const waiting = await order(3);
  const early = await order(4);
  const paused = await order(5);
  const completed = await order(6);
  await deliverOrder(db, delivered, 'delivered', later(start, 8 * day));
  await deliverOrder(db, late, 'received', later(start, 10 * day));
  await deliverOrder(db, early, 'received', later(start, 9 * day));
  await deliverOrder(db, paused, 'received', later(start, 9 * day));
  await db.transact((tx) => tx.updateTable('orders').set({ refund_status: 1 }).where('id', '=', paused.id).execute());
  await completeOrder(db, completed, later(start, 12 * day));

  const page = async (input: object) => data(shopCalendar, input, { token, shop });
  const whole = await page({});
  expect(whole.total).toBe(5);
  expect(whole.list.map(({ sn }) => sn)).toEqual([early, late, delivered, waiting, paused].map((one) => one.sn));
  const pages = [await page({ limit: 2 }), await page({ limit: 2, page: 2 }), await page({ limit: 2, page: 3 })];
  expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);

  const behind = await Promise.all(whole.list.map(({ id }) => page({ cursor: id })));
  expect(behind.map(({ list }) => list)).toEqual(whole.list.map((_, index) => whole.list.slice(index + 1)));
});
