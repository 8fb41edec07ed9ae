import * as contract from '@tradewind/contract/trade/desk/duties';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { dutyRulesTo } from './index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
// The shop is in Portugal.
const { shopId } = await buildProduct(db, { category: 'food' });
const desk = async () => ({ desk: (await buildOperator(db, ['finance', 'admin'], { now: clock.now() })).token });
const ratesNow = async (country: string) =>
  ((await dutyRulesTo(db.read, [shopId], { country }, clock.now())).get(shopId) ?? [])
    .map(({ kind, rateBp }) => `${kind} ${rateBp}`)
    .toSorted();

it('applies rules between their start and end and audits both changes', async () => {
  const by = await desk();
  const rule = await data(contract.addDutyRule, { country: 'th', kind: 'tax', rate_bp: 700, collected: 1 }, by);
  expect(rule).toMatchObject({
    country: 'TH',
    category: '',
    over: '0.00',
    up_to: null,
    collected: 1,
    state: 'current',
    valid_until: null,
  });
  const from = later(clock.now(), 2 * day);
  const coming = await data(
    contract.addDutyRule,
    {
      country: 'TH',
      category: 'food',
      kind: 'duty',
      rate_bp: 1_000,
      over: '45.00',
      collected: 0,
      valid_from: from.toISOString(),
    },
    by,
  );
  expect(coming).toMatchObject({
    state: 'upcoming',
    category: 'food',
    category_name: expect.any(String),
    over: '45.00',
  });
  expect(await ratesNow('TH')).toEqual(['tax 700']);
  clock.advance(3 * day);

  const afterwards = await desk();
  expect(await ratesNow('TH')).toEqual(['duty 1000', 'tax 700']);
  expect(await data(contract.endDutyRule, { id: rule.id }, afterwards)).toMatchObject({ state: 'past' });
  expect(await ratesNow('TH')).toEqual(['duty 1000']);
  expect((await refusal(contract.endDutyRule, { id: rule.id }, afterwards)).refusal).toBe('duty_rule_not_found');
  expect((await data(contract.dutyRules, {}, afterwards)).list.map(({ id }) => id)).toEqual([coming.id]);
  expect((await data(contract.dutyRules, { state: 'past' }, afterwards)).list.map(({ id }) => id)).toEqual([rule.id]);
  expect((await data(auditLog, {}, afterwards)).list.filter(({ act }) => act.startsWith('duty.'))).toHaveLength(3);
});

it('never applies a rule that was ended before it began', async () => {
  const by = await desk();
  const rule = await data(
    contract.addDutyRule,
    { country: 'KR', kind: 'tax', rate_bp: 1_000, collected: 1, valid_from: later(clock.now(), day).toISOString() },
    by,
  );
  expect(await data(contract.endDutyRule, { id: rule.id }, by)).toMatchObject({ state: 'past' });
  clock.advance(2 * day);
  expect(await ratesNow('KR')).toEqual([]);
});

it('charges nothing within a country or customs union', async () => {
  const by = await desk();
  await data(contract.addDutyRule, { country: 'PT', kind: 'tax', rate_bp: 2_300, collected: 1 }, by);
  await data(
    contract.addDutyRule,
    { country: 'DE', kind: 'tax', rate_bp: 1_900, collected: 1, except_from: ['PT', 'FR'] },
    by,
  );
  expect([await ratesNow('PT'), await ratesNow('DE'), await ratesNow('')]).toEqual([[], [], []]);
});

it('refuses invalid rules, dates in the past and operators without the role', async () => {
  const by = await desk();
  const refused = async (input: object) =>
    (await refusal(contract.addDutyRule, { country: 'JP', kind: 'tax', rate_bp: 1_000, collected: 0, ...input }, by))
      .refusal;
  expect(await refused({ country: 'XX' })).toBe('setting_invalid');
  expect(await refused({ country: 'Japan' })).toBe('bad_request');
  expect(await refused({ category: 'no-such' })).toBe('setting_invalid');
  expect(await refused({ rate_bp: 10_001 })).toBe('bad_request');
  expect(await refused({ over: '9.00', up_to: '9.00' })).toBe('setting_invalid');
  expect(await refused({ except_from: ['XX'] })).toBe('setting_invalid');
  expect(await refused({ valid_from: later(clock.now(), -day).toISOString() })).toBe('setting_in_the_past');
  expect(await refused({ valid_until: clock.now().toISOString() })).toBe('setting_invalid');
  expect((await refusal(contract.endDutyRule, { id: newId() }, by)).refusal).toBe('duty_rule_not_found');
  const support = await buildOperator(db, ['support'], { now: clock.now() });
  expect(
    (
      await refusal(
        contract.addDutyRule,
        { country: 'JP', kind: 'tax', rate_bp: 1, collected: 0 },
        { desk: support.token },
      )
    ).refusal,
  ).toBe('desk_forbidden');
});
