import * as contract from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { codeNow as codeAt, nextCode as nextCodeAt } from '../../../test/authenticator.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openDesk } from '../../../test/sign-in.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { demoCodeSecret, seedDemoOperators } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, refusal, deps } = test;
await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');

const codeNow = () => codeAt(clock, demoCodeSecret);
const nextCode = () => nextCodeAt(clock, demoCodeSecret);
const signIn = (email: string, code = nextCode()) =>
  openDesk(test, contract.deskSignIn, { email, password: 'demo1234', code });
const auditOf = (act: string) =>
  db.read.selectFrom('audit_log').selectAll().where('act', '=', act).orderBy('id').execute();

describe('signing in at the desk', () => {
  it('accepts e-mail in any case with password and code, and returns the operator', async () => {
    const { token, operator } = await signIn(' FINANCE@tradewind.example ');
    expect(operator).toMatchObject({ email: 'finance@tradewind.example', roles: ['finance'] });
    expect(await data(contract.deskMe, {}, { desk: token })).toEqual(operator);
    expect((await auditOf('operator.signed_in')).at(-1)).toMatchObject({
      operator_id: operator.id,
      subject: `operator:${operator.id}`,
    });
  });

  it('gives the same refusal for every wrong input', async () => {
    const email = 'support@tradewind.example';
    const wrong = [
      { email: 'nobody@tradewind.example', password: 'demo1234', code: nextCode() },
      { email, password: 'demo12345', code: codeNow() },
      { email, password: 'demo1234', code: '000000' },
      { email, password: 'demo1234', code: 'abcdef' },
      { email, password: 'demo1234' },
    ];
    const refusals = [];
    for (const input of wrong) {
      const { request_id: _, time: _time, ...rest } = await refusal(contract.deskSignIn, input);
      refusals.push(rest);
    }
    expect(refusals.every((answer) => answer.refusal === 'desk_sign_in_wrong')).toBe(true);
    expect(new Set(refusals.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await auditOf('operator.code_refused')).toHaveLength(3);
  });

  it('accepts a code only once, also concurrently, and no older one', async () => {
    const email = 'finance2@tradewind.example';
    const older = codeNow();
    const code = nextCode();
    const all = await Promise.all(
      [1, 2, 3, 4].map(() =>
        app.inject({ method: 'POST', url: '/api/desk/sign_in', payload: { email, password: 'demo1234', code } }),
      ),
    );
    expect(all.map((response) => response.json().code).sort()).toEqual([0, 0, 0, 1]);
    expect(await refusal(contract.deskSignIn, { email, password: 'demo1234', code })).toMatchObject({
      refusal: 'desk_sign_in_wrong',
    });
    expect(await refusal(contract.deskSignIn, { email, password: 'demo1234', code: older })).toMatchObject({
      refusal: 'desk_sign_in_wrong',
    });
    await signIn(email);
  });

  it('limits guesses for known and unknown addresses alike', async () => {
    for (const email of ['finance@tradewind.example', 'guess@tradewind.example']) {
      clock.advance(2 * hour);
      const code = nextCode();
      const many = await Promise.all(
        Array.from({ length: 12 }, (_, index) => refusal(contract.deskSignIn, { email, password: `wrong ${index}` })),
      );
      expect(
        many.filter((answer) => answer.refusal === 'sign_in_delayed'),
        email,
      ).toHaveLength(6);
      expect(await refusal(contract.deskSignIn, { email, password: 'demo1234', code }), email).toMatchObject({
        refusal: 'sign_in_delayed',
      });
    }
    clock.advance(25 * hour);
  });

  it('ends a session after 12 hours, after 30 idle minutes, and at sign-out', async () => {
    const idle = await signIn('admin@tradewind.example');
    clock.advance(29 * minute);
    await data(contract.deskMe, {}, { desk: idle.token });
    clock.advance(29 * minute);
    await data(contract.deskMe, {}, { desk: idle.token });
    clock.advance(31 * minute);
    expect(await refusal(contract.deskMe, {}, { desk: idle.token })).toMatchObject({
      status: 401,
      refusal: 'not_signed_in',
    });

    const busy = await signIn('admin@tradewind.example');
    for (let quarters = 0; quarters < 47; quarters += 1) {
      clock.advance(15 * minute);
      await data(contract.deskMe, {}, { desk: busy.token });
    }
    clock.advance(15 * minute);
    expect(await refusal(contract.deskMe, {}, { desk: busy.token })).toMatchObject({ status: 401 });

    const ended = await signIn('admin@tradewind.example');
    await data(contract.deskSignOut, {}, { desk: ended.token });
    expect(await refusal(contract.deskMe, {}, { desk: ended.token })).toMatchObject({ status: 401 });
  });

  it('does not mix sessions of shoppers and operators', async () => {
    const shopper = await buildShopper(db);
    const { token } = await signIn('admin@tradewind.example');
    expect(await refusal(contract.deskMe, {}, { token: shopper.token })).toMatchObject({ status: 401 });
    expect(await refusal(contract.deskMe, {}, { desk: shopper.token })).toMatchObject({ status: 401 });
    expect((await app.inject({ method: 'GET', url: '/api/user/getUserInfo', headers: { token } })).statusCode).toBe(
      401,
    );
  });
});

it('lists audit entries page by page', async () => {
  const { token: desk } = await buildOperator(db, ['admin'], { now: clock.now() });
  const first = await data(contract.auditLog, { limit: 3 }, { desk });
  const next = await data(contract.auditLog, { limit: 3, cursor: first.next! }, { desk });
  expect(new Set([...first.list, ...next.list].map((row) => row.id)).size).toBe(6);
});

it('keeps the audit log append-only', async () => {
  await expect(db.kysely.updateTable('audit_log').set({ act: 'nothing' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.kysely.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
});

it('stores secrets of codes encrypted', async () => {
  const rows = await db.read
    .selectFrom('operators')
    .select('code_secret')
    .where('code_secret', 'is not', null)
    .execute();
  for (const { code_secret } of rows) expect(code_secret!.toString('latin1')).not.toContain(demoCodeSecret);
});
