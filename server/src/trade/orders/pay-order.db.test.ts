import { createHash } from 'node:crypto';
import * as contract from '@tradewind/contract/trade/orders';
import { verifyPaymentCode, getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, stockOf } from '../../../test/build-catalog.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { closeUnpaidOrders } from './index.ts';

const db = await testDatabase();
const { data, refusal, call, clock, deps } = await testApp(db);

async function place(shopper: BuiltShopper, skuId: string, productId: string, number = 1, more: object = {}) {
  return data(
    contract.placeOrder,
    { product_id: productId, sku_id: skuId, number, address_id: shopper.addressId, ...more },
    { token: shopper.token, key: newId() },
  );
}
const balanceOf = async ({ token }: BuiltShopper) => (await data(getUserInfo, {}, { token })).money;

describe('paying', () => {
  it('charges once under repeated requests and different keys', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n });
    const product = await buildProduct(db, { price: 1_500n, stock: 100 });
    const { out_trade_no } = await place(shopper, product.skus[0]!.id, product.id);
    const shared = newId();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        call(
          contract.payOrderGroup,
          { out_trade_no, password_pay: testCode },
          { token: shopper.token, key: index % 2 ? shared : newId() },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.some(({ body }) => body.code === 1)).toBe(true);
    expect(await balanceOf(shopper)).toBe('80.00');
    await expectCleanBooks(db);
  });

  it('stores nothing that reveals the payment code', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n });
    const product = await buildProduct(db, { price: 1_500n });
    const { out_trade_no } = await place(shopper, product.skus[0]!.id, product.id);
    const key = newId();
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, { token: shopper.token, key });
    const { input_hash } = await db.read
      .selectFrom('idempotency_keys')
      .select('input_hash')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(input_hash).toEqual(createHash('sha256').update(JSON.stringify({ out_trade_no })).digest());
  });

  it('refuses wrong codes, low balances, foreign and expired orders', async () => {
    const poor = await buildShopper(db, { balance: 1_000n });
    const stranger = await buildShopper(db, { balance: 100_000n });
    const product = await buildProduct(db, { price: 1_500n, stock: 100 });
    const { out_trade_no, order_ids } = await place(poor, product.skus[0]!.id, product.id);
    const orderId = order_ids[0]!;
    const attempt = async (input: object, who = poor) =>
      (await refusal(contract.payOrderGroup, { out_trade_no, password_pay: testCode, ...input }, { token: who.token }))
        .refusal;

    expect(await attempt({ password_pay: '000000' })).toBe('payment_code_wrong');
    expect(await attempt({ password_pay: undefined })).toBe('payment_code_required');
    expect(await attempt({})).toBe('balance_short');
    expect(await attempt({ total_price: '1.00' })).toBe('total_differs');
    expect(await attempt({}, stranger)).toBe('order_not_found');
    expect(
      (await refusal(contract.payOrder, { order_id: orderId, password_pay: testCode }, { token: stranger.token }))
        .refusal,
    ).toBe('order_not_found');
    expect(
      (await refusal(contract.payOrder, { order_id: 'x|y', password_pay: testCode }, { token: poor.token })).refusal,
    ).toBe('order_not_found');
    expect(await balanceOf(poor)).toBe('10.00');

    clock.advance(31 * minute);
    expect(await attempt({})).toBe('order_expired');
    await expectCleanBooks(db);
  });

  it('accepts one payment for a payment code that was checked before', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    const product = await buildProduct(db, { price: 1_500n, stock: 100 });
    const first = await place(shopper, product.skus[0]!.id, product.id);
    const second = await place(shopper, product.skus[0]!.id, product.id);
    const options = { token: shopper.token };
    await data(verifyPaymentCode, { password_pay: testCode }, options);
    await data(contract.payOrderGroup, { out_trade_no: first.out_trade_no, total_price: first.total_price }, options);
    expect((await refusal(contract.payOrder, { order_id: second.order_ids[0]! }, options)).refusal).toBe(
      'payment_code_required',
    );
    await data(verifyPaymentCode, { password_pay: testCode }, options);
    clock.advance(6 * minute);
    expect((await refusal(contract.payOrder, { order_id: second.order_ids[0]! }, options)).refusal).toBe(
      'payment_code_required',
    );
  });

  it('counts wrong codes of refused payments and locks after five', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const product = await buildProduct(db);
    const { out_trade_no } = await place(shopper, product.skus[0]!.id, product.id);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        refusal(contract.payOrderGroup, { out_trade_no, password_pay: '999999' }, { token: shopper.token }),
      ),
    );
    expect(tries.filter((answer) => answer.refusal === 'payment_code_wrong')).toHaveLength(4);
    expect(tries.filter((answer) => answer.refusal === 'payment_code_locked')).toHaveLength(8);
    expect(
      (await refusal(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, { token: shopper.token }))
        .refusal,
    ).toBe('payment_code_locked');
    clock.advance(3 * hour + minute);
  });
});

describe('an unpaid order', () => {
  it('is cancelled once, returns its stock once and can be hidden', async () => {
    const shopper = await buildShopper(db, { now: clock.now() });
    const stranger = await buildShopper(db);
    const product = await buildProduct(db, { stock: 4 });
    const { order_ids } = await place(shopper, product.skus[0]!.id, product.id, 3);
    const order_id = order_ids[0]!;
    const options = { token: shopper.token };
    expect((await refusal(contract.cancelOrder, { order_id }, { token: stranger.token })).refusal).toBe(
      'order_not_found',
    );
    expect((await refusal(contract.deleteOrder, { order_id }, options)).refusal).toBe('order_not_deletable');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(contract.cancelOrder, { order_id }, options)),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(4);

    await data(contract.deleteOrder, { order_id }, options);
    expect((await data(contract.orderList, {}, options)).list).toEqual([]);
    expect((await refusal(contract.order, { order_id: 'nonsense' }, options)).refusal).toBe('order_not_found');
  });

  it('is closed after 30 minutes and returns stock and promo code once', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    const product = await buildProduct(db, { stock: 4 });
    const { order_ids } = await place(shopper, product.skus[0]!.id, product.id, 3);
    await closeUnpaidOrders(deps);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(1);
    clock.advance(30 * minute);
    await Promise.all([closeUnpaidOrders(deps), closeUnpaidOrders(deps)]);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(4);
    const order = await data(contract.order, { order_id: order_ids[0]! }, { token: shopper.token });
    expect(order).toMatchObject({ status: -1, cancel_reason: 'unpaid', pay_before: null });
  });
});
