import { addToCart, cart } from '@tradewind/contract/trade/cart';
import * as contract from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, stockOf } from '../../../test/build-catalog.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, call } = await testApp(db);

async function place(shopper: BuiltShopper, skuId: string, productId: string, number = 1, more: object = {}) {
  return data(
    contract.placeOrder,
    { product_id: productId, sku_id: skuId, number, address_id: shopper.addressId, ...more },
    { token: shopper.token, key: newId() },
  );
}

describe('placing an order', () => {
  it('creates one order per shop at the previewed price and takes the stock', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const tea = await buildProduct(db, {
      shop: await buildShop(db, { freight: { first: 500n, next: 100n, freeOver: null } }),
      price: 3_240n,
      stock: 5,
    });
    const mug = await buildProduct(db, {
      shop: await buildShop(db, { freight: { first: 300n, next: 50n, freeOver: 2_000n } }),
      options: { Colour: ['Red', 'Blue'] },
      price: 1_150n,
      skus: { blue: { price: 1_350n } },
    });
    const blue = mug.skus.find((sku) => sku.choice[0] === 'blue')!;
    const options = { token: shopper.token };
    await data(addToCart, { product_id: tea.id, num: 2, spec: '' }, options);
    await data(addToCart, { product_id: mug.id, num: 1, spec: 'Blue' }, options);
    const { carts } = await data(cart, {}, options);
    const ids = carts.map((row) => row.cart_id).join(',');

    const preview = await data(contract.previewOrder, { cart_id: ids }, options);
    expect(preview).toMatchObject({
      goods: '78.30',
      delivery: '9.00',
      total: '87.30',
      balance: '1000.00',
      promo: null,
    });
    const placed = await data(
      contract.placeOrder,
      { cart_ids: ids, address_id: shopper.addressId, total: preview.total },
      options,
    );
    expect(placed).toMatchObject({ total_price: '87.30', order_ids: [expect.any(String), expect.any(String)] });

    expect((await data(cart, {}, options)).carts).toEqual([]);
    expect(await stockOf(db, tea.skus[0]!.id)).toBe(3);
    expect(await stockOf(db, blue.id)).toBe(9);
    const list = await data(contract.orderList, { status: '0' }, options);
    expect(list).toMatchObject({ total: 2, count: 2, counts: { all: 2, '0': 2, '1': 0 } });
    expect(list.list.map((order) => order.total_price).sort()).toEqual(['16.50', '70.80']);
    await expectCleanBooks(db);
  });

  it('sells the last piece once to a hundred concurrent shoppers', async () => {
    const product = await buildProduct(db, { stock: 1 });
    const shoppers = await Promise.all(Array.from({ length: 100 }, () => buildShopper(db)));
    const answers = await Promise.all(
      shoppers.map((shopper) =>
        call(
          contract.placeOrder,
          { product_id: product.id, number: 1, address_id: shopper.addressId },
          { token: shopper.token },
        ),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(99);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(0);
  });

  it('refuses missing, unavailable, unchosen and foreign input without changes', async () => {
    const shopper = await buildShopper(db);
    const stranger = await buildShopper(db);
    const product = await buildProduct(db, { options: { Size: ['S', 'M'] }, stock: 3 });
    const gone = await buildProduct(db, { status: 'off_sale' });
    const sku = product.skus[0]!.id;
    const { token } = shopper;
    const attempt = async (input: object) =>
      (
        await refusal(
          contract.placeOrder,
          { product_id: product.id, sku_id: sku, number: 1, address_id: shopper.addressId, ...input },
          { token },
        )
      ).refusal;

    expect(await attempt({ number: 4 })).toBe('stock_short');
    expect(await attempt({ sku_id: undefined, spec: 'XL' })).toBe('choose_options');
    expect(await attempt({ sku_id: undefined })).toBe('choose_options');
    expect(await attempt({ product_id: gone.id, sku_id: gone.skus[0]!.id })).toBe('product_gone');
    expect(await attempt({ product_id: newId() })).toBe('product_not_found');
    expect(await attempt({ address_id: stranger.addressId })).toBe('address_not_found');
    expect(await attempt({ address_id: undefined })).toBe('address_required');
    expect(await attempt({ promo_code: 'NOSUCH' })).toBe('promo_unknown');
    expect(await attempt({ total: '0.01' })).toBe('total_differs');
    for (const number of [0, -1, 1_000, 1.5, 'many', 99_999_999_999])
      expect(await attempt({ number })).toBe('bad_request');

    const { cart_id } = await data(
      addToCart,
      { product_id: product.id, sku_id: sku, num: 1 },
      { token: stranger.token },
    );
    expect(
      (await refusal(contract.placeOrder, { cart_ids: cart_id, address_id: shopper.addressId }, { token })).refusal,
    ).toBe('cart_line_not_found');
    expect(await stockOf(db, sku)).toBe(3);
  });

  it('returns the first answer to repeats and refuses the key for other input', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { stock: 10 });
    const input = { product_id: product.id, number: 2, address_id: shopper.addressId };
    const options = { token: shopper.token, key: newId() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => data(contract.placeOrder, input, options)));
    expect(new Set(answers.map((answer) => answer.out_trade_no)).size).toBe(1);
    expect(await data(contract.placeOrder, input, options)).toEqual(answers[0]);
    expect(await stockOf(db, product.skus[0]!.id)).toBe(8);
    expect((await refusal(contract.placeOrder, { ...input, number: 3 }, options)).refusal).toBe('key_reused');
  });
});

