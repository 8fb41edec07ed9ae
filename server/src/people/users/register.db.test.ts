import * as contract from '@tradewind/contract/people/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { anotherApp, testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, call, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

describe('registration', () => {
  it('refuses a stolen password, and creates no account', async () => {
    const guarded = await anotherApp(db, { isBreached: async (typed) => typed === 'harbour-light-9' });
    const wish = { username: 'Stolen', password: 'harbour-light-9' };
    expect(await guarded.refusal(contract.register, wish)).toMatchObject({
      refusal: 'password_breached',
      fields: ['password'],
    });
    await guarded.data(contract.register, { ...wish, password });
  });

  it('defaults the nickname to the username, and stores the mobile number in E.164', async () => {
    const { username } = await newShopper({
      nickname: '',
      mobile: '0912 345 678',
      quhao: '84',
      email: 'Mai@Example.com',
      repPwd: password,
    });
    const { token } = await signIn(username);
    const me = await data(contract.getUserInfo, {}, { token });
    expect(me).toMatchObject({
      username,
      nickname: username,
      mobile: '+84912345678',
      email: 'Mai@Example.com',
      money: '0.00',
      have_pay: 0,
      lang: null,
      cart_count: 0,
    });
  });

  it.each([
    ['username_taken', { username: 'LINH' }],
    ['username_taken', { username: 'Iinh' }],
    ['username_mixed', { username: 'lіnh' }],
    ['email_taken', { username: 'linh2', email: 'LINH@example.com' }],
    ['mobile_taken', { username: 'linh2', mobile: '+84 977 777 777', quhao: '66' }],
    ['email_invalid', { username: 'linh2', email: 'linh@nowhere' }],
    ['mobile_invalid', { username: 'linh2', mobile: '12345' }],
    ['mobile_invalid', { username: 'linh2', mobile: '0977777778', quhao: '999' }],
    ['password_too_short', { username: 'linh2', password: '12345' }],
    ['password_common', { username: 'linh2', password: 'Password1' }],
    ['password_near_name', { username: 'linh2', nickname: 'Linh Nguyen', password: 'linhnguyen1' }],
    ['passwords_differ', { username: 'linh2', repPwd: 'lantern-43' }],
    ['bad_request', { username: 'l' }],
    ['bad_request', { username: 'a@b.example' }],
    ['bad_request', { username: 'x'.repeat(31) }],
    ['bad_request', { username: { $ne: '' } }],
    ['bad_request', { username: 'linh2', password: 'x'.repeat(129) }],
    ['bad_request', { username: 'linh2', nickname: 'a\0b' }],
  ])('refuses with %s: %j', async (code, wrong) => {
    await call(contract.register, {
      username: 'linh',
      password,
      email: 'linh@example.com',
      mobile: 977777777,
      quhao: 84,
    });
    expect((await refusal(contract.register, { password, ...wrong })).refusal).toBe(code);
  });

  it('gives a name to one of several concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => call(contract.register, { username: n % 2 ? 'Rush' : 'rush', password })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => 'refusal' in body && body.refusal === 'username_taken')).toHaveLength(7);
  });

  it('limits registrations per network', async () => {
    const from = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: contract.register.path,
        remoteAddress,
        payload: { username: 'linh', password },
      });
    for (let n = 0; n < 21; n += 1) await from('203.0.113.1');
    expect((await from('203.0.113.1')).json().refusal).toBe('too_many_requests');
    expect((await from('203.0.113.2')).json().refusal).toBe('username_taken');
  });
});
