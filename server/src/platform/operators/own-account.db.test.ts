import { deskMe, deskSignIn } from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/platform/desk/own-account';
import { describe, expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { codeNow, nextCode as nextCodeAt } from '../../../test/authenticator.ts';
import { testDatabase } from '../../../test/database.ts';
import { openDesk } from '../../../test/sign-in.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { setSetting } from '../settings/index.ts';
import { demoCodeSecret, seedDemoOperators } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, refusal, deps } = test;
await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');

const nextCode = () => nextCodeAt(clock, demoCodeSecret);
const signIn = (email: string, password = 'demo1234') =>
  openDesk(test, deskSignIn, { email: `${email}@tradewind.example`, password, code: nextCode() });
const isOpen = async (desk: string) => (await test.call(deskMe, {}, { desk })).status === 200;

describe('the sessions of an operator', () => {
  it('are listed and ended only by the operator', async () => {
    const [here, there] = [await signIn('admin'), await signIn('admin')];
    const other = await signIn('support');
    const { list } = await data(contract.deskSessions, {}, { desk: here.token });
    expect(list.map(({ current, address }) => [current, address])).toEqual([
      [1, '127.0.0.1'],
      [0, '127.0.0.1'],
    ]);
    for (const id of [list[1]!.id, 'nonsense'])
      expect((await refusal(contract.endDeskSession, { id }, { desk: other.token })).refusal).toBe('session_not_found');
    await data(contract.endDeskSession, { id: list[1]!.id }, { desk: here.token });
    expect(await isOpen(there.token)).toBe(false);
  });

  it('all end except this one', async () => {
    const [here, there] = [await signIn('finance'), await signIn('finance')];
    expect(await data(contract.endOtherDeskSessions, {}, { desk: here.token })).toEqual({ ended: 1 });
    expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false]);
    const acts = await db.read.selectFrom('audit_log').select('act').orderBy('id', 'desc').limit(1).execute();
    expect(acts).toEqual([{ act: 'operator.sessions_ended' }]);
  });

  it('show when each was last used, to the minute', async () => {
    const { token: desk } = await signIn('support');
    const session = async () => (await data(contract.deskSessions, {}, { desk })).list[0]!;
    clock.advance(minute / 2);
    const first = await session();
    expect(first.last_used).toBe(first.since);
    clock.advance(minute);
    expect(Date.parse((await session()).last_used!)).toBeGreaterThan(Date.parse(first.since) + minute);
  });

  it('are not kept open by what the console asks while nobody is there', async () => {
    const { token } = await signIn('support');
    for (let minutes = 0; minutes < 30; minutes += 5) {
      clock.advance(5 * minute);
      await app.inject({ url: deskMe.path, headers: { 'desk-token': token, unattended: '1' } });
    }
    expect(await isOpen(token)).toBe(false);
  });

  it('end after the idle time that is set', async () => {
    await db.transact((tx) => setSetting(tx, 'security.operatorIdleMinutes', 10, { by: null, at: clock.now() }));
    clock.advance(3_000);
    const { token } = await signIn('support');
    clock.advance(11 * minute);
    expect(await isOpen(token)).toBe(false);
  });
});

describe('an operator’s own password', () => {
  const change = { password: 'demo1234', new_password: 'a harbour in winter' };

  it('changes with the old one and a code, which ends the other sessions', async () => {
    const [here, there] = [await signIn('admin2'), await signIn('admin2')];
    await data(contract.changeDeskPassword, { ...change, code: nextCode() }, { desk: here.token });
    expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false]);
    await signIn('admin2', change.new_password);
    const entry = await db.read
      .selectFrom('audit_log')
      .select(['subject', 'details'])
      .where('act', '=', 'operator.password_changed')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ subject: `operator:${here.operator.id}`, details: { address: '127.0.0.1', ended: 1 } });
  });

  it('is refused without the old one, without a fresh code, and when it can be guessed', async () => {
    const { token: desk } = await signIn('finance2');
    const used = codeNow(clock, demoCodeSecret);
    const attempts: [Partial<typeof change> & { code?: string }, string][] = [
      [{ password: 'wrong' }, 'password_wrong'],
      [{ code: '000000' }, 'desk_code_wrong'],
      [{ code: used }, 'desk_code_wrong'],
      [{ new_password: 'too short' }, 'desk_password_weak'],
      [{ new_password: 'finance2@tradewind.example' }, 'desk_password_weak'],
    ];
    for (const [wrong, expected] of attempts) {
      const code = wrong.code ?? codeNow(clock, demoCodeSecret);
      expect((await refusal(contract.changeDeskPassword, { ...change, code, ...wrong }, { desk })).refusal).toBe(
        expected,
      );
    }
    await signIn('finance2');
  });

  it('can’t be guessed at an open desk', async () => {
    clock.advance(hour);
    const { token: desk } = await signIn('finance2');
    const refusals: string[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      refusals.push(
        (
          await refusal(
            contract.changeDeskPassword,
            { ...change, password: `guess ${guess}`, code: '000000' },
            { desk },
          )
        ).refusal,
      );
    expect(refusals.at(-1)).toBe('sign_in_delayed');
  });
});
