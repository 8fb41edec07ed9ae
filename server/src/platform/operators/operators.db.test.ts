import { Secret, TOTP } from 'otpauth';
import * as contract from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute, second } from '../../base/clock/clock.ts';
import { demoCodeSecret, seedDemoOperators, addOperator } from './index.ts';

const db = await testDatabase();
const { app, clock, data, refusal, deps } = await testApp(db);
await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');

const codeNow = (secret = demoCodeSecret, offset = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: 30,
    algorithm: 'SHA1',
    timestamp: clock.now().getTime() + offset,
  });
const nextCode = () => {
  clock.advance(31 * second);
  return codeNow();
};
const signIn = async (email: string, code = nextCode()) =>
  (await data(contract.deskSignIn, { email, password: 'demo1234', code })).session!;
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

describe('a first sign-in', () => {
  it('sets up codes and an own password before anything else', async () => {
    const admin = await signIn('admin@tradewind.example');
    const { operator, once_password } = await data(
      contract.addOperator,
      { email: 'New.Person@tradewind.example', name: 'New Person', roles: ['support', 'support'] },
      { desk: admin.token },
    );
    expect(operator).toMatchObject({ state: 'invited', roles: ['support'] });
    const { session, enrolment } = await data(contract.deskSignIn, {
      email: operator.email,
      password: once_password,
      code: '123456',
    });
    expect(session).toBeNull();
    expect(enrolment!.uri).toMatch(/^otpauth:\/\/totp\/Tradewind:.*secret=/);
    expect(await refusal(contract.deskMe, {}, { desk: enrolment!.ticket })).toMatchObject({ status: 401 });

    const { ticket, secret } = enrolment!;
    const password = 'correct horse battery';
    expect(await refusal(contract.deskEnrol, { ticket, code: '000000', password })).toMatchObject({
      refusal: 'desk_code_wrong',
    });
    expect(await refusal(contract.deskEnrol, { ticket, code: codeNow(secret), password: 'too short' })).toMatchObject({
      refusal: 'desk_password_weak',
    });
    expect(await refusal(contract.deskEnrol, { ticket, code: codeNow(secret), password: once_password })).toMatchObject(
      { refusal: 'desk_password_weak' },
    );
    const answers = await Promise.all(
      [1, 2].map(() =>
        app.inject({ method: 'POST', url: '/api/desk/enrol', payload: { ticket, code: codeNow(secret), password } }),
      ),
    );
    expect(answers.map((response) => response.json().code).sort()).toEqual([0, 1]);
    // The code used for the setup is not valid again.
    expect(
      await refusal(contract.deskSignIn, { email: operator.email, password, code: codeNow(secret) }),
    ).toMatchObject({ refusal: 'desk_sign_in_wrong' });
    clock.advance(31 * second);
    expect(
      await refusal(contract.deskSignIn, { email: operator.email, password: once_password, code: codeNow(secret) }),
    ).toMatchObject({ refusal: 'desk_sign_in_wrong' });
    expect(
      (await data(contract.deskSignIn, { email: operator.email, password, code: codeNow(secret) })).session!.operator
        .name,
    ).toBe('New Person');
  });

  it('expires after ten minutes, on a new start and on a reset', async () => {
    const { operator, once_password } = await addOperator(deps, null, {
      email: 'slow@tradewind.example',
      name: 'Slow',
      roles: ['support'],
    });
    const start = async (password = once_password) =>
      (await data(contract.deskSignIn, { email: operator.email, password })).enrolment!;
    const confirm = ({ ticket, secret }: { ticket: string; secret: string }) =>
      refusal(contract.deskEnrol, { ticket, code: codeNow(secret), password: 'a long enough password' });
    const late = await start();
    clock.advance(11 * minute);
    expect(await confirm(late)).toMatchObject({ refusal: 'desk_enrolment_over' });
    const first = await start();
    const second = await start();
    expect(await confirm(first)).toMatchObject({ refusal: 'desk_enrolment_over' });
    const admin = await signIn('admin@tradewind.example');
    const again = await data(contract.resetOperator, { id: operator.id }, { desk: admin.token });
    expect(await confirm(second)).toMatchObject({ refusal: 'desk_enrolment_over' });
    expect(await refusal(contract.deskSignIn, { email: operator.email, password: once_password })).toMatchObject({
      refusal: 'desk_sign_in_wrong',
    });
    expect((await start(again.once_password)).ticket).toBeTruthy();
  });
});

