import * as refunds from '@tradewind/contract/trade/aftersales';
import { addToCart } from '@tradewind/contract/trade/cart';
import { shopCoupons } from '@tradewind/contract/trade/coupons';
import * as desk from '@tradewind/contract/trade/desk/campaigns';
import * as orders from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopCampaigns } from '@tradewind/contract/trade/shop-desk/campaigns';
import { createShopPromo, shopPromos } from '@tradewind/contract/trade/shop-desk/promos';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { applyChangesAtOnce, approveAsAnother } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOfPlatformAccount, platformPromotions } from '../../money/ledger/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
// Changes wait for a second administrator where there is one.
await buildOperator(db, ['admin'], { now: clock.now() });
const as = { desk: admin.token };
const noFreight = { first: 0n, next: 0n, freeOver: null };
const until = (days = 30) => later(clock.now(), days * day).toISOString();

async function campaign(form: object = {}) {
  const name = `Harvest ${newId().slice(0, 8)}`;
  const terms = { name, share: 40, most: '50.00', budget: '1000.00', ends_at: until(), reason: 'For the season' };
  const { id } = await data(desk.createCampaign, { ...terms, ...form }, as);
  await approveAsAnother(test, id);
  return (await data(desk.deskCampaigns, { limit: 100 }, as)).list.find((one) => one.name === name)!;
}
const seen = async (id: string) =>
  (await data(desk.deskCampaigns, { limit: 100 }, as)).list.find((one) => one.id === id)!;

/** A shop with a product at 100 dollars. */
async function shop() {
  const built = await buildShop(db, { freight: noFreight });
  const owner = await buildMerchant(db, { shop: built, now: clock.now() });
  const product = await buildProduct(db, { shop: built, price: 10_000n, stock: 10_000 });
  return { owner, product, id: built.id };
}
const coupon = (owner: BuiltMerchant, campaignId: string, form: object = {}) =>
  data(
    createShopPromo,
    {
      code: `C${newId().replaceAll('-', '').slice(0, 12)}`,
      kind: 'percent',
      value: '25',
      ends_at: until(20),
      uses_per_user: 5,
      campaign_id: campaignId,
      ...form,
    },
    { token: owner.token },
  );
const place = (shopper: BuiltShopper, product: string, code: string, number = 1) =>
  ({ product_id: product, number, address_id: shopper.addressId, promo_code: code }) as const;
const somebody = () => buildShopper(db, { balance: 1_000_000n });

