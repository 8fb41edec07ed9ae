import * as aftersales from '@tradewind/contract/trade/aftersales';
import { saveAddress } from '@tradewind/contract/people/addresses';
import { addToCart } from '@tradewind/contract/trade/cart';
import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import { getUserInfo } from '@tradewind/contract/people/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import type { BuiltProduct } from '../../../test/build-catalog.ts';
import { buildDutiableGoods, standard } from '../../../test/build-dutiable-goods.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { seededRandom } from '../../../fuzz/random.ts';
import { partsIn } from '../../../test/parts-in.ts';
import { newId } from '../../base/ids/ids.ts';
import { freightFor } from '../freight/index.ts';
import { platformDuties } from '../../money/ledger/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const { near, far, goods } = await buildDutiableGoods(db);

/** Adds an address in a country. @returns its id. */
async function addressIn({ token }: BuiltShopper, country: string): Promise<string> {
  const place = {
    name: 'Somebody',
    mobile: '+66812345678',
    country: `Somewhere, ${country}`,
    detail: '1 Street',
    tag: 'Home',
  };
  return (await data(saveAddress, { ...place, set_parts: partsIn(country) }, { token })).address_id;
}

async function fillCart({ token }: BuiltShopper, pieces: readonly number[]): Promise<string> {
  const ids: string[] = [];
  for (const [index, num] of pieces.entries())
    if (num > 0)
      ids.push(
        (await data(addToCart, { product_id: (goods as readonly BuiltProduct[])[index]!.id, num }, { token })).cart_id,
      );
  return ids.join();
}
const minor = (text: string): bigint => fromWire(text)!.minor;
const moneyOf = async ({ token }: BuiltShopper) => minor((await data(getUserInfo, {}, { token })).money);
/** The balance of the duties account. */
const dutiesBalance = async () => {
  const { amount } = await db.read
    .selectFrom('entries')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('account_id', '=', platformDuties.id)
    .executeTakeFirstOrThrow();
  return amount;
};

