import type { OutputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/people/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { call, clock, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

describe('changing the password', () => {
  const newpassword = 'lighthouse-7';

  it('ends every session, and only the new password signs in', async () => {
    const { username } = await newShopper();
    const [one, other] = [await signIn(username), await signIn(username)];
    await data(
      contract.changePassword,
      { oldpassword: password, newpassword, repPwd: newpassword },
      { token: one.token },
    );
    for (const { token } of [one, other]) expect((await refusal(contract.getUserInfo, {}, { token })).status).toBe(401);
    expect((await refusal(contract.login, { account: username, password })).refusal).toBe('wrong_credentials');
    await signIn(username, newpassword);
  });

  it('works without a session by mobile number and old password', async () => {
    const { username } = await newShopper({ mobile: '0955555555' });
    await data(contract.changePassword, { mobile: '0955555555', oldpassword: password, newpassword });
    await signIn(username, newpassword);
  });

  it('is refused without the old password, for known and unknown numbers alike', async () => {
    const { username } = await newShopper({ mobile: '0966666666' });
    for (const mobile of ['0966666666', '0966666667', undefined]) {
      for (const oldpassword of [undefined, '']) {
        expect((await refusal(contract.changePassword, { mobile, oldpassword, newpassword })).refusal).toBe(
          'password_reset_closed',
        );
      }
    }
    const wrong = await refusal(contract.changePassword, {
      mobile: '0966666666',
      oldpassword: 'lantern-43',
      newpassword,
    });
    const unknown = await refusal(contract.changePassword, {
      mobile: '0966666667',
      oldpassword: password,
      newpassword,
    });
    expect({ ...unknown, request_id: '', time: 0 }).toEqual({ ...wrong, request_id: '', time: 0 });
    await signIn(username);
  });

  it('changes the password of the session’s user, not of the number sent', async () => {
    const victim = await newShopper({ mobile: '0988888888' });
    const attacker = await newShopper();
    const { token } = await signIn(attacker.username);
    await data(contract.changePassword, { mobile: '0988888888', oldpassword: password, newpassword }, { token });
    await signIn(victim.username);
    await signIn(attacker.username, newpassword);
  });

  it.each([
    ['password_same', { oldpassword: password, newpassword: password }],
    ['password_wrong', { oldpassword: 'lantern-43', newpassword }],
    ['password_too_short', { oldpassword: password, newpassword: 'short' }],
    ['password_common', { oldpassword: password, newpassword: 'iloveyou' }],
    ['passwords_differ', { oldpassword: password, newpassword, repPwd: 'other-thing' }],
    ['bad_request', { oldpassword: password, newpassword: 1234567 }],
  ])('refuses with %s: %j', async (code, input) => {
    const { username } = await newShopper();
    const { token } = await signIn(username);
    expect((await refusal(contract.changePassword, input, { token })).refusal).toBe(code);
    await data(contract.getUserInfo, {}, { token });
    await signIn(username);
  });

  it('requires a session or an account name', async () => {
    expect(
      (await refusal(contract.changePassword, { oldpassword: password, newpassword }, { token: 'gone' })).status,
    ).toBe(401);
  });

  it('is limited like signing in', async () => {
    const { username } = await newShopper();
    const { token } = await signIn(username);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        refusal(contract.changePassword, { oldpassword: 'lantern-43', newpassword }, { token }),
      ),
    );
    expect(answers.filter(({ refusal: code }) => code === 'password_wrong')).toHaveLength(6);
    clock.advance(hour);
    await data(contract.changePassword, { oldpassword: password, newpassword }, { token });
  });

  it('leaves no session of the old password, even one opened concurrently', async () => {
    const { username } = await newShopper();
    const { token } = await signIn(username);
    const [changed, ...opened] = await Promise.all([
      call(contract.changePassword, { oldpassword: password, newpassword }, { token }),
      ...Array.from({ length: 3 }, () => call(contract.login, { account: username, password })),
    ]);
    expect(changed.body.code).toBe(1);
    for (const { body } of opened) {
      if (body.code === 1)
        expect(
          (
            await refusal(
              contract.getUserInfo,
              {},
              { token: (body.data as OutputOf<typeof contract.login>).userinfo.token },
            )
          ).status,
        ).toBe(401);
    }
  });
});
