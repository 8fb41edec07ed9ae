import { deskSettings } from '@tradewind/contract/platform/desk/settings';
import { auditLog, deskMe } from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/platform/desk/set-up';
import { beforeEach, expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { codeNow } from '../../../test/authenticator.ts';
import { testDatabase } from '../../../test/database.ts';
import { openDesk } from '../../../test/sign-in.ts';
import { hour } from '../../base/clock/clock.ts';
import { addOperator, currentSetUpLink } from './index.ts';

const db = await testDatabase();
const { call, clock, data, refusal, deps } = await testApp(db);
const email = 'first@desk.example';
const password = 'correct horse battery';
const choices = { name: 'First Person', email, password, wallet_mode: 'open', at_once: 1 } as const;

/** Back to an empty installation; without triggers, because the audit log can't be emptied otherwise. */
beforeEach(() =>
  db.pool.query(`
    begin;
    set local session_replication_role = replica;
    delete from operators; delete from operator_links; delete from operator_sessions; delete from audit_log;
    delete from settings; delete from set_up_links; delete from throttles;
    commit;`),
);

const currentLink = () => currentSetUpLink({ ...deps, paymentCodeSecret: testSecret });

/** The token of the set-up link. */
async function currentToken(): Promise<string> {
  const path = await currentLink();
  return path!.replace(`/console/login#${contract.setUpPrefix}`, '');
}

/** The input that finishes the set-up, with the code of a newly opened key. */
async function opened(token: string) {
  const { secret } = await data(contract.openSetUp, { token, email });
  return { ...choices, token, code: codeNow(clock, secret) };
}

it('makes an administrator with every role, who is signed in', async () => {
  const { operator } = await data(contract.finishSetUp, await opened(await currentToken()));
  expect(operator).toMatchObject({ name: 'First Person', email, roles: ['finance', 'support', 'catalogue', 'admin'] });
});

it('sets the wallet mode and the waiting time that were chosen', async () => {
  const { token } = await openDesk({ call }, contract.finishSetUp, await opened(await currentToken()));
  const { list } = await data(deskSettings, {}, { desk: token });
  const valueOf = (name: string) => list.find(({ id }) => id === name)?.value;
  expect([valueOf('wallet.mode'), valueOf('changes.waitHours')]).toEqual(['open', 0]);
});

it('keeps the waiting time where it was not given up', async () => {
  const { token } = await openDesk({ call }, contract.finishSetUp, {
    ...(await opened(await currentToken())),
    at_once: 0,
  });
  const { list } = await data(deskSettings, {}, { desk: token });
  expect(list.find(({ id }) => id === 'changes.waitHours')?.value).toBe(24);
});

it('records each step, and neither password nor token', async () => {
  const setUpToken = await currentToken();
  const { token } = await openDesk({ call }, contract.finishSetUp, await opened(setUpToken));
  const { list } = await data(auditLog, {}, { desk: token });
  const acts = ['setting.changed', 'setting.changed', 'operator.enrolled', 'operator.added'];
  expect(list.slice(0, 4).map(({ act }) => act)).toEqual(acts);
  expect(JSON.stringify(list)).not.toMatch(new RegExp(`${setUpToken}|${password}`));
});

it('works once, also when it is used twice at the same time', async () => {
  const input = await opened(await currentToken());
  const answers = await Promise.all([1, 2, 3].map(() => call(contract.finishSetUp, input)));
  expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 0, 1]);
  expect((await refusal(contract.openSetUp, input)).refusal).toBe('set_up_over');
  expect(await currentLink()).toBeNull();
});

it('ends after 48 hours', async () => {
  const input = await opened(await currentToken());
  clock.advance(48 * hour);
  expect((await refusal(contract.openSetUp, input)).refusal).toBe('set_up_over');
  expect((await refusal(contract.finishSetUp, input)).refusal).toBe('set_up_over');
});

it('is the same in every process and after a start, until it ends', async () => {
  const links = await Promise.all(Array.from({ length: 4 }, () => currentLink()));
  expect(new Set(links).size).toBe(1);
  clock.advance(48 * hour);
  expect(await currentLink()).not.toBe(links[0]);
});

it('ends when an operator is added at the machine', async () => {
  const input = await opened(await currentToken());
  await addOperator(deps, { email: 'other@desk.example', roles: ['admin'] });
  expect((await refusal(contract.finishSetUp, input)).refusal).toBe('set_up_over');
  expect(await currentLink()).toBeNull();
});

it.each([
  ['a wrong code', { code: '000000' }, 'desk_code_wrong'],
  ['a short password', { password: 'too short' }, 'desk_password_weak'],
  ['a password like the name', { password: 'first person 1' }, 'desk_password_weak'],
  ['an address that is none', { email: 'nonsense' }, 'email_invalid'],
  ['an unknown token', { token: 'x'.repeat(43) }, 'set_up_over'],
])('refuses %s and can go on', async (_, wrong, code) => {
  const input = await opened(await currentToken());
  expect((await refusal(contract.finishSetUp, { ...input, ...wrong })).refusal).toBe(code);
  expect((await call(contract.finishSetUp, input)).body.code).toBe(1);
});

it('takes only a code of the key that was shown last', async () => {
  const token = await currentToken();
  const first = await opened(token);
  await opened(token);
  expect((await refusal(contract.finishSetUp, first)).refusal).toBe('desk_code_wrong');
});

it('limits guesses of the code', async () => {
  const input = await opened(await currentToken());
  const refusals = [];
  for (let guess = 0; guess < 8; guess += 1)
    refusals.push((await refusal(contract.finishSetUp, { ...input, code: '000000' })).refusal);
  expect(refusals.at(-1)).toBe('sign_in_delayed');
});

it('stores neither the token nor the key in plain text', async () => {
  const token = await currentToken();
  const { secret } = await data(contract.openSetUp, { token, email });
  const { rows } = await db.pool.query<Record<string, unknown>>('select * from set_up_links');
  const stored = rows.flatMap((row) => Object.values(row)).map((value) => String(value));
  expect(stored.join()).not.toContain(token);
  expect(stored.join()).not.toContain(secret);
});

it('opens a session that the desk accepts', async () => {
  const { token } = await openDesk({ call }, contract.finishSetUp, await opened(await currentToken()));
  expect(await data(deskMe, {}, { desk: token })).toMatchObject({ email });
});
