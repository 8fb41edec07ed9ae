import * as contract from '@tradewind/contract/people/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, minute, second } from '../../base/clock/clock.ts';
import { purgeOldAttempts } from './attempts.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, call, clock, data, refusal } = test;
const { newShopper, signIn } = accountActs(test);
const deps = {
  db,
  clock,
  jobs: {
    publish: async () => {},
    publishAll: async () => {},
    record: () => {},
    subscribe() {},
    schedule() {},
    start: async () => {},
    stop: async () => {},
  },
};

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

describe('signing in', () => {
  it('accepts username, e-mail address and mobile number in any spelling', async () => {
    const { id, username } = await newShopper({ email: 'ploy@example.com', mobile: '0812345678', quhao: '66' });
    for (const account of [
      username,
      username.toUpperCase(),
      'PLOY@example.com',
      '+66 81 234 5678',
      '66812345678',
      '0812345678',
    ]) {
      expect((await signIn(account)).id, account).toBe(id);
    }
  });

  it('distinguishes accounts whose number and username are equal', async () => {
    const { id } = await newShopper({ mobile: '0933333333', quhao: '84' });
    const squatter = await data(contract.register, { username: '0933333333', password: 'something-else' });
    expect((await signIn('0933333333')).id).toBe(id);
    expect((await signIn('0933333333', 'something-else')).id).toBe(squatter.id);
  });

  it('gives the same answer for an unknown user and a wrong password', async () => {
    const { username } = await newShopper();
    for (const locale of ['en', 'th'] as const) {
      const wrong = await refusal(contract.login, { account: username, password: 'lantern-43' }, { locale });
      const unknown = await refusal(contract.login, { account: 'nobody-at-all', password }, { locale });
      expect({ ...unknown, request_id: '', time: 0 }).toEqual({ ...wrong, request_id: '', time: 0 });
      expect(wrong).toMatchObject({ status: 200, code: 0, refusal: 'wrong_credentials' });
    }
  });

  it('takes about as much work for an unknown user as for a wrong password', async () => {
    const { username } = await newShopper();
    // Processor time, which the load of the machine does not change.
    const work = async (account: string) => {
      const times: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        await db.kysely.deleteFrom('throttles').execute();
        const start = process.cpuUsage();
        await refusal(contract.login, { account, password: 'lantern-43' });
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const [unknown, wrong] = [await work('nobody-at-all'), await work(username)];
    expect(unknown).toBeGreaterThan(wrong * 0.4);
    expect(unknown).toBeLessThan(wrong * 2.5);
  });

  it('refuses malformed input', async () => {
    for (const input of [
      {},
      { account: 1, password },
      { account: 'a', password: ['b'] },
      { account: 'x'.repeat(300), password },
      { account: "' or 1=1 --", password },
      null,
      [],
    ]) {
      expect(['bad_request', 'wrong_credentials']).toContain((await refusal(contract.login, input)).refusal);
    }
  });

  it('stores neither the token nor the password', async () => {
    const { id, username } = await newShopper();
    const { token } = await signIn(username);
    const sessions = await db.kysely.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
    const user = await db.kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(sessions).toHaveLength(1);
    const stored =
      JSON.stringify([sessions, user], (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) +
      sessions[0]!.token_hash.toString('latin1') +
      sessions[0]!.token_hash.toString('base64url');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });
});

describe('guessing', () => {
  const guess = (account: string) => refusal(contract.login, { account, password: 'lantern-43' });

  it('is delayed increasingly after five failures, even with the right password', async () => {
    const { username } = await newShopper();
    for (let n = 0; n < 6; n += 1) expect((await guess(username)).refusal).toBe('wrong_credentials');
    for (const seconds of [2, 4, 8, 16, 32]) {
      const delayed = await refusal(contract.login, { account: username, password }, { locale: 'en' });
      expect(delayed.refusal).toBe('sign_in_delayed');
      const shownSeconds = Number(/in (\d+)\u00a0s/.exec(delayed.msg)?.[1]);
      expect(shownSeconds).toBeGreaterThan(seconds / 2);
      expect(shownSeconds).toBeLessThanOrEqual(seconds);
      clock.advance(seconds * second);
      expect((await guess(username)).refusal).toBe('wrong_credentials');
    }
    clock.advance(15 * minute);
    await signIn(username);
    for (let n = 0; n < 6; n += 1) expect((await guess(username)).refusal).toBe('wrong_credentials');
  });

  it('from elsewhere does not delay the owner on a device used before, and the cookie is no password', async () => {
    const { username } = await newShopper();
    const other = await newShopper();
    const post = (account: string, guessed: string, cookie = '') =>
      app.inject({
        method: 'POST',
        url: contract.login.path,
        payload: { account, password: guessed },
        headers: { lang: 'en', cookie },
      });
    const cookieOf = async (account: string) => {
      const set = String((await post(account, password)).headers['set-cookie']);
      expect(set).toMatch(/^shopper-device=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000$/);
      return set.split(';')[0]!;
    };
    const [own, foreign] = [await cookieOf(username), await cookieOf(other.username)];
    for (let n = 0; n < 7; n += 1) await guess(username);

    const refusalOf = async (cookie: string, guessed = password) =>
      (await post(username, guessed, cookie)).json<{ refusal?: string }>().refusal;
    expect(await refusalOf('')).toBe('sign_in_delayed');
    for (const cookie of [foreign, `${own}x`, 'shopper-device=.', own.replace('.', '')])
      expect(await refusalOf(cookie), cookie).toBe('sign_in_delayed');
    expect(await refusalOf(own, 'lantern-43')).toBe('wrong_credentials');
    expect(await refusalOf(own)).toBeUndefined();
    for (let n = 0; n < 6; n += 1) expect(await refusalOf(own, 'lantern-43')).toBe('wrong_credentials');
    expect(await refusalOf(own), 'guesses on the device are delayed as well').toBe('sign_in_delayed');
  });

  it('from elsewhere does not delay the owner in a network used before, whose clients need no cookie', async () => {
    const { username } = await newShopper();
    const from = async (remoteAddress: string, guessed = password) => {
      const payload = { account: username, password: guessed };
      const answer = await app.inject({ method: 'POST', url: contract.login.path, payload, remoteAddress });
      return answer.json<{ refusal?: string }>().refusal;
    };
    expect(await from('198.51.100.7')).toBeUndefined();
    for (let n = 0; n < 7; n += 1) await from('203.0.113.9', 'lantern-43');
    expect(await from('192.0.2.1')).toBe('sign_in_delayed');
    expect(await from('198.51.100.7', 'lantern-43')).toBe('wrong_credentials');
    // Providers give a connection another address of its block.
    expect(await from('198.51.100.80')).toBeUndefined();
    for (let n = 0; n < 6; n += 1) expect(await from('198.51.100.7', 'lantern-43')).toBe('wrong_credentials');
    expect(await from('198.51.100.7'), 'guesses in the network are delayed as well').toBe('sign_in_delayed');
  });

  it('does not delay concurrent successful sign-ins from one network', async () => {
    const { username } = await newShopper();
    for (let round = 0; round < 4; round += 1) {
      await db.kysely.deleteFrom('throttles').execute();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => call(contract.login, { account: username, password })),
      );
      expect(answers.map(({ body }) => body.code)).toEqual([1, 1, 1, 1, 1]);
    }
  });

  it('is delayed for unknown names too', async () => {
    for (let n = 0; n < 6; n += 1) await guess('nobody-here');
    expect((await guess('NOBODY-here')).refusal).toBe('sign_in_delayed');
  });

  it('is counted once for all spellings of a number', async () => {
    for (const account of ['0944444444', '+84944444444', '84944444444', '944444444', '094 444 4444', '0084944444444'])
      await guess(account);
    expect((await guess('(094) 444-4444')).refusal).toBe('sign_in_delayed');
  });

  it('allows the same number of tries when they are concurrent', async () => {
    const { username } = await newShopper();
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(username)));
    expect(answers.filter(({ refusal: code }) => code === 'wrong_credentials')).toHaveLength(6);
    expect(answers.filter(({ refusal: code }) => code === 'sign_in_delayed')).toHaveLength(94);
  });

  it('over many accounts from one network is limited, and an own sign-in does not reset it', async () => {
    const { username } = await newShopper();
    const from = (remoteAddress: string, account: string, secret: string) =>
      app.inject({ method: 'POST', url: contract.login.path, remoteAddress, payload: { account, password: secret } });
    const spray = async (from_: number, to: number) => {
      for (let n = from_; n < to; n += 1)
        expect((await from('203.0.113.7', `somebody${n}`, 'lantern-43')).json().refusal).toBe('wrong_credentials');
    };
    await spray(0, 28);
    expect((await from('203.0.113.7', username, password)).json().code).toBe(1);
    await spray(28, 31);
    expect((await from('203.0.113.7', 'somebody99', 'lantern-43')).json().refusal).toBe('sign_in_delayed');
    expect((await from('203.0.113.8', 'somebody99', 'lantern-43')).json().refusal).toBe('wrong_credentials');
  });

  it('is purged after a day', async () => {
    await guess('nobody-here');
    await purgeOldAttempts(deps);
    expect(await db.kysely.selectFrom('throttles').selectAll().execute()).toHaveLength(2);
    clock.advance(day + second);
    await purgeOldAttempts(deps);
    expect(await db.kysely.selectFrom('throttles').selectAll().execute()).toHaveLength(0);
  });
});

