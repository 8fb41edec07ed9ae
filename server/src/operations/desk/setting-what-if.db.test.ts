import * as settings from '@tradewind/contract/platform/desk/settings';
import { addPayoutAddress, requestWithdrawal } from '@tradewind/contract/money/withdrawals';
import { requestRefund } from '@tradewind/contract/trade/aftersales';
import { refuseRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { unsent } from '../../../test/refund-acts.ts';
import { day, hour, later, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
await openWallet(db);
const { data, refusal, clock } = await testApp(db);
const admin = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
const support = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
// The clock of this file moves by a month.
await db.kysely.updateTable('operator_sessions').set({ expires_at: '2100-01-01', seen_at: '2099-12-31' }).execute();

const whatIf = (id: string, value: unknown) =>
  data(settings.settingWhatIf, { id, value: JSON.stringify(value) }, admin);

beforeAll(async () => {
  const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const as = { token: shopper.token };
  const account = { extract_type: 0, real_name: 'Anya Wattana', bank_card: '4821 0093 7715 2206' } as const;
  const { id } = await data(addPayoutAddress, { ...account, bank_name: 'Kasikornbank', password_pay: testCode }, as);
  clock.advance(2 * day);
  for (const price of ['100.00', '300.00'])
    await data(
      requestWithdrawal,
      { extract_type: 0, price, address_id: id, password_pay: testCode },
      { ...as, key: newId() },
    );

  const merchant = await buildMerchant(db, { now: clock.now() });
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: '' }, price: 1_000n });
  const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  await db.kysely
    .updateTable('orders')
    .set({ placed_at: later(clock.now(), -20 * minute) })
    .where('id', '=', order.id)
    .execute();
  const asked = await data(
    requestRefund,
    { order_id: order.id, amount: '1.00', ...unsent },
    { token: order.shopper.token },
  );
  clock.advance(30 * hour);
  await data(
    refuseRefund,
    { id: asked.refund_id, reason: 'It is on its way' },
    { token: merchant.token, shop: merchant.shopId },
  );
});

describe('what a new value of a setting would have meant', () => {
  it.each([
    ['withdrawal.minimum', 20_000, { of: 2, before: '0', after: '1' }],
    ['withdrawal.maximum', 29_999, { of: 2, before: '0', after: '1' }],
    ['withdrawal.secondApproverFrom', 30_000, { of: 2, before: '0', after: '1' }],
    ['withdrawal.approveUpTo', 10_000, { of: 2, before: '0', after: '1' }],
    ['orders.payMinutes', 19, { of: 1, before: '0', after: '1' }],
    ['orders.payMinutes', 20, { of: 1, before: '0', after: '0' }],
    ['aftersale.answerHours', 29, { of: 1, before: '0', after: '1' }],
    ['payout.minimum', 1, { of: 0, before: '0', after: '0' }],
  ])('counts what %s of %d concerns', async (id, value, effect) => {
    expect(await whatIf(id, value)).toEqual(effect);
  });

  it('sums fees by the rule that charges them', async () => {
    const rule = { fixed: 100, percentBp: 200, min: 200, max: 650 };
    expect(await whatIf('withdrawal.bank', rule)).toEqual({ of: 2, before: '5.00', after: '9.50' });
  });

  it('is the same before and after for the present value of any setting', async () => {
    const { list } = await data(settings.deskSettings, {}, admin);
    const effects = Object.keys(settings.settingEffects);
    const known = list.filter(({ id }) => effects.includes(id));
    expect(known).toHaveLength(effects.length);
    for (const { id, value } of known) {
      const { before, after } = await whatIf(id, value);
      expect(after, id).toBe(before);
    }
  });

  it('refuses settings without an effect, values that a setting can’t have, and operators without the right', async () => {
    const ask = async (input: object, as = admin) => (await refusal(settings.settingWhatIf, input, as)).refusal;
    expect(await ask({ id: 'wallet.mode', value: '"open"' })).toBe('setting_unknown');
    expect(await ask({ id: 'toString', value: '1' })).toBe('setting_unknown');
    for (const value of ['-1', '"x"', 'x', '{}', '1e99'])
      expect(await ask({ id: 'withdrawal.minimum', value }), value).toBe('setting_invalid');
    expect(await ask({ id: 'withdrawal.minimum', value: '1' }, support)).toBe('desk_forbidden');
  });

  it('looks back 30 days', async () => {
    clock.advance(31 * day);
    expect(await whatIf('withdrawal.minimum', 20_000)).toEqual({ of: 0, before: '0', after: '0' });
  });
});
