import * as contract from '@tradewind/contract/trade/shop-desk/fulfilment';
import { shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { expectCleanBooks } from '../../../../test/books.ts';
import { buildProduct, type BuiltProduct } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../../test/build-paid-order.ts';
import { testDatabase } from '../../../../test/database.ts';
import { readCsv } from '../../../base/csv/read-csv.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

async function shop() {
  const merchant = await buildMerchant(db, { now: clock.now() });
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n });
  return { token: merchant.token, product };
}
const order = (product: BuiltProduct, quantity = 2) =>
  buildPaidOrder(db, { lines: [{ product, quantity }], at: clock.now() });
const file = (...rows: string[]) => ['Order number,Carrier,Tracking number', ...rows].join('\n');
const check = (token: string, csv: string) => data(contract.checkShipments, { csv }, { token });

/** Checks a file and ships what is ready, as the screen does. */
async function ship(token: string, csv: string) {
  const { list } = await check(token, csv);
  const rows = list
    .filter(({ outcome }) => outcome === 'ready')
    .map(({ line, sn, carrier, number }) => ({ line, sn, carrier, number }));
  return rows.length === 0 ? list : (await data(contract.shipMany, { rows }, { token })).list;
}

describe('a file of tracking numbers', () => {
  it('ships each order as one act does, and changes nothing the second time', async () => {
    const { token, product } = await shop();
    const [one, two] = [await order(product), await order(product)];
    const csv = file(`${one.sn},DHL,jd 0001`, `${two.sn},sf_express,SF0002`);
    expect((await ship(token, csv)).map(({ outcome }) => outcome)).toEqual(['shipped', 'shipped']);
    expect(await data(shopOrder, { id: one.id }, { token })).toMatchObject({
      status: 2,
      unsent: 0,
      parcels: [{ carrier: 'dhl', number: 'JD0001' }],
    });
    expect((await check(token, csv)).list.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect((await data(shopOrder, { id: two.id }, { token })).parcels).toHaveLength(1);
    await expectCleanBooks(db);
  });

  it('is the template that was downloaded, filled in, in every language', async () => {
    for (const locale of locales) {
      const { token, product } = await shop();
      const paid = await order(product);
      const template = await data(contract.shipmentTemplate, {}, { token, locale });
      const [head, row] = readCsv(template.csv).map(({ cells }) => cells);
      expect(row?.slice(0, 2)).toEqual([paid.sn, expect.stringMatching(/^2 × /)]);
      const filled = [head, [...row!.slice(0, 3), 'DHL', 'JD7000']].map((cells) => cells!.join(',')).join('\r\n');
      expect((await check(token, filled)).list).toMatchObject([{ sn: paid.sn, outcome: 'ready' }]);
    }
  });

  it('changes nothing while it is checked', async () => {
    const { token, product } = await shop();
    const paid = await order(product);
    await check(token, file(`${paid.sn},DHL,JD0003`));
    expect(await data(shopOrder, { id: paid.id }, { token })).toMatchObject({ status: 1, parcels: [] });
  });

  it('names what is wrong with each row', async () => {
    const { token, product } = await shop();
    const [one, two, three] = [await order(product), await order(product), await order(product)];
    const foreign = await order((await shop()).product);
    await ship(token, file(`${one.sn},DHL,JD0010`));
    const { list, skipped } = await check(
      token,
      file(
        'TW404,DHL,JD0011',
        `${foreign.sn},DHL,JD0012`,
        `${one.sn},DHL,JD0013`,
        `${two.sn},Pigeon,JD0014`,
        `${two.sn},DHL,€`,
        `${two.sn},DHL,JD0010`,
        `${two.sn},DHL,JD0015`,
        `${three.sn},DHL,JD0015`,
        `${three.sn},DHL,`,
      ),
    );
    expect(list.map(({ line, refusal: code }) => [line, code])).toEqual([
      [2, 'order_not_found'],
      [3, 'order_not_found'],
      [4, 'order_not_shippable'],
      [5, 'carrier_unknown'],
      [6, 'parcel_number_invalid'],
      [7, 'parcel_number_elsewhere'],
      [8, null],
      [9, 'shipment_repeated'],
    ]);
    expect(skipped).toBe(1);
  });

  it('words its errors in the language of the caller', async () => {
    const { token } = await shop();
    const messages = await Promise.all(
      locales.map(async (locale) => {
        const { list } = await data(contract.checkShipments, { csv: file('TW1,DHL,JD1000') }, { token, locale });
        return list[0]!.msg;
      }),
    );
    expect(new Set(messages).size).toBe(locales.length);
  });

  it.each([
    ['shipments_columns_missing', 'a,b\n1,2'],
    ['shipments_unreadable', file('"TW1,DHL,JD1')],
    ['shipments_too_many', file(...Array.from({ length: 2_001 }, (_, n) => `TW${n},DHL,JD${n}`))],
    ['bad_request', ''],
    ['bad_request', 'x'.repeat(900_001)],
    ['too_large', 'x'.repeat(2_000_000)],
  ])('is refused as %s', async (code, csv) => {
    const { token } = await shop();
    expect((await refusal(contract.checkShipments, { csv }, { token })).refusal).toBe(code);
  });

  it('ships an order once when two members upload it together', async () => {
    const { token, product } = await shop();
    const paid = await order(product);
    const rows = (number: string) => [{ line: 2, sn: paid.sn, carrier: 'dhl', number }];
    const answers = await Promise.all(
      ['JD0100', 'JD0101'].map((number) => call(contract.shipMany, { rows: rows(number) }, { token })),
    );
    const outcomes = answers.map(
      ({ body }) => (body.data as { list: { outcome: string }[] } | null)?.list[0]?.outcome ?? body.msg,
    );
    expect(outcomes.toSorted()).toEqual(['failed', 'shipped']);
    expect((await data(shopOrder, { id: paid.id }, { token })).parcels).toHaveLength(1);
  });

  it('ships nothing of another shop', async () => {
    const paid = await order((await shop()).product);
    const { token } = await shop();
    const { list } = await data(
      contract.shipMany,
      { rows: [{ line: 2, sn: paid.sn, carrier: 'dhl', number: 'JD0200' }] },
      { token },
    );
    expect(list).toMatchObject([{ outcome: 'failed', refusal: 'order_not_found' }]);
  });

  it('refuses a row by itself and ships the others', async () => {
    const { token, product } = await shop();
    const paid = await order(product);
    const { list } = await data(
      contract.shipMany,
      {
        rows: [
          { line: 2, sn: 'TW404', carrier: 'dhl', number: 'JD0300' },
          { line: 3, sn: paid.sn, carrier: 'demo', number: 'JD0301' },
          { line: 4, sn: paid.sn, carrier: 'ups', number: '1Z0302' },
        ],
      },
      { token },
    );
    expect(list.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'shipped']);
  });
});