describe('the landed cost of an order', () => {
  it('equals the preview for any cart, destination and option, and is refunded in full', async () => {
    const shopper = await buildShopper(db, { balance: 1_000_000_000n });
    const addresses = await Promise.all(['TH', 'SG', 'DE', 'US', 'JP'].map((country) => addressIn(shopper, country)));
    await db.transact((tx) =>
      tx
        .insertInto('promo_codes')
        .values({
          id: newId(),
          code: 'WALK',
          titles: { en: 'Walk' },
          kind: 'percent',
          value: 1_250n,
          cap: 2_000n,
          starts_at: new Date('2020-01-01'),
          ends_at: new Date('2100-01-01'),
          uses_per_user: 999,
        })
        .execute(),
    );
    const options = { token: shopper.token };
    const { below: next } = seededRandom(20_261_121);
    const before = await moneyOf(shopper);
    let [placed, refused] = [0, 0];
    for (let round = 0; round < 24; round += 1) {
      const drawn = [next(4), next(3), next(4)];
      const pieces = drawn.some((count) => count > 0) ? drawn : [1, 0, 0];
      const way = ['standard', 'express', undefined][next(3)] as DeliveryKind | undefined;
      const input = {
        cart_ids: await fillCart(shopper, pieces),
        address_id: addresses[next(addresses.length)]!,
        ...(way && { deliveries: { [near.id]: way, [far.id]: way } }),
        ...(next(2) === 0 && { promo_code: 'WALK' }),
      };
      const preview = await data(contract.previewOrder, input, options);
      for (const part of ['goods', 'freight', 'discount', 'duty', 'tax', 'total'] as const) {
        expect(
          preview.shops.reduce((sum, shop) => sum + minor(shop[part]), 0n),
          part,
        ).toBe(minor(preview[part]));
      }
      expect(minor(preview.delivery)).toBe(minor(preview.freight) + minor(preview.duty) + minor(preview.tax));
      const isOffered = preview.shops.every((shop) => shop.refused === null && (!way || shop.delivery === way));
      if (!isOffered) {
        expect(['no_delivery_here', 'delivery_not_offered']).toContain(
          (await refusal(contract.placeOrder, input, options)).refusal,
        );
        refused += 1;
        continue;
      }
      const order = await data(contract.placeOrder, { ...input, total: preview.total }, options);
      expect(order.total_price).toBe(preview.total);
      const { paid } = await data(
        contract.payOrderGroup,
        { out_trade_no: order.out_trade_no, total_price: preview.total, password_pay: testCode },
        options,
      );
      expect([paid, await moneyOf(shopper)]).toEqual([preview.total, before - minor(preview.total)]);
      expect(await dutiesBalance()).toBe(minor(preview.duty) + minor(preview.tax));
      for (const order_id of order.order_ids) await data(contract.cancelOrder, { order_id }, options);
      expect([await moneyOf(shopper), await dutiesBalance()]).toEqual([before, 0n]);
      placed += 1;
    }
    expect(placed).toBeGreaterThan(8);
    expect(refused).toBeGreaterThan(2);
    await expectCleanBooks(db);
  });

  it('collects duty and tax separately and refunds them piece by piece to the cent', async () => {
    const merchant = await buildMerchant(db, { shop: near, now: clock.now() });
    const shopper = await buildShopper(db, { balance: 10_000_000n });
    const options = { token: shopper.token };
    const { order_ids, out_trade_no, total_price } = await data(
      contract.placeOrder,
      { cart_ids: await fillCart(shopper, [3, 2, 0]), address_id: await addressIn(shopper, 'TH') },
      options,
    );
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, options);
    const order = await data(contract.order, { order_id: order_ids[0]! }, options);
    // Duty on the toys only; tax on goods, freight and duty; estimated duty is in no total.
    expect(order).toMatchObject({
      goods: '306.87',
      freight: '0.00',
      duty: '30.86',
      duty_estimate: '2.00',
      total_price,
      delivery_option: { kind: 'standard', name: 'Standard', days_from: 4, days_to: 8 },
    });
    expect(minor(order.tax)).toBe(minor(order.total_price) - minor(order.goods) - minor(order.duty));
    expect(order.money).toMatchObject({
      paid: total_price,
      held: '306.87',
      duties: toWire(usd(minor(order.duty) + minor(order.tax))),
    });

    const ask = {
      order_id: order.order_id,
      service_type: '0',
      receiving_status: '0',
      reason_type: 'not_needed',
      refund_explain: 'One is enough.',
    } as const;
    let back = 0n;
    for (let round = 0; round < 5; round += 1) {
      const { lines } = await data(aftersales.refundForm, { order_id: order.order_id }, options);
      const { order_product_id: id, steps } = lines[round % lines.length]!;
      const { refund_id } = await data(
        aftersales.requestRefund,
        {
          ...ask,
          amount: steps[0]!.amount,
          order_product_id: lines.map((line) => line.order_product_id).join(),
          quantities: Object.fromEntries(
            lines.map((line) => [line.order_product_id, line.order_product_id === id ? 1 : 0]),
          ),
        },
        options,
      );
      expect(
        await data(shopRefunds.approveRefund, { id: refund_id, password_pay: testCode }, { token: merchant.token }),
      ).toMatchObject({
        state: 'refunded',
        granted: steps[0]!.amount,
        charges: steps[0]!.charges,
      });
      back += minor(steps[0]!.amount);
    }
    expect([back, await moneyOf(shopper), await dutiesBalance()]).toEqual([minor(total_price), 10_000_000n, 0n]);
    expect(await data(contract.order, { order_id: order.order_id }, options)).toMatchObject({
      status: -2,
      money: { place: 'returned', duties: '0.00', held: '0.00' },
    });
    await expectCleanBooks(db);
  });

  it('names shops that do not deliver to the destination and refuses orders from them', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const input = { cart_ids: await fillCart(shopper, [1, 0, 1]), address_id: await addressIn(shopper, 'US') };
    const { shops } = await data(contract.previewOrder, input, shopper);
    const delivered = shops
      .map(({ mer_name, delivery, refused }) => [
        mer_name,
        delivery,
        refused?.includes('Far doesn’t ship there') ?? null,
      ])
      .toSorted();
    expect(delivered).toEqual([
      ['Far', null, true],
      ['Near', 'standard', null],
    ]);
    expect(await refusal(contract.placeOrder, input, shopper)).toMatchObject({
      refusal: 'no_delivery_here',
      msg: expect.stringContaining('Far'),
    });
    expect(
      (
        await refusal(
          contract.placeOrder,
          { ...input, cart_ids: await fillCart(shopper, [1, 0, 0]), deliveries: { [near.id]: 'express' } },
          shopper,
        )
      ).refusal,
    ).toBe('delivery_not_offered');
  });

  it('charges no duty on domestic parcels and uses standard delivery by default', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const cart_id = await fillCart(shopper, [0, 0, 2]);
    const inGermany = await data(
      contract.previewOrder,
      { cart_id, address_id: await addressIn(shopper, 'DE') },
      shopper,
    );
    expect(inGermany).toMatchObject({
      tax: '0.00',
      freight: '9.00',
      shops: [
        {
          delivery: 'standard',
          options: [
            { kind: 'standard', price: '9.00' },
            { kind: 'express', price: '23.50' },
          ],
        },
      ],
    });
    const inSingapore = await data(
      contract.previewOrder,
      { cart_id, address_id: await addressIn(shopper, 'SG'), deliveries: { [far.id]: 'express' } },
      shopper,
    );
    expect(inSingapore).toMatchObject({
      freight: '23.50',
      tax: '3.51',
      shops: [{ delivery: 'express', more_for_free: null }],
    });
  });

  it('reports the amount missing for free delivery', async () => {
    const shopper = await buildShopper(db, { balance: 100_000n });
    const { shops } = await data(
      contract.previewOrder,
      { cart_id: await fillCart(shopper, [1, 1, 0]), address_id: await addressIn(shopper, 'TH') },
      shopper,
    );
    expect(shops[0]).toMatchObject({ freight: '5.40', more_for_free: '156.56' });
    expect(freightFor(standard(480, 60, 30_000), { pieces: 2, grams: 0, goods: usd(30_000) })).toEqual(usd(0));
  });
});

