import * as aftersales from '@tradewind/contract/trade/aftersales';
import { addToCart } from '@tradewind/contract/trade/cart';
import * as desk from '@tradewind/contract/trade/desk/promos';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import * as own from '@tradewind/contract/trade/shop-desk/promos';
import { getUserInfo } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { applyChangesAtOnce, approveAsAnother } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
await applyChangesAtOnce(db);
// Changes wait for a second administrator where there is one.
await buildOperator(db, ['admin'], { now: clock.now() });
const noFreight = { first: 0n, next: 0n, freeOver: null };
const [tea, kiln] = [
  await buildShop(db, { name: 'Harbour Tea', freight: noFreight }),
  await buildShop(db, { name: 'Kiln', freight: noFreight }),
];
const leaves = await buildProduct(db, { shop: tea, price: 1_001n, stock: 10_000 });
const pot = await buildProduct(db, { shop: kiln, price: 5_000n, stock: 10_000 });
const [teaOwner, kilnOwner] = [
  await buildMerchant(db, { shop: tea, now: clock.now() }),
  await buildMerchant(db, { shop: kiln, now: clock.now() }),
];
const operator = async () => ({ desk: (await buildOperator(db, ['finance', 'admin'], { now: clock.now() })).token });

const until = () => later(clock.now(), 30 * day).toISOString();
let made = 0;
const nextCode = () => `CODE${(made += 1)}`;
const createShopPromoFor = (owner: BuiltShopper, form: object = {}) =>
  data(
    own.createShopPromo,
    { code: nextCode(), kind: 'percent', value: '10', ends_at: until(), uses_per_user: 5, ...form },
    { token: owner.token },
  );
const proposePlatformPromo = async (form: object = {}) =>
  data(
    desk.createPromo,
    {
      code: nextCode(),
      kind: 'amount',
      value: '3.00',
      ends_at: until(),
      uses_per_user: 5,
      reason: 'For the opening of the season',
      ...form,
    },
    await operator(),
  );
async function createPlatformPromo(form: object = {}): Promise<desk.PromoRow> {
  const { id, name } = await proposePlatformPromo(form);
  await approveAsAnother(test, id);
  return (await data(desk.deskPromos, { q: name }, await operator())).list[0]!;
}

async function bothInCart({ token }: BuiltShopper): Promise<string> {
  const ids = [];
  for (const [product, num] of [
    [leaves, 3],
    [pot, 1],
  ] as const)
    ids.push((await data(addToCart, { product_id: product.id, num }, { token })).cart_id);
  return ids.join();
}
const money = async (shopper: BuiltShopper) => (await data(getUserInfo, {}, { token: shopper.token })).money;

