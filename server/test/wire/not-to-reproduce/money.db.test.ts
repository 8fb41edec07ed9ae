import { describe, expect, it } from 'vitest';
import { second } from '../../../src/base/clock/clock.ts';
import { expectCleanBooks } from '../../books.ts';
import { buildProduct } from '../../build-catalog.ts';
import { testCode } from '../../build-shopper.ts';
import { toast } from '../client.ts';
import { placed, preview } from '../shapes.ts';
import { wireWorld, type Shopper } from '../world.ts';

/** Amounts and proofs that an older server took from the request or did not require. */
const { app, clock, db, shopper } = await wireWorld();
const coat = await buildProduct(db, {
  options: { Colour: ['Red', 'Blue'], Size: ['L', 'M'] },
  price: 1_000n,
  stock: 100,
  skus: { 'blue|m': { price: 9_999n }, 'blue|l': { price: 7_777n } },
});
const choice = (spec: string) => ({ product_id: coat.id, mer_id: coat.shopId, spec });
const money = async ({ client }: Shopper) => ((await client.get('/api/user/getUserInfo')) as { money: string }).money;
const submit = async ({ client, addressId }: Shopper, spec: string, more: object = {}) =>
  placed.parse(
    await client.post('/api/order/merSubmit', { address_id: addressId, ...choice(spec), number: '2', ...more }),
  );

describe('a price', () => {
  it.each(['Red|L', 'Blue|M', 'Blue|L'])('is the same in cart, preview and charge for %s', async (spec) => {
    const buyer = await shopper({ balance: 100_000n });
    const shown = preview.parse(
      await buyer.client.post('/api/order/merCreate', { ...choice(spec), number: 2, id: coat.id }),
    );
    const unit = Number(shown.product[0]!.sales_price);
    await buyer.client.post('/api/cart/add', { ...choice(spec), num: 2, id: coat.id });
    expect(await buyer.client.get('/api/cart/index')).toMatchObject({
      carts: [{ goods: { sales_price: shown.product[0]!.sales_price } }],
    });
    expect(unit).toBe({ 'Red|L': 10, 'Blue|M': 99.99, 'Blue|L': 77.77 }[spec]);
    const { out_trade_no, total_price } = await submit(buyer, spec);
    const charged = (unit * 2 + Number(shown.delivery)).toFixed(2);
    expect(total_price).toBe(charged);
    await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
    await buyer.client.post('/api/order/merPay', { out_trade_no, total_price });
    expect(await money(buyer)).toBe((1_000 - Number(charged)).toFixed(2));
    await expectCleanBooks(db);
  });

  it('is not taken from the request', async () => {
    const buyer = await shopper({ balance: 100_000n });
    const honest = await submit(buyer, 'Blue|M');
    const cheap = await submit(buyer, 'Blue|M', {
      total_price: '0.01',
      sales_price: '0.01',
      price: 0.01,
      delivery: '-100',
      pay_price: 0,
      amount: 0,
    });
    expect(cheap.total_price).toBe(honest.total_price);
    for (const total_price of ['0.01', 0, '-1', '', '1e-9', 'free']) {
      await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
      expect(
        await buyer.client.postFailure('/api/order/merPay', { out_trade_no: honest.out_trade_no, total_price }),
      ).toMatchObject(toast);
    }
    expect(await money(buyer)).toBe('1000.00');
  });

  it.each([0, -1, '-2', '1.5', '1e3', '2,2', 'NaN'])('is not reversed by the quantity %s', async (number) => {
    const { client, addressId } = await shopper();
    expect(await client.postFailure('/api/order/merCreate', { ...choice('Red|L'), number })).toMatchObject(toast);
    expect(
      await client.postFailure('/api/order/merSubmit', { ...choice('Red|L'), number, address_id: addressId }),
    ).toMatchObject(toast);
  });
});

describe('a payment', () => {
  it('requires a fresh proof of the payment code from this session', async () => {
    const buyer = await shopper({ balance: 100_000n });
    const [first, second] = [await submit(buyer, 'Red|L'), await submit(buyer, 'Red|L')];
    expect(await buyer.client.postFailure('/api/order/merPay', first)).toMatchObject(toast);
    expect(await buyer.client.postFailure('/api/user/verify_pay', { password_pay: '000000' })).toMatchObject(toast);
    expect(await buyer.client.postFailure('/api/order/merPay', first)).toMatchObject(toast);
    await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
    await buyer.client.post('/api/order/merPay', first);
    expect(await buyer.client.postFailure('/api/order/merPay', second)).toMatchObject(toast);
    await expectCleanBooks(db);
  });

  it('stays within the balance, also concurrently', async () => {
    const buyer = await shopper({ balance: 6_000n });
    const groups = [];
    for (let order = 0; order < 6; order += 1) {
      clock.advance(10 * second);
      groups.push(await submit(buyer, 'Red|L'));
    }
    const answers = await Promise.all(
      groups.map(({ out_trade_no }) =>
        app.inject({
          method: 'POST',
          url: '/api/order/merPay',
          headers: { token: buyer.token, lang: 'en' },
          payload: { out_trade_no, password_pay: testCode },
        }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // Two coats and their freight are about 27 dollars, so sixty pay for two orders.
    expect(answers.filter((answer) => answer.json<{ code: number }>().code === 1)).toHaveLength(2);
    await expectCleanBooks(db);
  });
});

describe('the old payment code', () => {
  it('is required whatever the client sends', async () => {
    const { client } = await shopper();
    for (const is_verify of ['0', 0, false, '1', undefined]) {
      expect(await client.postFailure('/api/user/resetPay', { newpassword: '111111', is_verify })).toMatchObject(toast);
    }
    expect(
      await client.postFailure('/api/user/resetPay', { newpassword: '111111', oldpassword: '999999', is_verify: '0' }),
    ).toMatchObject(toast);
    await client.post('/api/user/verify_pay', { password_pay: testCode });
  });
});
