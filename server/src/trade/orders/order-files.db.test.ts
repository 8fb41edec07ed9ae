import { fromWire } from '@tradewind/contract/base/money';
import { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import { exportDeliveryData, exportOrders, shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildApiKey } from '../../../test/build-api-key.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder, completeOrder, deliverOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { fileReader } from '../../../test/read-file.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data } = test;
const { readFile, readRows } = fileReader(test);
const csv = { format: 'csv' } as const;

/** A shop with two products, and how shoppers order them. */
async function openStall() {
  const shop = await buildShop(db);
  const owner = await buildMerchant(db, { shop, now: clock.now() });
  const lamp = await buildProduct(db, { shop, price: 1_999n, stock: 99, title: '=Lamp' });
  const shade = await buildProduct(db, { shop, price: 333n, stock: 99, title: 'Shade' });
  const order = (...products: (typeof lamp)[]) =>
    buildPaidOrder(db, { lines: products.map((product) => ({ product, quantity: 2 })), at: clock.now() });
  return { shop, owner, token: owner.token, lamp, shade, order };
}
const set = (id: string, columns: object) =>
  db.kysely.updateTable('orders').set(columns).where('id', '=', id).execute();

describe('the file of orders', () => {
  it('has a row for each line, and the amounts of an order once', async () => {
    const { token, lamp, shade, order } = await openStall();
    const placed = await order(lamp, shade);
    const rows = await readRows(exportOrders, csv, { token });
    expect(rows.map((row) => [row.Order, row.Product, row.Pieces, row['Line (USD)']])).toEqual([
      [placed.sn, "'=Lamp", '2', '39.98'],
      [placed.sn, 'Shade', '2', '6.66'],
    ]);
    expect(rows.map((row) => row['Order total (USD)'])).toEqual(['51.64', '']);
  });

  it('adds up to the orders of the list', async () => {
    const { token, lamp, order } = await openStall();
    for (let count = 0; count < 5; count += 1) await order(lamp);
    const { list, total } = await data(shopOrders, { limit: 100 }, { token });
    const rows = await readRows(exportOrders, csv, { token });
    expect(rows.map((row) => row.Order).toSorted()).toEqual(list.map(({ sn }) => sn).toSorted());
    const cents = (text: string | null | undefined) => fromWire(text!)!.minor;
    expect(rows.reduce((sum, row) => sum + cents(row['Order total (USD)']), 0n)).toBe(
      list.reduce((sum, row) => sum + cents(row.total), 0n),
    );
    expect(total).toBe(5);
  });

  it('is filtered as the list is', async () => {
    const { token, lamp, shade, order } = await openStall();
    const old = await order(lamp);
    clock.advance(3 * day);
    const from = clock.now().toISOString();
    const recent = await order(shade);
    await set(recent.id, { country: 'JP', addressee: 'Yamada' });
    const filters = [
      { product: 'shad' },
      { product: shade.id },
      { from },
      { country: 'JP' },
      { q: recent.sn.toLowerCase() },
      { q: 'yamad' },
    ];
    for (const filter of filters) {
      const { list, total, counts } = await data(shopOrders, filter, { token });
      expect([total, counts.all, ...list.map(({ sn }) => sn)], JSON.stringify(filter)).toEqual([1, 1, recent.sn]);
      expect((await readRows(exportOrders, { ...csv, ...filter }, { token })).map((row) => row.Order)).toEqual([
        recent.sn,
      ]);
    }
    expect((await readRows(exportOrders, { ...csv, to: from }, { token })).map((row) => row.Order)).toEqual([old.sn]);
    expect(await readRows(exportOrders, { ...csv, tab: 'completed' }, { token })).toEqual([]);
  });

  it('shows neither amounts to who only ships, nor a name or an address to anybody', async () => {
    const { shop, owner, lamp, order } = await openStall();
    const { id } = await order(lamp);
    await set(id, { addressee: 'Yamada', mobile: '5550199', ship_to: 'Hidden Lane 4' });
    const packer = await buildMerchant(db, { shop, role: 'fulfilment', now: clock.now() });
    expect(await readFile(exportOrders, csv, packer)).not.toMatch(/\d\.\d\d|USD/);
    expect(await readFile(exportOrders, csv, owner)).not.toMatch(/Yamada|5550199|Hidden Lane/);
  });

  it('contains nothing of another shop', async () => {
    const [one, other] = [await openStall(), await openStall()];
    await one.order(one.lamp);
    expect(await readRows(exportOrders, csv, { token: other.token })).toEqual([]);
    await expect(readFile(exportOrders, csv, { token: other.token, shop: one.shop.id })).rejects.toThrow(
      'shop_forbidden',
    );
  });

  it('has headings and states in the reader’s language', async () => {
    const { token, lamp, order } = await openStall();
    await order(lamp);
    expect(await readRows(exportOrders, csv, { token, locale: 'ja' })).toMatchObject([{ 状態: '発送待ち' }]);
  });
});

