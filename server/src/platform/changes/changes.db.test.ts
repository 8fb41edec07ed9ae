import * as changes from '@tradewind/contract/platform/desk/changes';
import * as operators from '@tradewind/contract/platform/desk/operators';
import * as settings from '@tradewind/contract/platform/desk/settings';
import * as networks from '@tradewind/contract/money/desk/networks';
import { requestCorrection } from '@tradewind/contract/money/desk/corrections';
import { addCommissionRule } from '@tradewind/contract/money/desk/commissions';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { processDueChanges, sessionOf } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { openMailbox } from '../../../test/mailbox.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { readSettings } from '../settings/index.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, deliver, refusal } = app;
const [first, second, third] = [
  await buildOperator(db, ['admin']),
  await buildOperator(db, ['admin']),
  await buildOperator(db, ['admin']),
];
const reason = 'Agreed in the meeting';
/** A session of an operator now, since sessions end within a waiting time. */
const as = async ({ id }: { id: string }) => ({ desk: await sessionOf(app, id) });
const propose = async (value: number, by = first) =>
  (await data(settings.changeSetting, { id: 'withdrawal.perDay', value, reason }, await as(by))).waiting!;
const perDay = async () => (await readSettings(db.read, clock.now()))['withdrawal.perDay'];
const applyAfterTheWait = async () => {
  clock.advance(24 * hour);
  await processDueChanges(app);
};
const stateOf = async (id: string) =>
  await db.read
    .selectFrom('pending_changes')
    .select(['state', 'answer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a change', () => {
  it('takes effect after approval and waiting time, with before and after, and is audited', async () => {
    const change = await propose(600_000);
    expect(change).toMatchObject({
      kind: 'setting',
      name: 'withdrawal.perDay',
      fields: [{ field: 'value', before: 500_000, after: 600_000 }],
      proposed_by: first.name,
    });
    const asSecond = await as(second);
    const { list } = await data(changes.deskChanges, { state: 'waiting' }, asSecond);
    expect(list).toMatchObject([{ id: change.id, may_approve: 1 }]);
    await data(changes.approveChange, { id: change.id }, asSecond);
    clock.advance(24 * hour - 1_000);
    await processDueChanges(app);
    expect(await perDay()).toBe(500_000n);
    clock.advance(1_000);
    await processDueChanges(app);
    expect(await perDay()).toBe(600_000n);
    const audit = await data(operators.auditLog, { subject: 'setting:withdrawal.perDay' }, await as(third));
    expect(audit.list.map(({ act, operator_id }) => [act, operator_id])).toEqual([
      ['setting.changed', first.id],
      ['change.approved', second.id],
      ['change.proposed', first.id],
    ]);
    await deliver();
    const { lettersTo } = await openMailbox(app);
    const templates = (await lettersTo(`${third.id}@desk.example`)).map(({ template }) => template);
    expect(templates.toSorted()).toEqual(['desk.change_apply', 'desk.change_approve', 'desk.change_propose']);
  });

  it('can be refused by any administrator even after approval, and taken back by its author', async () => {
    const refused = await propose(700_000);
    expect(
      (await refusal(settings.changeSetting, { id: 'withdrawal.perDay', value: 1, reason }, await as(second))).refusal,
    ).toBe('change_open');
    await data(changes.approveChange, { id: refused.id }, await as(second));
    await data(changes.refuseChange, { id: refused.id, reason: 'Too much' }, await as(third));
    const own = await propose(800_000);
    expect(await data(changes.refuseChange, { id: own.id, reason: 'Typed wrong' }, await as(first))).toMatchObject({
      state: 'withdrawn',
    });
    expect((await refusal(changes.approveChange, { id: own.id }, await as(second))).refusal).toBe('already_decided');
    await applyAfterTheWait();
    expect(await perDay()).toBe(600_000n);
  });

  it('is approved once when two administrators race', async () => {
    const { id } = await propose(650_000);
    const sessions = [await as(second), await as(third)];
    const answers = await Promise.all(sessions.map((desk) => app.call(changes.approveChange, { id }, desk)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 1]);
    const { list } = await data(operators.auditLog, { act: 'change.approved', limit: 100 }, await as(first));
    expect(list.filter(({ details }) => details.change === id)).toHaveLength(1);
    await data(changes.refuseChange, { id, reason }, await as(first));
  });

  it('is applied once when several processes run the timer', async () => {
    const { id } = await propose(610_000);
    await data(changes.approveChange, { id }, await as(second));
    clock.advance(24 * hour);
    await Promise.all([1, 2, 3].map(() => processDueChanges(app)));
    const { list } = await data(settings.settingHistory, { id: 'withdrawal.perDay' }, await as(first));
    expect(list.filter(({ value }) => value === 610_000)).toHaveLength(1);
  });

  it('expires when nobody approves it within 30 days', async () => {
    const { id } = await propose(1);
    clock.advance(30 * day);
    await processDueChanges(app);
    expect(await stateOf(id)).toMatchObject({ state: 'expired' });
  });

  it('can’t be approved after its proposer lost the role, and fails when approver or proposer lost it since', async () => {
    const fourth = await buildOperator(db, ['admin'], { now: clock.now() });
    const loseRole = (id: string) =>
      db.kysely
        .updateTable('operators')
        .set({ roles: ['support'] })
        .where('id', '=', id)
        .execute();
    const early = await propose(620_000, fourth);
    const approved = (await data(settings.changeSetting, { id: 'payout.minimum', value: 1, reason }, await as(fourth)))
      .waiting!;
    await data(changes.approveChange, { id: approved.id }, await as(second));
    const byFourth = (await data(settings.changeSetting, { id: 'recharge.minimum', value: 1, reason }, await as(first)))
      .waiting!;
    await data(changes.approveChange, { id: byFourth.id }, await as(fourth));
    await loseRole(fourth.id);
    expect((await refusal(changes.approveChange, { id: early.id }, await as(second))).refusal).toBe(
      'change_proposer_gone',
    );
    await applyAfterTheWait();
    for (const { id } of [approved, byFourth])
      expect(await stateOf(id)).toEqual({ state: 'failed', answer: 'change_proposer_gone' });
    const { list } = await data(changes.deskChanges, { state: 'failed' }, await as(first));
    expect(list[0]!.answer).toContain('no longer has the role');
    await data(changes.refuseChange, { id: early.id, reason }, await as(second));
  });

  it('is approved by nobody whom it is about', async () => {
    const change = await data(
      operators.changeOperatorRoles,
      { id: second.id, roles: ['admin', 'finance'], reason },
      await as(first),
    );
    const asSecond = await as(second);
    expect((await refusal(changes.approveChange, { id: change.id }, asSecond)).refusal).toBe('change_concerns_you');
    await expect(
      db.kysely
        .updateTable('pending_changes')
        .set({ state: 'approved', approved_by: second.id, approved_at: clock.now() })
        .where('id', '=', change.id)
        .execute(),
    ).rejects.toThrow(/pending_changes_two_people/);
    expect(await data(changes.refuseChange, { id: change.id, reason }, asSecond)).toMatchObject({ state: 'refused' });
  });

  it('shows finance operators their own proposals only', async () => {
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    const desk = { desk: finance.token };
    const own = await data(addCommissionRule, { rate_bp: 400, reason }, desk);
    const foreign = await propose(630_000);
    expect((await data(changes.deskChanges, {}, desk)).list.map(({ id }) => id)).toEqual([own.id]);
    expect((await refusal(changes.refuseChange, { id: foreign.id, reason }, desk)).refusal).toBe('desk_forbidden');
    expect(await data(changes.refuseChange, { id: own.id, reason }, desk)).toMatchObject({ state: 'withdrawn' });
    await data(changes.refuseChange, { id: foreign.id, reason }, await as(second));
  });
});

it('a stolen administrator session at night moves nothing before the wait, shuts no administrator out, and is stopped in the morning', async () => {
  const stolen = await as(third);
  const finance = await buildOperator(db, ['finance'], { now: clock.now() });
  const { id: user } = await buildShopper(db);
  const before = await readSettings(db.read, clock.now());
  const invitation = { email: 'night@thief.example', name: 'Night', roles: ['finance'] as OperatorRole[], reason };
  const proposed = [
    await data(operators.addOperator, invitation, stolen),
    await data(operators.changeOperatorRoles, { id: first.id, roles: ['support'], reason }, stolen),
    (await data(operators.disableOperator, { id: second.id, reason }, stolen)).change!,
    await data(operators.resetOperator, { id: finance.id, reason }, stolen),
    (await data(settings.changeSetting, { id: 'withdrawal.secondApproverFrom', value: 1_000_000, reason }, stolen))
      .waiting!,
    (await data(settings.changeSetting, { id: 'changes.waitHours', value: 0, reason }, stolen)).waiting!,
    await data(addCommissionRule, { rate_bp: 0, reason }, stolen),
    (
      await data(
        networks.setNetworkKey,
        {
          id: 'USDT-ERC20',
          key: 'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd',
          reason,
        },
        stolen,
      )
    ).change!,
  ];
  expect(
    (await refusal(requestCorrection, { user_id: user, amount: '1.00', against: 'platform', reason }, stolen)).refusal,
  ).toBe('desk_forbidden');
  for (const { id } of proposed)
    expect((await refusal(changes.approveChange, { id }, stolen)).refusal).toBe('second_person_required');
  clock.advance(8 * hour);
  await processDueChanges(app);
  expect(await readSettings(db.read, clock.now())).toEqual(before);

  const morning = await as(first);
  const { list } = await data(changes.deskChanges, { state: 'waiting', limit: 100 }, morning);
  expect(list.map(({ id }) => id).toSorted()).toEqual(proposed.map(({ id }) => id).toSorted());
  for (const { id } of list) await data(changes.refuseChange, { id, reason: 'Not from him' }, morning);
  await applyAfterTheWait();
  expect(await readSettings(db.read, clock.now())).toEqual(before);
  const active = await data(operators.deskOperators, { state: 'active', limit: 100 }, await as(second));
  expect(active.list.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id, third.id, finance.id]));
});
