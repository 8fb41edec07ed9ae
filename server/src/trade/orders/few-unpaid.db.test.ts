import * as contract from '@tradewind/contract/trade/orders';
import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, stockOf } from '../../../test/build-catalog.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);
const tea = await buildProduct(db, { price: 1_000n, stock: 100_000 });

const newShopper = () => buildShopper(db, { balance: 1_000_000n, now: clock.now() });
const orderInput = ({ addressId }: BuiltShopper, number = 1) => ({
  address_id: addressId,
  product_id: tea.id,
  number,
  mer_id: tea.shopId,
  spec: '',
});
const place = (shopper: BuiltShopper, number = 1) =>
  data(contract.placeOrder, orderInput(shopper, number), { ...shopper, key: newId() });

describe('unpaid orders', () => {
  it('are limited to twenty until one is paid, cancelled or expired', async () => {
    const shopper = await newShopper();
    const placed = [];
    for (let number = 0; number < 20; number += 1) placed.push(await place(shopper));
    const before = await stockOf(db, tea.skus[0]!.id);
    const messages = new Set(
      await Promise.all(
        locales.map(
          async (locale) =>
            (await refusal(contract.placeOrder, orderInput(shopper), { ...shopper, locale, key: newId() })).msg,
        ),
      ),
    );
    expect(messages.size).toBe(5);
    expect((await refusal(contract.placeOrder, orderInput(shopper), { ...shopper, key: newId() })).msg).toContain('20');
    expect(await stockOf(db, tea.skus[0]!.id)).toBe(before);
    await place(await newShopper());

    await data(
      contract.payOrderGroup,
      { out_trade_no: placed[0]!.out_trade_no, password_pay: testCode },
      { ...shopper, key: 'first' },
    );
    await place(shopper);
    expect((await refusal(contract.placeOrder, orderInput(shopper), { ...shopper, key: newId() })).refusal).toBe(
      'too_many_unpaid',
    );
    await data(contract.cancelOrder, { order_id: placed[1]!.order_ids[0]! }, shopper);
    await place(shopper);
    await expectCleanBooks(db);
  });

  it('are limited in their total pieces', async () => {
    const shopper = await newShopper();
    await place(shopper, 999);
    await place(shopper, 5);
    expect((await refusal(contract.placeOrder, orderInput(shopper), { ...shopper, key: newId() })).refusal).toBe(
      'too_many_unpaid',
    );
  });

  it('stay within the configured limit under concurrent requests', async () => {
    await db.transact((tx) => setSetting(tx, 'orders.unpaidGroupsCount', 3, { by: null, at: clock.now() }));
    clock.advance(hour);
    const shopper = await newShopper();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(contract.placeOrder, orderInput(shopper), { ...shopper, key: newId() })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