describe('a session', () => {
  it('ends after three days', async () => {
    const { id, username } = await newShopper();
    const { token, expires_in } = await signIn(username);
    expect(expires_in * second).toBe(3 * day);
    clock.advance(3 * day - minute);
    await data(contract.getUserInfo, {}, { token });
    clock.advance(minute + second);
    expect(await refusal(contract.getUserInfo, {}, { token })).toMatchObject({
      status: 401,
      code: 401,
      refusal: 'not_signed_in',
    });

    const kept = await signIn(username);
    await purgeEndedSessions(deps);
    expect(await db.kysely.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toHaveLength(1);
    await data(contract.getUserInfo, {}, { token: kept.token });
  });

  it('ends with logout, which succeeds for an unknown token too', async () => {
    const { username } = await newShopper();
    const [one, other] = [await signIn(username), await signIn(username)];
    for (const token of [one.token, one.token, 'no-such-token', ''])
      expect((await call(contract.logout, {}, { token })).body.code).toBe(1);
    expect((await refusal(contract.getUserInfo, {}, { token: one.token })).status).toBe(401);
    await data(contract.getUserInfo, {}, { token: other.token });
  });

  it('is ended by a new sign-in to the same account with its token, and by no other', async () => {
    const [one, other] = [await newShopper(), await newShopper()];
    const [before, elsewhere] = [await signIn(one.username), await signIn(one.username)];
    const again = (account: string, token: string) => data(contract.login, { account, password }, { token });
    await again(other.username, before.token);
    expect((await data(contract.getUserInfo, {}, before)).id).toBe(one.id);
    const { userinfo } = await again(one.username, before.token);
    expect((await refusal(contract.getUserInfo, {}, before)).status).toBe(401);
    for (const { token } of [userinfo, elsewhere])
      expect((await data(contract.getUserInfo, {}, { token })).id).toBe(one.id);
  });

  it('is not found by a similar token', async () => {
    const { username } = await newShopper();
    const { token } = await signIn(username);
    for (const wrong of [token.slice(1), `${token}A`, token.toLowerCase(), 'x'.repeat(5000), "' or 1=1"]) {
      expect((await refusal(contract.getUserInfo, {}, { token: wrong })).status).toBe(401);
    }
  });
});
