import { approveRefund, confirmArrival, offerPart } from '@tradewind/contract/trade/shop-desk/aftersales';
import {
  answerCancel,
  cancelByShop,
  shipOrder,
  shopOrder,
  shopOrders,
} from '@tradewind/contract/trade/shop-desk/orders';
import { planPayouts, removePayoutAccount } from '@tradewind/contract/money/shop-desk/payouts';
import type { ApiScope } from '@tradewind/contract/base/api-scopes';
import { shopRoles } from '@tradewind/contract/base/shop-roles';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildApiKey } from '../../../test/build-api-key.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs } from '../../../test/order-acts.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
const { pay } = orderActs(test);

/** A paid order, and a member of its shop with each role. */
async function shopWithRoles() {
  const deal = await pay();
  const tokens = new Map([['owner', deal.merchant.token]]);
  for (const role of shopRoles.filter((role) => role !== 'owner'))
    tokens.set(role, (await buildMerchant(db, { shop: { id: deal.merchant.shopId }, role, now: clock.now() })).token);
  return { deal, tokens };
}

describe('an order at the shop desk', () => {
  it('shows what the shop earns to the owner and finance only', async () => {
    const { deal, tokens } = await shopWithRoles();
    const seen: string[] = [];
    for (const [role, token] of tokens)
      if ((await data(shopOrder, { id: deal.id }, { token })).money !== null) seen.push(role);
    expect(seen.toSorted()).toEqual(['finance', 'owner']);
  });

  it('shows what the shop earns to a key only with the scope of balances', async () => {
    const { deal } = await shopWithRoles();
    const seen = async (scopes: ApiScope[]) => {
      const { secret } = await buildApiKey(db, deal.merchant, scopes, { now: clock.now() });
      const response = await test.app.inject({
        url: shopOrder.path,
        query: { id: deal.id },
        headers: { authorization: `Bearer ${secret}` },
      });
      return response.json<{ data: { money: unknown } }>().data.money !== null;
    };
    expect(await seen(['orders:read'])).toBe(false);
    expect(await seen(['orders:read', 'balance:read'])).toBe(true);
  });

  it('shows quantities and no amount to who only ships', async () => {
    const { deal, tokens } = await shopWithRoles();
    const token = tokens.get('fulfilment')!;
    const order = await data(shopOrder, { id: deal.id }, { token });
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([3]);
    expect(JSON.stringify(order)).not.toMatch(/"\d+\.\d\d"/);
    expect(JSON.stringify(await data(shopOrders, {}, { token }))).not.toMatch(/"\d+\.\d\d"/);
    const shipped = await data(shipOrder, { id: deal.id, carrier: 'dhl', number: 'JD4400' }, { token });
    expect([shipped.total, shipped.money]).toEqual([null, null]);
  });

  it('shows what was paid to those who deal with complaints and prices', async () => {
    const { deal, tokens } = await shopWithRoles();
    for (const role of ['manager', 'service'])
      expect((await data(shopOrder, { id: deal.id }, { token: tokens.get(role)! })).lines[0]?.price).toBe('10.00');
  });
});

describe('paying money back', () => {
  const acts = [
    [approveRefund, { keep_goods: 1 }],
    [offerPart, { amount: '1.00' }],
    [confirmArrival, { sellable: 1 }],
    [cancelByShop, { note: 'Broken' }],
    [answerCancel, { agree: true }],
    [removePayoutAccount, {}],
  ] as const;

  it.each(acts)('asks for the payment code', async (endpoint, input) => {
    const { merchant } = await pay();
    const options = { token: merchant.token };
    const id = newId();
    expect((await refusal(endpoint, { id, ...input }, options)).refusal).toBe('payment_code_required');
    expect((await refusal(endpoint, { id, ...input, password_pay: '000000' }, options)).refusal).toBe(
      'payment_code_wrong',
    );
    expect((await refusal(endpoint, { id, ...input, password_pay: testCode }, options)).refusal).toMatch(/not_found$/);
  });

  it('asks for it again for the next act', async () => {
    const [one, two] = [await pay(), await pay()];
    await data(cancelByShop, { id: one.id, note: 'Broken', password_pay: testCode }, { token: one.merchant.token });
    expect((await refusal(cancelByShop, { id: two.id, note: 'Broken' }, { token: two.merchant.token })).refusal).toBe(
      'payment_code_required',
    );
    await expectCleanBooks(db);
  });

  it('is locked after wrong codes, and nothing is paid', async () => {
    const { id, merchant } = await pay();
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(
        (await refusal(cancelByShop, { id, note: 'Broken', password_pay: `99999${n}` }, { token: merchant.token }))
          .refusal,
      );
    expect(answers.at(-1)).toBe('payment_code_locked');
    expect(
      (await refusal(cancelByShop, { id, note: 'Broken', password_pay: testCode }, { token: merchant.token })).refusal,
    ).toBe('payment_code_locked');
    expect((await data(shopOrder, { id }, { token: merchant.token })).status).toBe(1);
  });

  it('needs no code to refuse a cancellation', async () => {
    const { id, merchant } = await pay();
    expect((await refusal(answerCancel, { id, agree: false, note: 'Packed' }, { token: merchant.token })).refusal).toBe(
      'cancel_not_open',
    );
  });
});

it('ends the payout calendar with the payment code only', async () => {
  const { merchant } = await pay();
  const options = { token: merchant.token };
  expect((await refusal(planPayouts, { address_id: '' }, options)).refusal).toBe('payment_code_required');
  expect(await data(planPayouts, { address_id: '', password_pay: testCode }, options)).toBeNull();
});
