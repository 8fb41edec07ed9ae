import * as contract from '@tradewind/contract/trade/orders';
import * as desk from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { joinShop } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

const titles = {
  en: 'Half 50%_linen shirt',
  'zh-CN': '亚麻衬衫',
  ja: 'リネンシャツ',
  ko: '리넨 셔츠',
  th: 'เสื้อเชิ้ตลินิน',
};

/** A shopper with a paid order of two shirts from Harbour Tailors and a paid order of a lamp from another shop. */
async function setUp() {
  const shopper = await buildShopper(db, { balance: 1_000_000n, now: clock.now() });
  const tailors = await buildShop(db, { name: 'Harbour Tailors' });
  await joinShop(db, shopper.id, tailors.id, 'owner', clock.now());
  const buyer = await buildShopper(db, { balance: 1_000_000n, now: clock.now() });
  const mine = { token: buyer.token };
  const buy = async (product: { id: string }) => {
    const { order_ids } = await data(
      contract.placeOrder,
      { product_id: product.id, number: 2, address_id: buyer.addressId },
      mine,
    );
    await data(contract.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, mine);
    clock.advance(minute);
    return order_ids[0]!;
  };
  const shirt = await buy(await buildProduct(db, { shop: tailors, title: titles, stock: 10 }));
  const lamp = await buy(await buildProduct(db, { title: 'Desk lamp', stock: 10 }));
  const list = (input: { words?: string; status?: 'all' | '1' | '2' } = {}, token = buyer.token) =>
    data(contract.orderList, input, { token });
  const found = async (words: string) => (await list({ words })).list.map((order) => order.order_id);
  const rowOf = async (id: string) => (await list()).list.find((order) => order.order_id === id)!;
  const send = async (number: string, pieces: number) => {
    const { lines } = await data(desk.shopOrder, { id: shirt }, { token: shopper.token });
    await data(
      desk.shipOrder,
      { id: shirt, carrier: 'dhl', number, lines: [{ id: lines[0]!.id, quantity: pieces }] },
      { token: shopper.token },
    );
    const { parcels } = await data(contract.order, { order_id: shirt }, mine);
    return parcels.find((parcel) => parcel.number === number)!.id;
  };
  const report = (id: string, status: 'in_transit' | 'out_for_delivery' | 'delivered') =>
    data(desk.recordParcelEvent, { id, status }, { token: shopper.token });
  return { mine, shirt, lamp, list, found, rowOf, send, report };
}

describe('a search among own orders', () => {
  it.each(['linen', 'LINEN', 'ｌｉｎｅｎ', '衬衫', 'リネン', 'ﾘﾈﾝ', '셔츠', 'เชิ้ต'])(
    'finds an order by a part of a title, whatever its language, case or width: %s',
    async (words) => {
      const { found, shirt } = await setUp();
      expect(await found(words)).toEqual([shirt]);
    },
  );

  it('finds an order by a part of its number, in small letters too', async () => {
    const { found, rowOf, lamp } = await setUp();
    const { order_sn: number } = await rowOf(lamp);
    expect(await found(number.toLowerCase())).toEqual([lamp]);
    expect(await found(number.slice(-8))).toEqual([lamp]);
  });

  it('finds an order by its payment number', async () => {
    const { mine, found, lamp } = await setUp();
    const { out_trade_no: number } = await data(contract.order, { order_id: lamp }, mine);
    expect(await found(number)).toEqual([lamp]);
  });

  it('finds an order by the name of its shop', async () => {
    const { found, shirt } = await setUp();
    expect(await found('harbour')).toEqual([shirt]);
  });

  it('finds an order by the number of any of its parcels, however it is spaced', async () => {
    const { found, shirt, send } = await setUp();
    await send('JD40010001', 1);
    await send('JD40010002', 1);
    expect(await found('jd40010001')).toEqual([shirt]);
    expect(await found('JD 4001 0002')).toEqual([shirt]);
  });

  it('finds what contains all words, wherever each of them is', async () => {
    const { found, shirt } = await setUp();
    expect(await found('  tailors   shirt ')).toEqual([shirt]);
    expect(await found('tailors lamp')).toEqual([]);
  });

  it('takes signs of patterns as they are', async () => {
    const { found, shirt } = await setUp();
    expect(await found('50%_l')).toEqual([shirt]);
    expect(await found('h_lf')).toEqual([]);
    expect(await found('d%lamp')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('never finds the order of another shopper', async () => {
    const { list, rowOf, shirt } = await setUp();
    const other = await buildShopper(db, { now: clock.now() });
    const { order_sn: number } = await rowOf(shirt);
    for (const words of ['linen', number, 'harbour'])
      expect(await list({ words }, other.token)).toMatchObject({ total: 0, list: [], counts: { all: 0 } });
  });

  it('stays within the tab, and counts what it finds under each', async () => {
    const { list, shirt, send } = await setUp();
    await send('JD40020001', 2);
    expect((await list({ words: 'linen', status: '1' })).list).toEqual([]);
    const { total, list: rows, counts } = await list({ words: 'linen', status: '2' });
    expect([total, rows.map((order) => order.order_id)]).toEqual([1, [shirt]]);
    expect(counts).toMatchObject({ all: 1, '1': 0, '2': 1 });
  });

  it('does not find an order that was deleted', async () => {
    const { found, lamp } = await setUp();
    await db.transact((tx) =>
      tx.updateTable('orders').set({ hidden_at: clock.now() }).where('id', '=', lamp).execute(),
    );
    expect(await found('lamp')).toEqual([]);
  });

  it('refuses more than eighty characters', async () => {
    const { mine } = await setUp();
    expect((await refusal(contract.orderList, { words: 'x'.repeat(81) }, mine)).refusal).toBe('bad_request');
  });
});

describe('the parcel of an order in the list', () => {
  it('is the promised day while nothing was sent', async () => {
    const { mine, rowOf, shirt } = await setUp();
    const { promise } = await data(contract.order, { order_id: shirt }, mine);
    expect(await rowOf(shirt)).toMatchObject({ parcel: null, promise: { by: promise!.by, days_late: 0 } });
  });

  it('is the latest state in words with its time', async () => {
    const { mine, rowOf, shirt, send, report } = await setUp();
    const parcel = await send('JD40030001', 2);
    expect(await rowOf(shirt)).toMatchObject({ parcel: { status: 'pending', count: 1 }, promise: null });
    clock.advance(hour);
    await report(parcel, 'out_for_delivery');
    const { parcels } = await data(contract.order, { order_id: shirt }, mine);
    expect((await rowOf(shirt)).parcel).toEqual({
      status: 'out_for_delivery',
      text: 'Out for delivery',
      at: parcels[0]!.events[0]!.at,
      count: 1,
    });
  });

  it('is the newest of several, with their number', async () => {
    const { rowOf, shirt, send, report } = await setUp();
    await report(await send('JD40040001', 1), 'delivered');
    clock.advance(hour);
    await report(await send('JD40040002', 1), 'in_transit');
    expect((await rowOf(shirt)).parcel).toMatchObject({ status: 'in_transit', count: 2 });
  });

  it('is nothing for an order that was cancelled before', async () => {
    const { mine, rowOf, lamp } = await setUp();
    await data(contract.cancelOrder, { order_id: lamp }, mine);
    expect(await rowOf(lamp)).toMatchObject({ parcel: null, promise: null });
  });
});
