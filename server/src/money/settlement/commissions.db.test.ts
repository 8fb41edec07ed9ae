import { addCommissionRule, commissionChoices, commissionRules } from '@tradewind/contract/money/desk/commissions';
import { refuseChange } from '@tradewind/contract/platform/desk/changes';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, buildShopperRow } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder, payBuiltOrder } from '../../../test/build-order.ts';
import { applyChangesAtOnce, approveAsAnother, processDueChanges } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
await applyChangesAtOnce(db);
const shop = await buildShop(db, { name: 'Harbour Tea' });
const product = await buildProduct(db, { shop, category: 'food', price: 10_000n });
const desk = async () => ({ desk: (await buildOperator(db, ['finance', 'admin'], { now: clock.now() })).token });

const reason = 'Agreed with the shop';

/** The commission of an order that is paid now, in US cents. */
async function commissionNow(): Promise<bigint> {
  const order = await buildOrder(db, await buildShopperRow(db), [{ product }], { at: clock.now() });
  await payBuiltOrder(db, order, clock.now());
  return (
    await db.read
      .selectFrom('line_commissions')
      .select('commission')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
  ).commission;
}

it('is five per cent of everything by default', async () => {
  const { list } = await data(commissionRules, {}, await desk());
  expect(list).toMatchObject([{ scope: 'all', rate_bp: 500, floor: '0.00', cap: null, state: 'current', made_by: '' }]);
  expect(await commissionNow()).toBe(500n);
});

it('applies a rule from its time on, audits it, and can end it in favour of the wider scope', async () => {
  const by = await desk();
  const from = later(clock.now(), 2 * day);
  const change = await data(
    addCommissionRule,
    { shop_id: shop.id, rate_bp: 800, floor: '1.00', cap: '6.00', effective_at: from.toISOString(), reason },
    by,
  );
  expect(change).toMatchObject({
    name: 'Harbour Tea',
    effective_at: from.toISOString(),
    fields: [
      { field: 'rate_bp', before: null, after: 800 },
      { field: 'floor', before: null, after: '1.00' },
      { field: 'cap', before: null, after: '6.00' },
    ],
  });
  await approveAsAnother(test, change.id);
  expect(await commissionNow()).toBe(500n);
  clock.advance(2 * day);
  await processDueChanges(test);
  const afterwards = await desk();
  expect(await commissionNow()).toBe(600n);
  expect((await data(commissionRules, {}, afterwards)).list.map(({ scope, state }) => [scope, state])).toEqual([
    ['shop', 'current'],
    ['all', 'current'],
  ]);

  clock.advance(1_000);
  const end = await data(addCommissionRule, { shop_id: shop.id, reason }, afterwards);
  await approveAsAnother(test, end.id);
  expect(await commissionNow()).toBe(500n);
  expect((await data(commissionRules, {}, afterwards)).list.map(({ scope }) => scope)).toEqual(['all']);
  expect(
    (await data(commissionRules, { state: 'past', shop_id: shop.id }, afterwards)).list.map(({ rate_bp }) => rate_bp),
  ).toEqual([null, 800]);
  expect((await data(auditLog, {}, afterwards)).list.filter(({ act }) => act === 'commission.set')).toHaveLength(2);
});

it('refuses invalid values, past times, and unknown shops and categories', async () => {
  const by = await desk();
  const refused = async (input: object) =>
    (await refusal(addCommissionRule, { rate_bp: 500, reason, ...input }, by)).refusal;
  expect(await refused({ rate_bp: undefined })).toBe('setting_invalid');
  expect(await refused({ rate_bp: 10_001 })).toBe('bad_request');
  expect(await refused({ floor: '2.00', cap: '1.00' })).toBe('setting_invalid');
  expect(await refused({ floor: '-1.00' })).toBe('setting_invalid');
  expect(await refused({ cap: '1.005' })).toBe('setting_invalid');
  expect(await refused({ shop_id: newId() })).toBe('shop_not_found');
  expect(await refused({ shop_id: 'nobody' })).toBe('shop_not_found');
  expect(await refused({ category: 'no-such' })).toBe('setting_invalid');
  expect(await refused({ effective_at: later(clock.now(), -day).toISOString() })).toBe('setting_in_the_past');
  const own = { shop_id: shop.id, category: 'food', rate_bp: 100, reason };
  const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
  const { id } = await data(addCommissionRule, own, finance);
  expect(await refused(own)).toBe('change_open');
  expect(await data(refuseChange, { id, reason }, finance)).toMatchObject({ state: 'withdrawn' });
  const choices = await data(commissionChoices, {}, by);
  expect(choices.shops).toContainEqual({ id: shop.id, name: 'Harbour Tea' });
  expect(choices.categories).toContainEqual({ id: 'food', name: 'Food' });
});