describe('administration', () => {
  it('is for administrators only', async () => {
    const others = await buildOperator(db, ['finance', 'support', 'catalogue'], { now: clock.now() });
    const { id } = await buildOperator(db, ['support'], { now: clock.now() });
    const options = { desk: others.token };
    for (const [endpoint, input] of [
      [contract.deskOperators, {}],
      [contract.addOperator, { email: 'x@y.example', name: 'X', roles: ['admin'] }],
      [contract.changeOperatorRoles, { id: others.id, roles: ['admin'] }],
      [contract.disableOperator, { id }],
      [contract.resetOperator, { id }],
      [contract.auditLog, {}],
    ] as const) {
      expect(await refusal(endpoint, input, options), endpoint.name).toMatchObject({
        status: 200,
        refusal: 'desk_forbidden',
      });
    }
    expect(await data(contract.deskMe, {}, options)).toMatchObject({ roles: ['finance', 'support', 'catalogue'] });
  });

  it('disables at once, reopens by a reset, and records every act once', async () => {
    const admin = await signIn('admin@tradewind.example');
    const desk = admin.token;
    const { id, token } = await buildOperator(db, ['support'], { now: clock.now() });
    expect(await data(contract.changeOperatorRoles, { id, roles: ['finance'] }, { desk })).toMatchObject({
      roles: ['finance'],
    });
    expect(await data(contract.deskMe, {}, { desk: token })).toMatchObject({ roles: ['finance'] });
    expect(await data(contract.disableOperator, { id }, { desk })).toMatchObject({ state: 'disabled' });
    await data(contract.disableOperator, { id }, { desk });
    expect(await refusal(contract.deskMe, {}, { desk: token })).toMatchObject({ status: 401 });
    expect((await data(contract.resetOperator, { id }, { desk })).operator).toMatchObject({ state: 'invited' });

    const { list } = await data(contract.auditLog, { subject: `operator:${id}`, act: 'operator' }, { desk });
    expect(list.map((row) => row.act)).toEqual(['operator.reset', 'operator.disabled', 'operator.roles_changed']);
    expect(list.every((row) => row.operator_name === admin.operator.name)).toBe(true);
    expect(list[2]!.details).toEqual({ before: ['support'], after: ['finance'] });
    expect(JSON.stringify(await db.read.selectFrom('audit_log').selectAll().execute())).not.toMatch(
      /password_hash|demo1234/,
    );
  });

  it('refuses a taken address in any case, and unknown ids', async () => {
    const { token: desk } = await signIn('admin@tradewind.example');
    expect(
      await refusal(contract.addOperator, { email: 'ADMIN@Tradewind.example', name: 'X', roles: ['admin'] }, { desk }),
    ).toMatchObject({ refusal: 'operator_email_taken' });
    expect(
      await refusal(contract.addOperator, { email: 'nonsense', name: 'X', roles: ['admin'] }, { desk }),
    ).toMatchObject({ refusal: 'email_invalid' });
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      expect(await refusal(contract.disableOperator, { id }, { desk })).toMatchObject({
        refusal: 'operator_not_found',
      });
    }
  });

  it('keeps the last administrator, even when two remove each other concurrently', async () => {
    const { token: desk, operator } = await signIn('admin@tradewind.example');
    const { id } = operator;
    const { list } = await data(contract.deskOperators, { q: 'admin2@' }, { desk });
    await data(contract.disableOperator, { id: list[0]!.id }, { desk });
    expect(await refusal(contract.disableOperator, { id }, { desk })).toMatchObject({ refusal: 'operator_last_admin' });
    expect(await refusal(contract.resetOperator, { id }, { desk })).toMatchObject({ refusal: 'operator_last_admin' });
    expect(await refusal(contract.changeOperatorRoles, { id, roles: ['finance'] }, { desk })).toMatchObject({
      refusal: 'operator_last_admin',
    });

    const other = await buildOperator(db, ['admin'], { now: clock.now() });
    expect(
      await refusal(contract.disableOperator, { id }, { desk: other.token }),
      'an administrator without codes is none yet',
    ).toMatchObject({ refusal: 'operator_last_admin' });
    await db.kysely
      .updateTable('operators')
      .set({ code_secret: Buffer.from('x') })
      .where('id', '=', other.id)
      .execute();
    const answers = await Promise.all([
      app.inject({
        method: 'POST',
        url: contract.disableOperator.path,
        payload: { id },
        headers: { 'desk-token': other.token },
      }),
      app.inject({
        method: 'POST',
        url: contract.changeOperatorRoles.path,
        payload: { id: other.id, roles: ['support'] },
        headers: { 'desk-token': desk },
      }),
    ]);
    expect(answers.map((response) => response.json().code).sort()).toEqual([0, 1]);
    const left = await db.read
      .selectFrom('operators')
      .select('id')
      .where('disabled_at', 'is', null)
      .where('code_secret', 'is not', null)
      .where((eb) => eb('roles', '@>', eb.val(['admin'])))
      .execute();
    expect(left).toHaveLength(1);
  });

  it('lists operators by page, order and filter', async () => {
    const { token: desk } = await buildOperator(db, ['admin'], { now: clock.now() });
    const { list, total } = await data(contract.deskOperators, { limit: 2, sort: 'name', q: '@tradewind' }, { desk });
    expect(list).toHaveLength(2);
    expect(total).toBeGreaterThanOrEqual(5);
    expect(await data(contract.deskOperators, { q: '%' }, { desk })).toMatchObject({ total: 0 });
    const first = await data(contract.auditLog, { limit: 3 }, { desk });
    const next = await data(contract.auditLog, { limit: 3, cursor: first.next! }, { desk });
    expect(new Set([...first.list, ...next.list].map((row) => row.id)).size).toBe(6);
  });
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
