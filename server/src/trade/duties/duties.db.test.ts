import * as contract from '@tradewind/contract/trade/desk/duties';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { applyChangesAtOnce, approveAsAnother, processDueChanges } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { dutyRulesTo } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
await applyChangesAtOnce(db);
// Changes wait for a second administrator where there is one.
await buildOperator(db, ['admin'], { now: clock.now() });
// The shop is in Portugal.
const { shopId } = await buildProduct(db, { category: 'food' });
const desk = async () => ({ desk: (await buildOperator(db, ['finance', 'admin'], { now: clock.now() })).token });
const ratesNow = async (country: string) =>
  ((await dutyRulesTo(db.read, [shopId], { country }, clock.now())).get(shopId) ?? [])
    .map(({ kind, rateBp }) => `${kind} ${rateBp}`)
    .toSorted();

const reason = 'The rates of the new year';

/** Proposes a rule and has it approved. */
async function addRule(rule: object): Promise<void> {
  const input = { kind: 'tax' as const, rate_bp: 700, collected: 1 as const, reason, country: 'TH', ...rule };
  await approveAsAnother(test, (await data(contract.addDutyRule, input, await desk())).id);
}
/** Proposes the end of a rule and has it approved. */
async function endRule(id: string): Promise<void> {
  await approveAsAnother(test, (await data(contract.endDutyRule, { id, reason }, await desk())).id);
}
const rulesOf = async (country: string) =>
  (await data(contract.dutyRules, { country, state: 'all' }, await desk())).list;

it('applies a rule when another administrator has approved it', async () => {
  const change = await data(
    contract.addDutyRule,
    { country: 'th', kind: 'tax', rate_bp: 700, collected: 1, reason },
    await desk(),
  );
  expect(change).toMatchObject({ kind: 'duty.add', name: 'TH', state: 'proposed' });
  expect(await ratesNow('TH')).toEqual([]);
  await approveAsAnother(test, change.id);
  expect(await ratesNow('TH')).toEqual(['tax 700']);
  expect(await rulesOf('TH')).toMatchObject([
    { category: '', over: '0.00', up_to: null, collected: 1, state: 'current', valid_until: null },
  ]);
});

it('applies a rule from its day on', async () => {
  const from = later(clock.now(), 2 * day);
  await addRule({ country: 'VN', category: 'food', kind: 'duty', over: '45.00', valid_from: from.toISOString() });
  expect(await ratesNow('VN')).toEqual([]);
  clock.advance(3 * day);
  await processDueChanges(test);
  expect(await ratesNow('VN')).toEqual(['duty 700']);
});

it('ends a rule when another administrator has approved it', async () => {
  await addRule({ country: 'KR' });
  const [rule] = await rulesOf('KR');
  await endRule(rule!.id);
  expect(await ratesNow('KR')).toEqual([]);
  expect(await rulesOf('KR')).toMatchObject([{ id: rule!.id, state: 'past' }]);
  expect((await refusal(contract.endDutyRule, { id: rule!.id, reason }, await desk())).refusal).toBe(
    'duty_rule_not_found',
  );
});

it('audits a rule and its end with the reason', async () => {
  await addRule({ country: 'LA' });
  await endRule((await rulesOf('LA'))[0]!.id);
  const { list } = await data(auditLog, {}, await desk());
  expect(list.filter(({ act }) => act.startsWith('duty.')).slice(0, 2)).toMatchObject([
    { act: 'duty.end', details: { reason } },
    { act: 'duty.add', details: { reason } },
  ]);
});

it('charges nothing within a country or customs union', async () => {
  await addRule({ country: 'PT' });
  await addRule({ country: 'DE', except_from: ['PT', 'FR'] });
  expect([await ratesNow('PT'), await ratesNow('DE'), await ratesNow('')]).toEqual([[], [], []]);
});

it('refuses invalid rules, dates in the past and operators without the role', async () => {
  const by = await desk();
  const refused = async (input: object) =>
    (
      await refusal(
        contract.addDutyRule,
        { country: 'JP', kind: 'tax', rate_bp: 1_000, collected: 0, reason, ...input },
        by,
      )
    ).refusal;
  expect(await refused({ country: 'XX' })).toBe('setting_invalid');
  expect(await refused({ country: 'Japan' })).toBe('bad_request');
  expect(await refused({ category: 'no-such' })).toBe('setting_invalid');
  expect(await refused({ rate_bp: 10_001 })).toBe('bad_request');
  expect(await refused({ over: '9.00', up_to: '9.00' })).toBe('setting_invalid');
  expect(await refused({ except_from: ['XX'] })).toBe('setting_invalid');
  expect(await refused({ valid_from: later(clock.now(), -day).toISOString() })).toBe('setting_in_the_past');
  expect(await refused({ valid_until: clock.now().toISOString() })).toBe('setting_invalid');
  expect((await refusal(contract.endDutyRule, { id: newId(), reason }, by)).refusal).toBe('duty_rule_not_found');
  const support = await buildOperator(db, ['support'], { now: clock.now() });
  expect(
    (
      await refusal(
        contract.addDutyRule,
        { country: 'JP', kind: 'tax', rate_bp: 1, collected: 0, reason },
        { desk: support.token },
      )
    ).refusal,
  ).toBe('desk_forbidden');
});

it('stores tariff class, amounts and origins, and keeps a rule to its origins', async () => {
  await addRule({ country: 'CA', kind: 'duty', rate_bp: 0, hs_prefix: '6109', unit: 'class', unit_amount: '3.00' });
  await addRule({ country: 'CA', kind: 'tax', rate_bp: 500, only_from: ['US'] });
  expect(await ratesNow('CA')).toEqual(['duty 0']);
  expect(await rulesOf('CA')).toMatchObject([
    { hs_prefix: '6109', unit: 'class', unit_amount: '3.00', only_from: [] },
    { hs_prefix: '', unit: null, unit_amount: '0.00', only_from: ['US'] },
  ]);
  const [rule] = (await dutyRulesTo(db.read, [shopId], { country: 'CA' }, clock.now())).get(shopId)!;
  expect(rule).toMatchObject({ hsPrefix: '6109', perUnit: { unit: 'class', amount: { minor: 300n } } });
});

it('refuses a class beside a category, amounts without a unit, and contradictory origins', async () => {
  const by = await desk();
  const refused = async (input: object) =>
    (
      await refusal(
        contract.addDutyRule,
        { country: 'NZ', kind: 'duty', rate_bp: 100, collected: 0, reason, ...input },
        by,
      )
    ).refusal;
  expect(await refused({ category: 'food', hs_prefix: '6109' })).toBe('setting_invalid');
  expect(await refused({ hs_prefix: '6' })).toBe('bad_request');
  expect(await refused({ unit: 'class' })).toBe('setting_invalid');
  expect(await refused({ unit_amount: '3.00' })).toBe('setting_invalid');
  expect(await refused({ unit: 'piece', unit_amount: '-3.00' })).toBe('setting_invalid');
  expect(await refused({ only_from: ['US'], except_from: ['US'] })).toBe('setting_invalid');
  expect(await refused({ only_from: ['XX'] })).toBe('setting_invalid');
});
