import * as changes from '@tradewind/contract/platform/desk/changes';
import * as operators from '@tradewind/contract/platform/desk/operators';
import * as settings from '@tradewind/contract/platform/desk/settings';
import { approveCorrection, requestCorrection } from '@tradewind/contract/money/desk/corrections';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { describe, expect, it } from 'vitest';
import { testApp, type TestApp } from './app.ts';
import { codeNow } from './authenticator.ts';
import { expectCleanBooks } from './books.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper } from './build-shopper.ts';
import { processDueChanges, sessionOf } from './changes.ts';
import { testDatabase } from './database.ts';
import { openMailbox } from './mailbox.ts';
import { openDesk } from './sign-in.ts';
import { hour } from '../src/base/clock/clock.ts';
import { balanceOf, userAvailable } from '../src/money/ledger/index.ts';
import { readSettings } from '../src/platform/settings/index.ts';
import { confirmOperator } from '../src/platform/administration/index.ts';

const reason = 'Quarterly review';

/** Enrols an invited operator through the link in the mailbox. @returns the session. */
async function enrolFromMailbox(app: TestApp, email: string) {
  const { lastTo } = await openMailbox(app);
  const token = /login#(\S+)/.exec((await lastTo(email)).text)![1]!;
  const { ticket, secret } = await app.data(operators.deskOpenLink, { token });
  const code = codeNow(app.clock, secret);
  return openDesk(app, operators.deskEnrol, { ticket, code, password: 'a long enough password' });
}

const million = (userId: string) => ({ user_id: userId, amount: '999999.00', against: 'platform', reason });

describe('an administrator who deals with himself, beside a second one', async () => {
  const db = await testDatabase();
  const app = await testApp(db);
  const { clock, data, deliver, refusal } = app;
  const thief = await buildOperator(db, ['admin']);
  const other = await buildOperator(db, ['admin']);
  const finance = await buildOperator(db, ['finance']);
  const asThief = { desk: thief.token };
  const { id: user } = await buildShopper(db);

  it('can’t give himself the finance role', async () => {
    const own = { id: thief.id, roles: ['admin', 'finance'] as OperatorRole[], reason };
    expect((await refusal(operators.changeOperatorRoles, own, asThief)).refusal).toBe('change_concerns_you');
    expect((await refusal(requestCorrection, million(user), asThief)).refusal).toBe('desk_forbidden');
  });

  it('can’t reset, demote or disable the only other administrator', async () => {
    const { id } = other;
    for (const [endpoint, input] of [
      [operators.resetOperator, { id, reason }],
      [operators.changeOperatorRoles, { id, roles: ['support'], reason }],
      [operators.disableOperator, { id, reason }],
    ] as const)
      expect((await refusal(endpoint, input, asThief)).refusal, endpoint.name).toBe('change_nobody_approves');
  });

  it('gets no operator by waiting, and no password is shown to him', async () => {
    for (const name of ['first', 'second']) {
      const email = `${name}@thief.example`;
      const invitation = { email, name, roles: ['finance'] as OperatorRole[], reason };
      const change = await data(operators.addOperator, invitation, asThief);
      expect(change).toMatchObject({ state: 'proposed', alone: 0, may_approve: 0 });
      expect(JSON.stringify(change)).not.toMatch(/password|link|token/);
      expect((await refusal(changes.approveChange, { id: change.id }, asThief)).refusal).toBe('second_person_required');
    }
    clock.advance(72 * hour);
    await processDueChanges(app);
    expect(
      (await data(operators.deskOperators, { q: 'thief.example' }, { desk: await sessionOf(app, thief.id) })).total,
    ).toBe(0);
    const { lettersTo } = await openMailbox(app);
    expect(await lettersTo('@thief.example')).toHaveLength(0);
  });

  it('can’t take over a finance operator by a reset, and all administrators and the operator are told', async () => {
    const desk = { desk: await sessionOf(app, thief.id) };
    const financeToken = await sessionOf(app, finance.id);
    const reset = await data(operators.resetOperator, { id: finance.id, reason }, desk);
    expect(await data(operators.deskMe, {}, { desk: financeToken })).toMatchObject({ roles: ['finance'] });
    await deliver();
    const { lettersTo } = await openMailbox(app);
    for (const { id } of [thief, other, finance])
      expect((await lettersTo(`${id}@desk.example`)).map(({ template }) => template)).toContain('desk.change_propose');
    const asOther = { desk: await sessionOf(app, other.id) };
    expect(await data(changes.refuseChange, { id: reset.id, reason: 'Nobody asked' }, asOther)).toMatchObject({
      state: 'refused',
      decided_by: other.name,
      answer: 'Nobody asked',
    });
    clock.advance(25 * hour);
    await processDueChanges(app);
    expect(await db.read.selectFrom('operator_links').selectAll().execute()).toEqual([]);
  });

  it('can’t lower a threshold or open the wallet alone, nor shorten the waiting time', async () => {
    const desk = { desk: await sessionOf(app, thief.id) };
    const before = await readSettings(db.read, clock.now());
    for (const [id, value] of [
      ['withdrawal.secondApproverFrom', 100_000_000],
      ['recharge.secondApproverFrom', 100_000_000],
      ['duties.secondApproverFrom', 100_000_000],
      ['wallet.mode', 'open'],
      ['withdrawal.perDay', 100_000_000],
      ['payout.minimum', 0],
      ['changes.waitHours', 0],
    ] as const) {
      expect((await refusal(settings.changeSetting, { id, value }, desk)).refusal, 'without a reason').toBe(
        'bad_request',
      );
      const row = await data(settings.changeSetting, { id, value, reason }, desk);
      expect(row, id).toMatchObject({ guarded: 1, waiting: { state: 'proposed', reason } });
      expect((await refusal(changes.approveChange, { id: row.waiting!.id }, desk)).refusal).toBe(
        'second_person_required',
      );
    }
    clock.advance(48 * hour);
    await processDueChanges(app);
    expect(await readSettings(db.read, clock.now())).toEqual(before);
  });

  it('is held to the waiting time even with the other administrator’s approval', async () => {
    const desk = { desk: await sessionOf(app, thief.id) };
    const asOther = { desk: await sessionOf(app, other.id) };
    const invitation = { email: 'real@desk.example', name: 'Real', roles: ['finance'] as OperatorRole[], reason };
    const { id, effective_at } = await data(operators.addOperator, invitation, desk);
    expect(new Date(effective_at).getTime() - clock.now().getTime()).toBeGreaterThan(23 * hour);
    expect(await data(changes.approveChange, { id }, asOther)).toMatchObject({ state: 'approved' });
    await processDueChanges(app);
    expect((await data(operators.deskOperators, { q: 'real@' }, desk)).total).toBe(0);
    clock.advance(24 * hour);
    await processDueChanges(app);
    const again = { desk: await sessionOf(app, thief.id) };
    expect((await data(operators.deskOperators, { q: 'real@' }, again)).list).toMatchObject([
      { state: 'invited', sponsored: 0 },
    ]);
    await expectCleanBooks(db);
  });
});

