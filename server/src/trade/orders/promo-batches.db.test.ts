import * as desk from '@tradewind/contract/trade/desk/promo-batches';
import { deskPromos } from '@tradewind/contract/trade/desk/promos';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as orders from '@tradewind/contract/trade/orders';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { applyChangesAtOnce, approveAsAnother } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { balanceOfPlatformAccount, platformPromotions } from '../../money/ledger/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
// Changes wait for a second administrator where there is one.
await buildOperator(db, ['admin'], { now: clock.now() });
const support = await buildOperator(db, ['support'], { now: clock.now() });
const as = { desk: admin.token };

const shop = await buildShop(db, { freight: { first: 0n, next: 0n, freeOver: null } });
const product = await buildProduct(db, { shop, price: 10_000n, stock: 10_000 });

let made = 0;
const form = (parts: object = {}) => ({
  name: `Letter ${made}`,
  prefix: `AB${(made += 1)}`,
  count: 3,
  kind: 'amount' as const,
  value: '5.00',
  ends_at: later(clock.now(), 30 * day).toISOString(),
  reason: 'For readers of the letter',
  ...parts,
});
const listed = async () => (await data(desk.deskPromoBatches, { limit: 100 }, as)).list;

/** A batch that the second administrator has approved, with its codes. */
async function batch(parts: object = {}) {
  const asked = form(parts);
  const { id } = await data(desk.createPromoBatch, asked, as);
  await approveAsAnother(test, id);
  const row = (await listed()).find(({ name }) => name === asked.name)!;
  return { ...row, codes: await codesOf(row.id), asked };
}

const linesOf = async (id: string) =>
  (await data(desk.promoBatchFile, { id }, as)).csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
const codesOf = async (id: string) => (await linesOf(id)).map(([code]) => code!);

const somebody = () => buildShopper(db, { balance: 1_000_000n });
const purchase = (shopper: BuiltShopper, code: string) =>
  ({ product_id: product.id, number: 1, address_id: shopper.addressId, promo_code: code }) as const;
const place = (shopper: BuiltShopper, code: string) => data(orders.placeOrder, purchase(shopper, code), shopper);

afterEach(() => expectCleanBooks(db));

describe('a batch of promo codes', () => {
  it('is made once a second administrator has approved it', async () => {
    const asked = form({ count: 1_200 });
    const { id } = await data(desk.createPromoBatch, asked, as);
    expect((await listed()).filter(({ name }) => name === asked.name)).toEqual([]);
    await approveAsAnother(test, id);
    const row = (await listed()).find(({ name }) => name === asked.name)!;
    expect(row).toMatchObject({ codes: 1_200, used: 0, given: '0.00', title: '$5 off', state: 'current' });
    const codes = await codesOf(row.id);
    expect(new Set(codes).size).toBe(1_200);
    expect(codes.every((code) => code.startsWith(asked.prefix))).toBe(true);
  });

  it('has codes that each work for one order, at the cost of the platform', async () => {
    const { id, codes } = await batch();
    const [shopper, before] = [await somebody(), await balanceOfPlatformAccount(db.read, platformPromotions)];
    const { order_ids } = await place(shopper, codes[0]!);
    await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, shopper);
    const other = await somebody();
    expect(await refusal(orders.placeOrder, purchase(other, codes[0]!), other)).toMatchObject({
      refusal: 'promo_used_up',
    });
    expect((await place(other, codes[1]!)).total_price).toBe('95.00');
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ codes: 3, used: 2, given: '10.00' });
    expect(await balanceOfPlatformAccount(db.read, platformPromotions)).not.toBe(before);
  });

  it('gives a code to one of a crowd', async () => {
    const { codes } = await batch();
    const crowd = await Promise.all(Array.from({ length: 8 }, somebody));
    const answers = await Promise.all(
      crowd.map((shopper) => test.call(orders.placeOrder, purchase(shopper, codes[0]!), { token: shopper.token })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('has a code again when its order is cancelled', async () => {
    const { id, codes } = await batch();
    const shopper = await somebody();
    const { order_ids } = await place(shopper, codes[0]!);
    await data(orders.cancelOrder, { order_id: order_ids[0]! }, shopper);
    expect((await listed()).find((row) => row.id === id)).toMatchObject({ used: 0 });
    await place(await somebody(), codes[0]!);
  });

  it('ends with all its codes, once', async () => {
    const { id, codes } = await batch();
    expect(await data(desk.endPromoBatch, { id }, as)).toMatchObject({ state: 'past' });
    const shopper = await somebody();
    expect(await refusal(orders.placeOrder, purchase(shopper, codes[0]!), shopper)).toMatchObject({
      refusal: 'promo_expired',
    });
    expect(await refusal(desk.endPromoBatch, { id }, as)).toMatchObject({ refusal: 'promo_not_found' });
  });

  it('is a file that says which codes were used, and the log says who took it', async () => {
    const { id, codes } = await batch();
    const { out_trade_no: number } = await place(await somebody(), codes[1]!);
    const lines = await linesOf(id);
    expect(lines.map(([code, state]) => [code, state])).toEqual(
      codes.map((code, at) => [code, at === 1 ? 'used' : 'unused']),
    );
    expect(lines[1]!.slice(3)).toEqual([number, '5.00']);
    const { list } = await data(auditLog, {}, as);
    expect(list[0]).toMatchObject({ act: 'promo.batch_taken', subject: `promo_batch:${id}` });
  });

  it('does not fill the list of codes, but each is found there', async () => {
    const { codes } = await batch();
    const found = async (q: string) => (await data(deskPromos, { q, limit: 100 }, as)).list.map(({ code }) => code);
    expect((await found('')).filter((code) => codes.includes(code))).toEqual([]);
    expect(await found(codes[0]!)).toEqual([codes[0]]);
  });
});

describe('a batch is refused', () => {
  it.each([
    ['without codes', { count: 0 }, 'bad_request', 'count'],
    ['with too many codes', { count: 5_001 }, 'bad_request', 'count'],
    ['with a prefix that no code can have', { prefix: 'A-B' }, 'bad_request', 'prefix'],
    ['with nothing off', { value: '0.00' }, 'promo_invalid', 'value'],
    ['that ends before it begins', { ends_at: '2020-01-01' }, 'promo_invalid', 'ends_at'],
  ])('%s', async (_, parts, code, field) => {
    expect(await refusal(desk.createPromoBatch, form(parts), as)).toMatchObject({ refusal: code, fields: [field] });
  });

  it('from operators of other roles, who do not see its codes either', async () => {
    const { id } = await batch();
    const other = { desk: support.token };
    expect(await refusal(desk.createPromoBatch, form(), other)).toMatchObject({ refusal: 'desk_forbidden' });
    expect(await refusal(desk.promoBatchFile, { id }, other)).toMatchObject({ refusal: 'desk_forbidden' });
  });

  it('where there is none', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect(await refusal(desk.promoBatchFile, { id }, as)).toMatchObject({ refusal: 'promo_not_found' });
    expect(await refusal(desk.endPromoBatch, { id }, as)).toMatchObject({ refusal: 'promo_not_found' });
  });
});