describe('where no duty rule is kept for the destination', () => {
  /** Whether the checkout warns, and the orders that are placed then. */
  const warns = async (country: string) => {
    const shopper = await buildShopper(db);
    const input = { cart_ids: await fillCart(shopper, [1, 0, 0]), address_id: await addressIn(shopper, country) };
    const { customs_may_charge } = await data(contract.previewOrder, input, { token: shopper.token });
    const { order_ids } = await data(contract.placeOrder, input, { token: shopper.token });
    const placed = await data(contract.order, { order_id: order_ids[0]! }, { token: shopper.token });
    return [customs_may_charge, placed.customs_may_charge];
  };
  const shopsIn = (country: string) => db.kysely.updateTable('shops').set({ country }).execute();

  it('the checkout and the order say that customs may charge, also beside a tax', async () => {
    for (const country of ['JP', 'SG', 'VN']) expect([country, await warns(country)]).toEqual([country, [1, 1]]);
  });

  it('they say nothing where a duty rule is kept', async () => {
    expect(await warns('TH')).toEqual([0, 0]);
  });

  it('they say nothing within a customs union, and say it from outside', async () => {
    await db.kysely
      .updateTable('duty_rules')
      .set({ except_from: ['FR'] })
      .where('country', '=', 'DE')
      .execute();
    await shopsIn('FR');
    expect(await warns('DE')).toEqual([0, 0]);
    await shopsIn('CN');
    expect(await warns('DE')).toEqual([1, 1]);
  });

  it('they say nothing within a country', async () => {
    await shopsIn('VN');
    expect(await warns('VN')).toEqual([0, 0]);
  });

  it('an order says what its checkout said, when rules have come since', async () => {
    const shopper = await buildShopper(db);
    const input = { cart_ids: await fillCart(shopper, [1, 0, 0]), address_id: await addressIn(shopper, 'JP') };
    const { order_ids } = await data(contract.placeOrder, input, { token: shopper.token });
    const rule = { id: newId(), country: 'JP', kind: 'duty', rate_bp: 500, above: 0n, collected: true };
    const from = { except_from: [], valid_from: new Date('2026-01-01'), made_at: new Date('2026-01-01') };
    await db.kysely
      .insertInto('duty_rules')
      .values({ ...rule, ...from })
      .execute();
    const placed = await data(contract.order, { order_id: order_ids[0]! }, { token: shopper.token });
    expect([placed.customs_may_charge, (await warns('JP'))[0]]).toEqual([1, 0]);
  });
});