describe('a promo code of a shop', () => {
  it('applies together with a platform code, is borne by the shop and is returned in full', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const [ofTea, ours] = [
      await createShopPromoFor(teaOwner, { uses: 9 }),
      await createPlatformPromo({ minimum: '60.00' }),
    ];
    expect(ofTea).toMatchObject({ title: '10% off', shop: 'Harbour Tea', state: 'current', uses_left: 9 });
    expect(ours).toMatchObject({ title: '$3 off from $60', shop: '' });
    const input = {
      cart_ids: await bothInCart(shopper),
      address_id: shopper.addressId,
      promo_code: ofTea.code.toLowerCase(),
      promo_codes: [ours.code],
    };
    const preview = await data(contract.previewOrder, input, shopper);
    // 10 % of 30.03, and 3.00 of the rest in proportion: 27.03 and 50.00.
    expect(preview).toMatchObject({
      goods: '80.03',
      discount: '6.00',
      total: '74.03',
      promos_refused: [],
      promos: [
        { code: ours.code, discount: '3.00', mer_id: '' },
        { code: ofTea.code, discount: '3.00', mer_id: tea.id, mer_name: 'Harbour Tea' },
      ],
    });
    const { out_trade_no, order_ids, total_price } = await data(
      contract.placeOrder,
      { ...input, total: preview.total },
      shopper,
    );
    expect(total_price).toBe('74.03');
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);

    const orders = await db.read
      .selectFrom('orders as o')
      .innerJoin('order_earnings as e', 'e.order_id', 'o.id')
      .selectAll('o')
      .select(['e.due', 'e.commission'])
      .where('o.id', 'in', order_ids)
      .execute();
    const [atTea, atKiln] = [
      orders.find(({ shop_id: id }) => id === tea.id)!,
      orders.find(({ shop_id: id }) => id === kiln.id)!,
    ];
    expect(atTea).toMatchObject({
      goods: 3_003n,
      shop_discount: 300n,
      discount: 105n,
      total: 2_598n,
      due: 2_703n,
      commission: 135n,
      shop_promo_code: ofTea.code,
    });
    expect(atKiln).toMatchObject({
      shop_discount: 0n,
      discount: 195n,
      due: 5_000n,
      commission: 250n,
      shop_promo_code: '',
    });
    await expectCleanBooks(db);

    const usesLeft = async () => (await data(own.shopPromos, {}, teaOwner)).list.find(({ id }) => id === ofTea.id);
    expect(await usesLeft()).toMatchObject({ uses_left: 8, used: 1, given: '3.00' });
    await data(contract.cancelOrder, { order_id: atTea.id }, shopper);
    expect(await usesLeft()).toMatchObject({ uses_left: 9, used: 0, given: '0.00' });
    expect((await data(desk.deskPromos, {}, await operator())).list.find(({ id }) => id === ours.id)).toMatchObject({
      used: 1,
    });
    await data(contract.cancelOrder, { order_id: atKiln.id }, shopper);
    expect((await data(desk.deskPromos, {}, await operator())).list.find(({ id }) => id === ours.id)).toMatchObject({
      used: 0,
    });
    expect(await money(shopper)).toBe('1000.00');
    await expectCleanBooks(db);
  });

  it('is deducted from partial refunds together with the commission', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const promo = await createShopPromoFor(teaOwner, { value: '33.33' });
    const { out_trade_no, order_ids, total_price } = await data(
      contract.placeOrder,
      { product_id: leaves.id, number: 3, address_id: shopper.addressId, promo_code: promo.code },
      shopper,
    );
    expect(total_price).toBe('20.02');
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);
    for (let piece = 0; piece < 3; piece += 1) {
      const { lines } = await data(aftersales.refundForm, { order_id: order_ids[0]! }, shopper);
      const { order_product_id: id, steps } = lines[0]!;
      const { refund_id } = await data(
        aftersales.requestRefund,
        {
          order_id: order_ids[0]!,
          service_type: '0',
          receiving_status: '0',
          reason_type: 'not_needed',
          refund_explain: 'One less.',
          amount: steps[0]!.amount,
          order_product_id: id,
          quantities: { [id]: 1 },
        },
        shopper,
      );
      await data(shopRefunds.approveRefund, { id: refund_id, password_pay: testCode }, { token: teaOwner.token });
    }
    expect(await money(shopper)).toBe('1000.00');
    expect(
      await db.read
        .selectFrom('order_earnings')
        .select(['due', 'refunded', 'commission', 'commission_back'])
        .where('order_id', '=', order_ids[0]!)
        .executeTakeFirstOrThrow(),
    ).toEqual({ due: 2_002n, refunded: 2_002n, commission: 100n, commission_back: 100n });
    await expectCleanBooks(db);
  });

  it('can reduce an order to zero without payment, earning or commission', async () => {
    const shopper = await buildShopper(db);
    const promo = await createShopPromoFor(teaOwner, { value: '100' });
    const { out_trade_no, order_ids, total_price } = await data(
      contract.placeOrder,
      { product_id: leaves.id, number: 1, address_id: shopper.addressId, promo_code: promo.code },
      shopper,
    );
    expect(total_price).toBe('0.00');
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);
    await data(contract.cancelOrder, { order_id: order_ids[0]! }, shopper);
    await expectCleanBooks(db);
  });

  it('is refused with the failed rule and never exceeds its uses per shopper', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const [ofTea, second, ofKiln, once, dear] = [
      await createShopPromoFor(teaOwner),
      await createShopPromoFor(teaOwner),
      await createShopPromoFor(kilnOwner),
      await createShopPromoFor(teaOwner, { uses_per_user: 1 }),
      await createShopPromoFor(teaOwner, { minimum: '50.00' }),
    ];
    const input = { product_id: leaves.id, number: 1, address_id: shopper.addressId };
    const why = async (promo_codes: string[]) =>
      (await refusal(contract.placeOrder, { ...input, promo_codes }, shopper)).refusal;
    expect(await why([ofKiln.code])).toBe('promo_other_shop');
    expect(await why([ofTea.code, second.code])).toBe('promo_together');
    expect(await why([dear.code])).toBe('promo_minimum');
    expect(await why(['NOSUCH'])).toBe('promo_unknown');
    const preview = await data(contract.previewOrder, { ...input, promo_codes: [ofKiln.code, ofTea.code] }, shopper);
    expect(preview).toMatchObject({
      promos: [{ code: ofTea.code }],
      promos_refused: [{ code: ofKiln.code, reason: expect.stringContaining('Kiln') }],
    });

    const race = await Promise.allSettled(
      [1, 2, 3].map(() => data(contract.placeOrder, { ...input, promo_code: once.code }, { ...shopper, key: newId() })),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await why([once.code])).toBe('promo_used');
    await data(own.endShopPromo, { id: ofTea.id }, teaOwner);
    expect(await why([ofTea.code])).toBe('promo_expired');
  });
});

