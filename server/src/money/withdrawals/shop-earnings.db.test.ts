import {
  shopBalance,
  shopCalendar,
  shopEarnings,
  shopStatement,
  shopStatementCsv,
} from '@tradewind/contract/money/shop-desk/earnings';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { earningShops } from '../../../test/earning-shop.ts';
import { day } from '../../base/clock/clock.ts';

const test = await testApp(await testDatabase());
const { data, clock } = test;
const { earn, earningShop } = earningShops(test);

describe('what a shop can read', () => {
  it('is its own earnings by order, upcoming releases and a statement', async () => {
    const { merchant, order, shopId } = await earningShop();
    const stranger = await earningShop({ price: 500n });
    const { order: held } = await earn({ shopId }, 20_000n);
    const { list, total } = await data(shopEarnings, {}, merchant);
    expect(total).toBe(2);
    expect(list).toMatchObject([
      {
        id: held.id,
        state: 'held',
        gross: '200.00',
        commission: '10.00',
        net: '190.00',
        certainty: 'open',
        releases_at: null,
      },
      { id: order.id, state: 'released', gross: '1000.00', commission: '50.00', net: '950.00' },
    ]);
    expect((await data(shopEarnings, { q: order.sn }, stranger.merchant)).list).toEqual([]);
    expect((await data(shopCalendar, {}, merchant)).list).toMatchObject([{ id: held.id, amount: '190.00' }]);
    expect(await data(shopBalance, {}, merchant)).toMatchObject({ pending: '190.00', pending_orders: 1 });
    const from = new Date(clock.now().getTime() - 200 * day).toISOString().slice(0, 10);
    const statement = await data(shopStatement, { from }, merchant);
    expect(statement).toMatchObject({
      opening: '0.00',
      closing: '950.00',
      money_in: '950.00',
      rows: [{ money: '950.00', counterpart: order.sn }],
    });
    expect((await data(shopStatementCsv, { from }, merchant)).csv).toContain(order.sn);
  });
});
