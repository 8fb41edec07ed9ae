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

const shopper = () => buildShopper(db, { balance: 1_000_000n, now: clock.now() });
const wish = ({ addressId }: BuiltShopper, number = 1) => ({
  address_id: addressId,
  product_id: tea.id,
  number,
  mer_id: tea.shopId,
  spec: '',
});
const place = (who: BuiltShopper, number = 1) => data(contract.placeOrder, wish(who, number), { ...who, key: newId() });

describe('unpaid orders', () => {
  it('are at most twenty, in words of five languages, until one is paid or cancelled, or its time is over', async () => {
    const who = await shopper();
    const placed = [];
    for (let number = 0; number < 20; number += 1) placed.push(await place(who));
    const before = await stockOf(db, tea.skus[0]!.id);
    const said = new Set(
      await Promise.all(
        locales.map(
          async (locale) => (await refusal(contract.placeOrder, wish(who), { ...who, locale, key: newId() })).msg,
        ),
      ),
    );
    expect(said.size).toBe(5);
    expect((await refusal(contract.placeOrder, wish(who), { ...who, key: newId() })).msg).toContain('20');
    expect(await stockOf(db, tea.skus[0]!.id)).toBe(before);
    await place(await shopper());

    await data(
      contract.payOrderGroup,
      { out_trade_no: placed[0]!.out_trade_no, password_pay: testCode },
      { ...who, key: 'first' },
    );
    await place(who);
    expect((await refusal(contract.placeOrder, wish(who), { ...who, key: newId() })).refusal).toBe('too_many_unpaid');
    await data(contract.cancelOrder, { order_id: placed[1]!.order_ids[0]! }, who);
    await place(who);
    await expectCleanBooks(db);
  });

  it('hold at most so many pieces', async () => {
    const who = await shopper();
    await place(who, 999);
    await place(who, 5);
    expect((await refusal(contract.placeOrder, wish(who), { ...who, key: newId() })).refusal).toBe('too_many_unpaid');
  });

  it('are counted one after the other, however many are placed at once, and as operators set it', async () => {
    await db.transact((tx) => setSetting(tx, 'orders.unpaidGroupsCount', 3, { by: null, at: clock.now() }));
    clock.advance(hour);
    const who = await shopper();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(contract.placeOrder, wish(who), { ...who, key: newId() })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