async function buy(shopper: BuiltShopper, product: string, code: string, number = 1) {
  const { order_ids } = await data(orders.placeOrder, place(shopper, product, code, number), shopper);
  await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, shopper);
  return order_ids[0]!;
}
const stored = (id: string) =>
  db.read
    .selectFrom('orders')
    .select(['total', 'discount', 'shop_discount', 'promo_code', 'shop_promo_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const promotions = () => balanceOfPlatformAccount(db.read, platformPromotions);

afterEach(() => expectCleanBooks(db));

describe('a coupon that joined a campaign', () => {
  it('takes off the same for the shopper, and the platform bears its part', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    const preview = await data(orders.previewOrder, place(shopper, product.id, code), shopper);
    expect(preview).toMatchObject({ discount: '25.00', total: '75.00', promos: [{ code, discount: '25.00' }] });
    const before = await promotions();
    const orderId = await buy(shopper, product.id, code);
    expect(await stored(orderId)).toEqual({
      total: 7_500n,
      discount: 1_000n,
      shop_discount: 1_500n,
      promo_code: '',
      shop_promo_code: code,
    });
    expect((await promotions()) - before).toBe(-1_000n);
    expect(await seen(id)).toMatchObject({ spent: '10.00', coupons: 1, shops: 1 });
  });

  it('shows both desks what each side gave', async () => {
    const [{ id, name }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    await buy(shopper, product.id, code);
    const { list } = await data(shopPromos, {}, { token: owner.token });
    expect(list[0]).toMatchObject({ given: '25.00', shared: '10.00', campaign: name, campaign_share: 40 });
    const offered = await data(shopCampaigns, {}, { token: owner.token });
    expect(offered.list.find((one) => one.id === id)).toMatchObject({ left: '990.00', coupons: 1, share: 40 });
  });

  it('costs the platform at most the amount per order', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign({ most: '6.00' }), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    expect(await stored(await buy(shopper, product.id, code))).toMatchObject({ discount: 600n, shop_discount: 1_900n });
  });

  it('gives its part back to the budget when the order is cancelled', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    const before = await promotions();
    const orderId = await buy(shopper, product.id, code);
    await data(orders.cancelOrder, { order_id: orderId }, shopper);
    expect(await promotions()).toBe(before);
    expect(await seen(id)).toMatchObject({ spent: '0.00' });
  });

  it('returns both parts pro rata when one of three pieces is refunded', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    const orderId = await buy(shopper, product.id, code, 3);
    const afterPaying = await promotions();
    const { lines } = await data(refunds.refundForm, { order_id: orderId }, shopper);
    const { order_product_id: line, steps } = lines[0]!;
    const { refund_id: refundId } = await data(
      refunds.requestRefund,
      {
        order_id: orderId,
        service_type: '0',
        receiving_status: '0',
        reason_type: 'not_needed',
        refund_explain: 'One less.',
        amount: steps[0]!.amount,
        order_product_id: line,
        quantities: { [line]: 1 },
      },
      shopper,
    );
    await data(shopRefunds.approveRefund, { id: refundId, password_pay: testCode }, { token: owner.token });
    // 3 pieces: 300.00 less 75.00, of which the platform bears 30.00. One piece: 75.00 to the shopper, 10.00 to the platform.
    expect((await promotions()) - afterPaying).toBe(1_000n);
  });

  it('works beside a code of the platform', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    const ours = `P${newId().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
    await db.kysely
      .insertInto('promo_codes')
      .values({
        id: newId(),
        code: ours,
        titles: {},
        kind: 'amount',
        value: 500n,
        starts_at: new Date(0),
        ends_at: new Date('2200-01-01'),
      })
      .execute();
    const input = { ...place(shopper, product.id, code), promo_codes: [ours] };
    expect(await data(orders.previewOrder, input, shopper)).toMatchObject({
      discount: '30.00',
      promos: [
        { code: ours, discount: '5.00' },
        { code, discount: '25.00' },
      ],
    });
    const { order_ids } = await data(orders.placeOrder, input, shopper);
    expect(await stored(order_ids[0]!)).toMatchObject({ discount: 1_500n, shop_discount: 1_500n, promo_code: ours });
    await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, shopper);
  });
});

describe('the budget of a campaign', () => {
  it('is never exceeded by orders that are placed at once', async () => {
    const [{ id }, { owner, product }] = [await campaign({ budget: '35.00', most: '35.00' }), await shop()];
    const { code } = await coupon(owner, id);
    const shoppers = await Promise.all(Array.from({ length: 8 }, somebody));
    const answers = await Promise.all(
      shoppers.map((shopper) => test.call(orders.placeOrder, place(shopper, product.id, code), shopper)),
    );
    const refused = answers.filter(({ body }) => body.code !== 1);
    expect(refused.map(({ body }) => body)).toEqual(
      refused.map(() => expect.objectContaining({ refusal: 'promo_used_up' })),
    );
    expect(answers.length - refused.length).toBe(3);
    expect(await seen(id)).toMatchObject({ spent: '30.00' });
  });

  it('ends its coupons when it is used up, instead of letting the shop bear all', async () => {
    const [{ id }, { owner, product, id: shopId }, shopper] = [
      await campaign({ budget: '10.00', most: '10.00' }),
      await shop(),
      await somebody(),
    ];
    const { code } = await coupon(owner, id, { claimable: 1 });
    await buy(shopper, product.id, code);
    const next = await somebody();
    expect((await refusal(orders.placeOrder, place(next, product.id, code), next)).refusal).toBe('promo_used_up');
    expect(await data(shopCoupons, { mer_id: shopId }, next)).toMatchObject({ list: [] });
  });

  it('is shared by the shops of one order', async () => {
    const [{ id }, one, other, shopper] = [
      await campaign({ budget: '15.00', most: '15.00' }),
      await shop(),
      await shop(),
      await somebody(),
    ];
    const codes = [(await coupon(one.owner, id)).code, (await coupon(other.owner, id)).code];
    const ids = [];
    for (const { product } of [one, other])
      ids.push((await data(addToCart, { product_id: product.id, num: 1 }, shopper)).cart_id);
    const input = { cart_ids: ids.join(), address_id: shopper.addressId, promo_codes: codes };
    expect(await data(orders.previewOrder, input, shopper)).toMatchObject({
      promos: [{ code: codes[0] }],
      promos_refused: [{ code: codes[1] }],
    });
  });
});

describe('joining a campaign', () => {
  it('is refused for one that has ended, and a coupon ends no later than its campaign', async () => {
    const [{ id }, { owner }] = [await campaign({ ends_at: until(10) }), await shop()];
    const form = { code: 'LATECODE', kind: 'amount', value: '1', ends_at: until(11), campaign_id: id } as const;
    expect(await refusal(createShopPromo, form, { token: owner.token })).toMatchObject({
      refusal: 'promo_invalid',
      fields: ['ends_at'],
    });
    await data(desk.endCampaign, { id }, as);
    expect(await refusal(createShopPromo, { ...form, ends_at: until(5) }, { token: owner.token })).toMatchObject({
      refusal: 'campaign_not_open',
      fields: ['campaign_id'],
    });
  });

  it('ends with the campaign', async () => {
    const [{ id }, { owner, product }, shopper] = [await campaign(), await shop(), await somebody()];
    const { code } = await coupon(owner, id);
    await data(desk.endCampaign, { id }, as);
    expect((await refusal(orders.placeOrder, place(shopper, product.id, code), shopper)).refusal).toBe('promo_expired');
    expect((await data(shopPromos, { state: 'past' }, { token: owner.token })).list).toMatchObject([{ code }]);
  });

  it('needs the right to promo codes', async () => {
    const { id: shopId } = await shop();
    const manager = await buildMerchant(db, { shop: { id: shopId }, role: 'manager', now: clock.now() });
    expect((await refusal(shopCampaigns, {}, { token: manager.token })).refusal).toBe('shop_right_missing');
  });
});

it('a campaign is refused where its amounts or times make no sense', async () => {
  const form = { name: 'Odd', share: 50, most: '5', budget: '10', ends_at: until(), reason: 'A test of the form' };
  for (const [change, field] of [
    [{ most: '11' }, 'most'],
    [{ budget: '0' }, 'budget'],
    [{ ends_at: until(-1) }, 'ends_at'],
  ] as const)
    expect(await refusal(desk.createCampaign, { ...form, ...change }, as)).toMatchObject({
      refusal: 'promo_invalid',
      fields: [field],
    });
});
