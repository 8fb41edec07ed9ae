import * as coupons from '@tradewind/contract/trade/coupons';
import * as desk from '@tradewind/contract/trade/desk/promos';
import * as orders from '@tradewind/contract/trade/orders';
import { deskChanges } from '@tradewind/contract/platform/desk/changes';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { applyChangesAtOnce, approveAsAnother, sessionOf } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, call, refusal, clock } = test;
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
// Changes wait for a second administrator where there is one.
await buildOperator(db, ['admin'], { now: clock.now() });
const as = { desk: admin.token };
/** The session of an administrator ends while the clock is moved. */
const anew = async () => ({ desk: await sessionOf(test, admin.id) });

let product: BuiltProduct;
beforeAll(async () => {
  const shop = await buildShop(db, { freight: { first: 0n, next: 0n, freeOver: null } });
  product = await buildProduct(db, { shop, price: 10_000n, stock: 10_000 });
});
afterEach(() => expectCleanBooks(db));

const form = (parts: object = {}) => ({
  code: `WHO${newId().slice(-12).toUpperCase()}`,
  kind: 'amount' as const,
  value: '5.00',
  uses_per_user: 1,
  ends_at: later(clock.now(), 30 * day).toISOString(),
  reason: 'For a test',
  ...parts,
});

/** A code that the second administrator has approved. */
async function promo(parts: object): Promise<{ id: string; code: string }> {
  const asked = form(parts);
  const session = await anew();
  const { id } = await data(desk.createPromo, asked, session);
  await approveAsAnother(test, id);
  const { list } = await data(desk.deskPromos, { q: asked.code, state: 'all' }, session);
  return { id: list[0]!.id, code: asked.code };
}

const somebody = () => buildShopper(db, { balance: 1_000_000n, now: clock.now() });
const purchase = (shopper: BuiltShopper, code: string, number = 1) =>
  ({ product_id: product.id, number, address_id: shopper.addressId, promo_code: code }) as const;
const place = (shopper: BuiltShopper, code: string, number = 1) =>
  data(orders.placeOrder, purchase(shopper, code, number), shopper);
const refused = async (shopper: BuiltShopper, code: string, number = 1) =>
  (await refusal(orders.placeOrder, purchase(shopper, code, number), shopper)).refusal;
const pay = (shopper: BuiltShopper, out_trade_no: string) =>
  data(orders.payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);
const buy = async (shopper: BuiltShopper, code = '') => pay(shopper, (await place(shopper, code)).out_trade_no);
const explained = async (shopper: BuiltShopper, parts: object = {}) =>
  data(
    orders.previewOrder,
    { product_id: product.id, number: 1, address_id: shopper.addressId, with_coupons: 1, explain: 1, ...parts },
    shopper,
  );
const codesOf = async (shopper: BuiltShopper) =>
  (await data(coupons.ownCoupons, {}, shopper)).list.map(({ code }) => code);

/** A code of 5 dollars for one shopper. */
async function personal(parts: object = {}) {
  const owner = await somebody();
  return { owner, ...(await promo({ audience: 'accounts', accounts: [owner.id], ...parts })) };
}

describe('a code for named accounts', () => {
  it('takes off of the orders of its owner', async () => {
    const { owner, code } = await personal();
    expect((await place(owner, code)).total_price).toBe('95.00');
  });

  it('is refused to a stranger, in words that name the field and not its owner', async () => {
    const { code } = await personal({ minimum: '5000.00' });
    const stranger = await somebody();
    expect(await refused(stranger, code)).toBe('promo_not_for_account');
    const { body } = await call(orders.placeOrder, purchase(stranger, code), stranger);
    expect(body).toMatchObject({ fields: ['promo_code'] });
    expect(body.msg).toBe(
      'This promo code does not apply to your account. Please use another one or continue without it.',
    );
  });

  it('is refused in five languages', async () => {
    const { code } = await personal();
    const stranger = await somebody();
    const texts = new Set<string>();
    for (const locale of ['en', 'zh-CN', 'ja', 'ko', 'th'] as const) {
      const { promos_refused: list } = await data(orders.previewOrder, purchase(stranger, code), {
        ...stranger,
        locale,
      });
      texts.add(list[0]!.reason);
    }
    expect(texts.size).toBe(5);
  });

  it('is hidden from strangers among coupons and at the checkout', async () => {
    const { owner, code } = await personal();
    const stranger = await somebody();
    expect([await codesOf(owner), await codesOf(stranger)]).toEqual([[code], []]);
    expect((await explained(owner)).coupons).toMatchObject([{ code, discount: '5.00', applied: 1, mer_id: '' }]);
    expect((await explained(stranger)).coupons).toEqual([]);
  });

  it('is nothing for a guest', async () => {
    const { owner, code } = await personal();
    const { status } = await call(orders.placeOrder, purchase(owner, code), {});
    expect(status).toBe(401);
    expect((await call(coupons.ownCoupons, {}, {})).status).toBe(401);
  });

  it('is unknown and unlisted before it begins', async () => {
    const { id, owner, code } = await personal();
    const starts_at = later(clock.now(), day);
    await db.transact((tx) => tx.updateTable('promo_codes').set({ starts_at }).where('id', '=', id).execute());
    expect(await refused(owner, code)).toBe('promo_unknown');
    expect(await codesOf(owner)).toEqual([]);
  });

  it('finds accounts by username or id, each once', async () => {
    const owner = await somebody();
    const username = `s${owner.id.replaceAll('-', '').slice(-24)}`;
    const { id } = await promo({ audience: 'accounts', accounts: [username.toUpperCase(), owner.id] });
    expect(await data(desk.deskPromoById, { id }, as)).toMatchObject({
      audience: 'accounts',
      accounts: 1,
      named: [{ id: owner.id, username, used: 0 }],
    });
  });

  it('names no account that does not exist or was deleted', async () => {
    const gone = await somebody();
    await db.transact((tx) =>
      tx.updateTable('users').set({ deleted_at: clock.now() }).where('id', '=', gone.id).execute(),
    );
    for (const account of [gone.id, newId(), 'nobody-of-this-name']) {
      const { body } = await call(desk.createPromo, form({ audience: 'accounts', accounts: [account] }), as);
      expect(body).toMatchObject({ code: 0, fields: ['accounts'] });
      expect(body.msg).toContain(account);
    }
  });

  it('is shown to the second administrator with the names', async () => {
    const owner = await somebody();
    const { id } = await data(desk.createPromo, form({ audience: 'accounts', accounts: [owner.id] }), as);
    const { list } = await data(deskChanges, { state: 'waiting', limit: 100 }, as);
    const { fields } = list.find((change) => change.id === id)!;
    expect(fields).toContainEqual({ field: 'audience', before: null, after: 'accounts' });
    expect(fields.find(({ field }) => field === 'accounts')!.after).toEqual([
      `s${owner.id.replaceAll('-', '').slice(-24)}`,
    ]);
  });
});

