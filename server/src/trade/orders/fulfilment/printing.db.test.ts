import { packingSlips, pickList } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { saveAddress } from '@tradewind/contract/people/addresses';
import * as orders from '@tradewind/contract/trade/orders';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../../test/build-paid-order.ts';
import { buildShopper, testCode } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

async function shopWithOrders() {
  const merchant = await buildMerchant(db, { now: clock.now() });
  const shop = { id: merchant.shopId, name: 'Shop' };
  const [tea, mug] = [await buildProduct(db, { shop, price: 1_000n }), await buildProduct(db, { shop, price: 2_000n })];
  const at = clock.now();
  const first = await buildPaidOrder(db, { lines: [{ product: tea, quantity: 2 }, { product: mug }], at });
  const second = await buildPaidOrder(db, { lines: [{ product: tea, quantity: 3 }], at });
  return { merchant, token: merchant.token, tea, mug, first, second };
}

describe('the pick list', () => {
  it('sums the pieces of an SKU over the chosen orders', async () => {
    const { token, tea, first, second } = await shopWithOrders();
    const { list, pieces } = await data(pickList, { ids: `${first.id},${second.id}` }, { token });
    expect(pieces).toBe(6);
    expect(list.find(({ sku_id }) => sku_id === tea.skus[0]!.id)).toMatchObject({ quantity: 5 });
    expect(list.flatMap((row) => row.orders.map(({ sn }) => sn)).toSorted()).toEqual(
      [first.sn, first.sn, second.sn].toSorted(),
    );
  });

  it('has only what is in no parcel yet', async () => {
    const { token, tea, first } = await shopWithOrders();
    await data(
      shipOrder,
      { id: first.id, carrier: 'dhl', number: 'JD2200', lines: [{ id: first.lineIds[0]!, quantity: 1 }] },
      { token },
    );
    const { list } = await data(pickList, { ids: first.id }, { token });
    expect(list.find(({ sku_id }) => sku_id === tea.skus[0]!.id)?.quantity).toBe(1);
  });

  it('names chosen orders that have nothing to ship', async () => {
    const { token, first, second } = await shopWithOrders();
    await data(shipOrder, { id: first.id, carrier: 'dhl', number: 'JD2201' }, { token });
    const answer = await data(pickList, { ids: `${first.id},${second.id}` }, { token });
    expect([answer.left_out, answer.orders]).toEqual([[first.sn], 1]);
  });

  it('takes the orders of a tab and search instead of ids', async () => {
    const { token, second } = await shopWithOrders();
    const { orders: count, pieces } = await data(pickList, { tab: 'to_ship', q: second.sn }, { token });
    expect([count, pieces]).toEqual([1, 3]);
  });

  it('takes what is to be shipped of any tab', async () => {
    const { token, first } = await shopWithOrders();
    await data(shipOrder, { id: first.id, carrier: 'dhl', number: 'JD2202' }, { token });
    expect(await data(pickList, { tab: 'all' }, { token })).toMatchObject({ orders: 1, pieces: 3, left_out: [] });
  });

  it('shows nothing of another shop', async () => {
    const { first } = await shopWithOrders();
    const other = await buildMerchant(db, { now: clock.now() });
    expect(await data(pickList, { ids: first.id }, { token: other.token })).toMatchObject({ list: [], left_out: [] });
    expect((await data(packingSlips, { ids: first.id }, { token: other.token })).list).toEqual([]);
  });

  it('is refused to roles that do not ship', async () => {
    const { merchant } = await shopWithOrders();
    const finance = await buildMerchant(db, { shop: { id: merchant.shopId }, role: 'finance', now: clock.now() });
    expect((await refusal(pickList, {}, { token: finance.token })).refusal).toBe('shop_right_missing');
  });

  it.each([
    { ids: Array.from({ length: 201 }, (_, n) => `id${n}`).join(',') },
    { tab: 'nothing' },
    { q: 'x'.repeat(99) },
  ])('refuses input that does not fit', async (input) => {
    const { token } = await shopWithOrders();
    expect((await refusal(pickList, input, { token })).refusal).toBe('bad_request');
  });
});

describe('packing slips', () => {
  it('have a page for each order, without prices', async () => {
    const { token, first, second } = await shopWithOrders();
    const { list } = await data(packingSlips, { ids: `${first.id},${second.id}` }, { token });
    expect(list.map(({ sn }) => sn).toSorted()).toEqual([first.sn, second.sn].toSorted());
    expect(list.find(({ sn }) => sn === first.sn)?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(JSON.stringify(list)).not.toMatch(/price|total|20\.00/);
  });

  it('write the address in the format of its country', async () => {
    const merchant = await buildMerchant(db, { now: clock.now() });
    const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 9 });
    const set_parts = {
      country: 'DE',
      region: '',
      city: 'Berlin',
      district: '',
      street: 'Unter den Linden 1',
      postcode: '10117',
    };
    const { address_id } = await data(
      saveAddress,
      {
        name: 'Max Braun',
        mobile: '+493012345678',
        country: 'Berlin, Germany',
        detail: 'Unter den Linden 1, 10117',
        tag: 'Home',
        set_parts,
      },
      { token: shopper.token },
    );
    const { order_ids } = await data(
      orders.placeOrder,
      { product_id: product.id, number: 1, address_id },
      { token: shopper.token },
    );
    await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, { token: shopper.token });
    const { list } = await data(packingSlips, { ids: order_ids[0]! }, { token: merchant.token });
    expect(list[0]?.address_lines).toEqual(['Unter den Linden 1', '10117 Berlin', 'GERMANY']);
  });

  it('write the address as typed where its parts are not known', async () => {
    const { token, first } = await shopWithOrders();
    const { list } = await data(packingSlips, { ids: first.id }, { token });
    expect(list[0]?.address_lines).toHaveLength(1);
  });
});