describe('a single administrator', async () => {
  const db = await testDatabase();
  const app = await testApp(db);
  const { clock, data, refusal } = app;
  const admin = await buildOperator(db, ['admin']);
  const { id: user } = await buildShopper(db);

  it('is told so, and works with the waiting time alone', async () => {
    const desk = { desk: admin.token };
    expect(await data(changes.changesSummary, {}, desk)).toEqual({ waiting: 0, wait_hours: 24, single: 1 });
    for (const name of ['one', 'two']) {
      const invitation = { email: `${name}@desk.example`, name, roles: ['finance'] as OperatorRole[], reason };
      expect(await data(operators.addOperator, invitation, desk)).toMatchObject({ state: 'approved', alone: 1 });
    }
    await processDueChanges(app);
    expect((await data(operators.deskOperators, { q: 'one@' }, desk)).total).toBe(0);
    clock.advance(24 * hour);
    await processDueChanges(app);
    const again = { desk: await sessionOf(app, admin.id) };
    expect((await data(operators.deskOperators, { q: 'one@' }, again)).list).toMatchObject([
      { state: 'invited', sponsored: 1 },
    ]);
  });

  it('is no second person to those whom he brought in alone, nor they to each other', async () => {
    const [one, two] = [
      await enrolFromMailbox(app, 'one@desk.example'),
      await enrolFromMailbox(app, 'two@desk.example'),
    ];
    const { id } = await data(requestCorrection, million(user), { desk: one.token });
    expect((await refusal(approveCorrection, { id }, { desk: two.token })).refusal).toBe('second_person_required');
    expect((await balanceOf(db.read, userAvailable(user))).minor).toBe(0n);

    await confirmOperator(app.deps, 'two@desk.example');
    expect(await data(approveCorrection, { id }, { desk: two.token })).toMatchObject({ state: 'approved' });
    await expectCleanBooks(db);
  });

  it('stays single with an administrator whom he brought in alone', async () => {
    const desk = { desk: await sessionOf(app, admin.id) };
    const invitation = { email: 'puppet@desk.example', name: 'Puppet', roles: ['admin'] as OperatorRole[], reason };
    await data(operators.addOperator, invitation, desk);
    clock.advance(24 * hour);
    await processDueChanges(app);
    const puppet = await enrolFromMailbox(app, 'puppet@desk.example');
    const asPuppet = { desk: puppet.token };
    expect(await data(changes.changesSummary, {}, asPuppet)).toMatchObject({ single: 1 });
    const again = { desk: await sessionOf(app, admin.id) };
    const row = await data(settings.changeSetting, { id: 'wallet.mode', value: 'open', reason }, again);
    expect(row.waiting).toMatchObject({ state: 'approved', alone: 1 });
    expect(await data(changes.refuseChange, { id: row.waiting!.id, reason }, asPuppet)).toMatchObject({
      state: 'refused',
    });
    await confirmOperator(app.deps, 'puppet@desk.example');
    expect(await data(changes.changesSummary, {}, asPuppet)).toMatchObject({ single: 0 });
  });
});
