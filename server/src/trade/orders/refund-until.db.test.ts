import { order as shownOrder } from '@tradewind/contract/trade/orders';
import { shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { completeOrders } from './index.ts';

const db = await testDatabase();
const { clock, data, deps } = await testApp(db);

it('the end of refunds is shown as long as one can be requested, also after the completion', async () => {
  const shop = await buildShop(db);
  const merchant = await buildMerchant(db, { shop });
  const order = await buildPaidOrder(db, { lines: [{ product: await buildProduct(db, { shop }) }], at: clock.now() });
  const shown = async () => {
    const [mine, theirs] = await Promise.all([
      data(shownOrder, { order_id: order.id }, { token: order.shopper.token }),
      data(shopOrder, { id: order.id }, { token: merchant.token }),
    ]);
    expect(theirs.money?.refund_until).toBe(mine.money.refund_until);
    return mine.money.refund_until;
  };
  expect(await shown()).toBeNull();

  const received = clock.now();
  await deliverOrder(db, order, 'received', received);
  expect(await shown()).toBe(later(received, 15 * day).toISOString());

  clock.advance(15 * day + 1);
  await completeOrders(deps);
  expect(await shown()).toBe(later(received, 45 * day).toISOString());

  clock.advance(30 * day);
  expect(await shown()).toBeNull();
  await expectCleanBooks(db);
});