describe('the form', () => {
  it('names the field that is missing or does not belong to the audience', async () => {
    const owner = await somebody();
    const since = later(clock.now(), -day).toISOString();
    for (const [parts, field] of [
      [{ audience: 'accounts' }, 'accounts'],
      [{ accounts: [owner.id] }, 'accounts'],
      [{ audience: 'registered_since' }, 'registered_since'],
      [{ audience: 'away', away_days: 30, registered_since: since }, 'registered_since'],
      [{ audience: 'away' }, 'away_days'],
      [{ audience: 'first_order', away_days: 30 }, 'away_days'],
    ] as const)
      expect((await call(desk.createPromo, form(parts), as)).body).toMatchObject({ code: 0, fields: [field] });
  });
});

describe('a code for first orders', () => {
  const first = (parts: object = {}) => promo({ audience: 'first_order', uses_per_user: 5, ...parts });

  it('counts once of sixteen orders that are placed at once', async () => {
    const { id, code } = await first();
    const shopper = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => call(orders.placeOrder, purchase(shopper, code, at + 1), shopper)),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect((await data(desk.deskPromoById, { id }, as)).used).toBe(1);
  });

  it('counts once with two such codes at once', async () => {
    const codes = [await first(), await first()];
    const shopper = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        call(orders.placeOrder, purchase(shopper, codes[at % 2]!.code, at + 1), shopper),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('keeps what was placed, and is refused after the order is paid', async () => {
    const { code } = await first();
    const shopper = await somebody();
    const { out_trade_no } = await place(shopper, code);
    expect((await pay(shopper, out_trade_no)).paid).toBe('95.00');
    expect(await refused(shopper, code, 2)).toBe('promo_not_for_account');
    expect(await codesOf(shopper)).not.toContain(code);
  });

  it('comes back when the order is cancelled before it is paid', async () => {
    const { code } = await first();
    const shopper = await somebody();
    const { order_ids } = await place(shopper, code);
    await data(orders.cancelOrder, { order_id: order_ids[0]! }, shopper);
    expect((await place(shopper, code, 2)).total_price).toBe('195.00');
  });

  it('does not come back when a paid order is cancelled and its money refunded', async () => {
    const { code } = await first();
    const shopper = await somebody();
    const { order_ids, out_trade_no } = await place(shopper, code);
    await pay(shopper, out_trade_no);
    await data(orders.cancelOrder, { order_id: order_ids[0]! }, shopper);
    expect(await refused(shopper, code, 2)).toBe('promo_not_for_account');
  });

  it('is refused to somebody who hides the paid order', async () => {
    const { code } = await first();
    const shopper = await somebody();
    await buy(shopper);
    await db.transact((tx) =>
      tx.updateTable('orders').set({ hidden_at: clock.now() }).where('user_id', '=', shopper.id).execute(),
    );
    expect(await refused(shopper, code, 2)).toBe('promo_not_for_account');
  });
});

describe('a code for a group', () => {
  it('is for accounts that were opened since a moment', async () => {
    const before = await somebody();
    clock.advance(day);
    const after = await somebody();
    const since = later(clock.now(), -day / 2).toISOString();
    const { code } = await promo({ audience: 'registered_since', registered_since: since });
    expect(await refused(before, code)).toBe('promo_not_for_account');
    expect((await place(after, code)).total_price).toBe('95.00');
  });

  it('is for those who bought, but not for some days', async () => {
    const [never, lately, long] = [await somebody(), await somebody(), await somebody()];
    await buy(long);
    clock.advance(20 * day);
    await buy(lately);
    const { code } = await promo({ audience: 'away', away_days: 14 });
    expect(await refused(never, code)).toBe('promo_not_for_account');
    expect(await refused(lately, code)).toBe('promo_not_for_account');
    expect((await place(long, code)).total_price).toBe('95.00');
    expect(await refused(long, code, 2)).toBe('promo_not_for_account');
  });
});