describe('creating promo codes', () => {
  it('is allowed to owners for their shop and to operators, whose acts are audited', async () => {
    const promo = await createShopPromoFor(teaOwner);
    expect((await refusal(own.endShopPromo, { id: promo.id }, kilnOwner)).refusal).toBe('promo_not_found');
    expect(
      (await data(own.shopPromos, {}, kilnOwner)).list.map(({ shop }) => shop).filter((shop) => shop !== 'Kiln'),
    ).toEqual([]);
    const manager = await buildMerchant(db, { shop: tea, role: 'manager', now: clock.now() });
    expect((await refusal(own.shopPromos, {}, manager)).refusal).toBe('shop_right_missing');
    const by = await operator();
    expect(await data(desk.endPromo, { id: promo.id }, by)).toMatchObject({ state: 'past' });
    expect((await refusal(desk.endPromo, { id: promo.id }, by)).refusal).toBe('promo_not_found');
    await createPlatformPromo();
    const acts = (await data(auditLog, {}, by)).list.map(({ act }) => act);
    expect(acts.filter((act) => act.startsWith('promo.')).slice(0, 2)).toEqual(['promo.make', 'promo.end']);
  });

  it('takes a second administrator for the platform’s', async () => {
    const { id, name } = await proposePlatformPromo({ minimum: '60.00' });
    const codes = async () => (await data(desk.deskPromos, { q: name }, await operator())).list;
    expect(await codes()).toEqual([]);
    await approveAsAnother(test, id);
    expect(await codes()).toMatchObject([{ code: name, title: '$3 off from $60', state: 'current' }]);
  });

  it('refuses invalid input', async () => {
    const why = async (form: object) =>
      (
        await refusal(
          own.createShopPromo,
          { code: nextCode(), kind: 'percent', value: '10', ends_at: until(), ...form } as never,
          { token: teaOwner.token },
        )
      ).refusal;
    const taken = await createShopPromoFor(kilnOwner);
    expect(await why({ code: taken.code.toLowerCase() })).toBe('promo_code_taken');
    for (const form of [
      { value: '0' },
      { value: '100.01' },
      { value: '-5' },
      { value: '1.005' },
      { cap: '0' },
      { kind: 'amount', cap: '5.00' },
      { minimum: '-1' },
    ])
      expect(await why(form), JSON.stringify(form)).toBe('promo_invalid');
    expect(await why({ ends_at: clock.now().toISOString() })).toBe('promo_invalid');
    expect(await why({ starts_at: later(clock.now(), -day).toISOString() })).toBe('promo_invalid');
    for (const code of ['abc', 'no spaces', 'ÜBER10']) expect(await why({ code }), code).toBe('bad_request');
    expect((await refusal(own.endShopPromo, { id: newId() }, { token: teaOwner.token })).refusal).toBe(
      'promo_not_found',
    );
  });
});
