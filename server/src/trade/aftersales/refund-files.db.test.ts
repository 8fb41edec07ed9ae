import { exportRefunds, refunds, refuseRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { fileReader } from '../../../test/read-file.ts';
import { refundActs } from '../../../test/refund-acts.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { setUp, requestRefund } = refundActs(test);
const { readFile, readRows } = fileReader(test);
const csv = { format: 'csv' } as const;

/** A shop with two refunds of different products, reasons and days; the later one was refused. */
async function shopWithRefunds() {
  const stall = await setUp();
  await requestRefund(stall);
  clock.advance(2 * day);
  const from = clock.now().toISOString();
  const product = await buildProduct(db, { shop: { id: stall.owner.shopId, name: '' }, price: 700n, title: '=Kettle' });
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  const later = { ...stall, product, order, mine: { token: order.shopper.token } };
  const { refund_id: id, refund_sn: sn } = await requestRefund(later, { reason_type: 'not_shipped' });
  await data(refuseRefund, { id, reason: 'It was sent' }, stall.theirs);
  return { owner: stall.owner, token: stall.owner.token, earlier: stall.order, later: order, product, sn, from };
}

it('finds refunds by state, reason, day, number and product, in the list and in its file', async () => {
  const { token, earlier, later, product, sn, from } = await shopWithRefunds();
  const filters = [
    { state: 'rejected' },
    { reason: 'not_shipped' },
    { from },
    { q: later.sn },
    { q: sn.toLowerCase() },
    { product: 'kettl' },
    { product: product.id },
  ] as const;
  for (const filter of filters) {
    const { list, total, counts } = await data(refunds, filter, { token });
    expect([total, counts, list.map((row) => row.order_sn)], JSON.stringify(filter)).toEqual([
      1,
      { all: 1, answer: 0, check: 0, disputes: 0, open: 1, over: 0 },
      [later.sn],
    ]);
    expect((await readRows(exportRefunds, { ...csv, ...filter }, { token })).map((row) => row.Order)).toEqual([
      later.sn,
    ]);
  }
  expect((await data(refunds, { to: from }, { token })).list.map((row) => row.order_sn)).toEqual([earlier.sn]);
});

it('writes a refund with its products, its reason and what was asked for', async () => {
  const { token, later, sn } = await shopWithRefunds();
  const [row] = await readRows(exportRefunds, { ...csv, q: later.sn }, { token });
  expect(row).toMatchObject({
    Refund: sn,
    State: 'No agreement',
    Reason: 'Not shipped in time',
    Products: '1 × =Kettle',
    'Asked for (USD)': '12.00',
    'Refunded (USD)': '',
  });
});

it('finds nothing of another shop, even by its numbers', async () => {
  const [one, other] = [await shopWithRefunds(), await shopWithRefunds()];
  for (const filter of [{ q: one.later.sn }, { q: one.sn }, { product: one.product.id }])
    expect((await data(refunds, filter, { token: other.token })).list).toEqual([]);
  expect(await readFile(exportRefunds, csv, { token: other.token })).not.toContain(one.later.sn);
});

it('refuses states, reasons and days that there are not', async () => {
  const { token } = await shopWithRefunds();
  for (const [field, value] of Object.entries({ state: 'lost', reason: 'none', from: 'yesterday', queue: 'x' }))
    expect(await refusal(refunds, { [field]: value }, { token })).toMatchObject({
      refusal: 'bad_request',
      fields: [field],
    });
});

it('refuses the file to roles that do not answer complaints', async () => {
  const { owner } = await shopWithRefunds();
  const packer = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'fulfilment', now: clock.now() });
  await expect(readFile(exportRefunds, csv, packer)).rejects.toThrow('shop_right_missing');
});
