import { notifications } from '@tradewind/contract/operations/notifications';
import { endOtherSessions, ownSessions } from '@tradewind/contract/people/sessions';
import { getUserInfo, login } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, call, clock, data, deliver, deps } = test;
const { newShopper, signIn } = accountActs(test);
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0';

/** Signs in from an address. @returns the session's token. */
async function signInFrom(account: string, address: string, userAgent = phone): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: login.path,
    payload: { account, password },
    headers: { 'user-agent': userAgent },
    remoteAddress: address,
  });
  return answer.json().data.userinfo.token;
}

/** The kinds of alerts in the inbox, the oldest first. */
async function alertsOf(token: string): Promise<string[]> {
  await deliver();
  const { list } = await data(notifications, { limit: 100 }, { token });
  return list
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('signed_in'))
    .toReversed();
}

describe('a sign-in', () => {
  it('from a network that was not used before is told to the owner, once', async () => {
    const { username } = await newShopper();
    await signInFrom(username, '203.0.113.9');
    await signInFrom(username, '203.0.113.77');
    const token = await signInFrom(username, '198.51.100.4');
    await signInFrom(username, '198.51.100.4');
    expect(await alertsOf(token)).toEqual(['signed_in_elsewhere']);
    const { list } = await data(notifications, {}, { token });
    expect(list[0]!.text).toContain('198.51.100.4');
  });

  it('from a new device in a new network is told as one alert', async () => {
    const { username } = await newShopper();
    await signInFrom(username, '203.0.113.9');
    const token = await signInFrom(username, '198.51.100.4', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
    expect(await alertsOf(token)).toEqual(['signed_in_anew']);
  });

  it('is mailed in the language of the account, with a button to end all sessions', async () => {
    const { id, username } = await newShopper();
    await db.kysely
      .updateTable('users')
      .set({ locale: 'ja', email: 'alert@example.com', email_confirmed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    await signInFrom(username, '203.0.113.9');
    await signInFrom(username, '198.51.100.4');
    await deliver();
    const mail = await db.read
      .selectFrom('mails')
      .select(['locale', 'letter'])
      .where('recipient', '=', 'alert@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.locale).toBe('ja');
    expect(mail.letter).toMatchObject({
      subject: '新しいネットワークからのログイン',
      action: { path: '/security', label: 'ご本人でない場合：すべての端末からログアウト' },
    });
  });

  it('from a network that was not used for half a year is told again', async () => {
    const { username } = await newShopper();
    await signInFrom(username, '203.0.113.9');
    await signInFrom(username, '198.51.100.4');
    clock.advance(170 * day);
    await signInFrom(username, '203.0.113.9');
    clock.advance(20 * day);
    await purgeEndedSessions(deps);
    const token = await signInFrom(username, '198.51.100.4');
    expect(await alertsOf(token)).toEqual(['signed_in_elsewhere', 'signed_in_elsewhere']);
  });
});

describe('the list of sessions', () => {
  it('shows device, block of addresses and last use', async () => {
    const { username } = await newShopper();
    const token = await signInFrom(username, '203.0.113.9');
    clock.advance(hour);
    const later = clock.now().toISOString();
    await data(getUserInfo, {}, { token });
    const [session] = (await data(ownSessions, {}, { token })).list;
    expect(session).toMatchObject({ device: 'Chrome · Android', network: '203.0.113.0/24', current: 1 });
    expect(session!.since < later).toBe(true);
    expect(session!.last_used! >= later).toBe(true);
  });

  it('ends all others, whose tokens are of no use then', async () => {
    const { username } = await newShopper();
    const thief = await signInFrom(username, '198.51.100.4');
    const { token } = await signIn(username);
    expect(await data(endOtherSessions, {}, { token })).toEqual({ ended: 1 });
    expect((await call(getUserInfo, {}, { token: thief })).status).toBe(401);
    expect((await data(ownSessions, {}, { token })).list).toHaveLength(1);
  });
});