describe('promo codes', () => {
  const code = {
    titles: { en: 'Hello' },
    kind: 'amount',
    value: 1_000n,
    minimum: 6_000n,
    starts_at: new Date('2020-01-01'),
    ends_at: new Date('2100-01-01'),
  };

  it('apply once per shopper under concurrent orders and return on cancellation', async () => {
    await db.transact((tx) =>
      tx
        .insertInto('promo_codes')
        .values({ ...code, id: newId(), code: 'HELLO' })
        .execute(),
    );
    const shopper = await buildShopper(db, { balance: 100_000n });
    const product = await buildProduct(db, { price: 6_000n, stock: 50 });
    const order = () =>
      call(
        contract.placeOrder,
        { product_id: product.id, number: 1, address_id: shopper.addressId, promo_code: 'hello' },
        { token: shopper.token, key: newId() },
      );
    const answers = await Promise.all([order(), order(), order()]);
    const [placed, ...others] = answers.filter(({ body }) => body.code === 1);
    expect(others).toEqual([]);
    expect(placed!.body.data).toMatchObject({ total_price: '55.00' });

    const id = placed!.body.data!.order_ids[0]!;
    await data(contract.cancelOrder, { order_id: id }, { token: shopper.token });
    expect((await order()).body).toMatchObject({ code: 1, data: { total_price: '55.00' } });
  });

  it('are paid by the platform into escrow', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const product = await buildProduct(db, { price: 6_000n });
    await db.transact((tx) =>
      tx
        .insertInto('promo_codes')
        .values({ ...code, id: newId(), code: 'ESCROW' })
        .execute(),
    );
    const placed = await place(shopper, product.skus[0]!.id, product.id, 1, { promo_code: 'ESCROW' });
    await data(
      contract.payOrderGroup,
      { out_trade_no: placed.out_trade_no, password_pay: testCode },
      { token: shopper.token },
    );
    const { amount } = await db.read
      .selectFrom('entries as e')
      .innerJoin('accounts as a', 'a.id', 'e.account_id')
      .select((eb) => eb.fn.sum<bigint>('e.amount').as('amount'))
      .where('a.address', '=', `user:${shopper.id}:escrow:USD`)
      .executeTakeFirstOrThrow();
    expect(BigInt(amount)).toBe(6_500n);
    await expectCleanBooks(db);
  });

  it('report in the preview why they do not apply', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { price: 1_000n });
    await db.transact((tx) =>
      tx
        .insertInto('promo_codes')
        .values({ ...code, id: newId(), code: 'BIG' })
        .execute(),
    );
    const preview = (promo_code: string) =>
      data(
        contract.previewOrder,
        { product_id: product.id, number: 1, promo_code },
        { token: shopper.token, locale: 'en' },
      );
    expect((await preview('BIG')).promo_refused).toContain('$60.00');
    expect(await preview('NOSUCH')).toMatchObject({ promo: null, discount: '0.00', promo_refused: expect.any(String) });
  });
});