describe('the file of delivery data', () => {
  it('has the orders that the shop still needs the address of, and no others', async () => {
    const { token, lamp, order } = await openStall();
    const [toShip, sent, received, completed, disputed, cancelled] = [
      await order(lamp),
      await order(lamp),
      await order(lamp),
      await order(lamp),
      await order(lamp),
      await order(lamp),
    ];
    await deliverOrder(db, sent, 'delivered', clock.now());
    await deliverOrder(db, received, 'received', clock.now());
    await completeOrder(db, completed, clock.now());
    await completeOrder(db, disputed, clock.now());
    await set(disputed.id, { refund_status: 1 });
    await set(cancelled.id, { status: 'cancelled', cancelled_at: clock.now(), cancel_reason: 'shop' });
    const rows = await readRows(exportDeliveryData, csv, { token });
    expect(rows.map((row) => row.Order).toSorted()).toEqual(
      [toShip, sent, received, disputed].map(({ sn }) => sn).toSorted(),
    );
  });

  it('is written to the audit log with its filter and the number of its rows', async () => {
    const { token, lamp, shade, order } = await openStall();
    await order(lamp);
    await order(shade);
    await order(shade);
    expect(await readRows(exportDeliveryData, { ...csv, product: 'shade' }, { token })).toHaveLength(2);
    const { list } = await data(shopAuditLog, {}, { token });
    expect(list).toMatchObject([{ act: 'shopDesk.exportDeliveryData', details: { product: 'shade', rows: 2 } }]);
  });

  it('has an address with line breaks in one cell, and no formula', async () => {
    const { token, lamp, order } = await openStall();
    const { id } = await order(lamp);
    await set(id, { addressee: '=HYPERLINK("x")', mobile: '+66 81', ship_to: 'Room 4\nHidden Lane', ship_parts: null });
    expect(await readRows(exportDeliveryData, csv, { token })).toMatchObject([
      { Addressee: '\'=HYPERLINK("x")', Telephone: "'+66 81", Address: 'Room 4\nHidden Lane' },
    ]);
  });

  it('is refused to roles that do not ship, and to API keys', async () => {
    const { shop, owner } = await openStall();
    for (const role of ['service', 'finance'] as const)
      await expect(
        readFile(exportDeliveryData, csv, await buildMerchant(db, { shop, role, now: clock.now() })),
      ).rejects.toThrow('shop_right_missing');
    const { secret } = await buildApiKey(db, owner, ['orders:read', 'shipping:write'], { now: clock.now() });
    const answer = await test.app.inject({
      method: 'POST',
      url: exportDeliveryData.path,
      headers: { authorization: `Bearer ${secret}` },
      payload: csv,
    });
    expect(answer.json()).toMatchObject({ refusal: 'api_key_not_allowed' });
  });
});
