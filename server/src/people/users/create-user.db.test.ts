import { getUserInfo, login, verifyPaymentCode } from '@tradewind/contract/people/users';
import { expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { later, minute } from '../../base/clock/clock.ts';
import { createUser, hashPassword, openSession, storePaymentCode, type NewUser } from './index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const passwordHash = await hashPassword('lantern-42');
const create = (change: Partial<NewUser>) =>
  db.transact((tx) =>
    createUser(tx, { username: 'somchai', nickname: 'Mai', passwordHash, createdAt: clock.now(), ...change }),
  );
const mai = await create({ username: 'mai', email: 'mai@example.com', mobile: '+66812345678' });
const signIn = (life: number) => db.transact((tx) => openSession(tx, { userId: mai, now: clock.now(), life }));

it('creates an account that can sign in', async () => {
  const { userinfo } = await data(login, { account: 'mai', password: 'lantern-42' });
  expect(userinfo).toMatchObject({ id: mai, nickname: 'Mai' });
});

it.each([
  ['username_taken', { username: 'MAI' }],
  ['email_taken', { email: 'Mai@example.com' }],
  ['mobile_taken', { mobile: '+66812345678' }],
])('refuses a value of another account with %s', async (code, change) => {
  await expect(create(change)).rejects.toMatchObject({ code });
});

it('finds the user of an open session by its token', async () => {
  expect(await data(getUserInfo, {}, { token: await signIn(minute) })).toMatchObject({ id: mai });
});

it('ignores an expired session', async () => {
  const token = await db.transact((tx) =>
    openSession(tx, { userId: mai, now: later(clock.now(), -2 * minute), life: minute }),
  );
  expect(await refusal(getUserInfo, {}, { token })).toMatchObject({ refusal: 'not_signed_in' });
});

it('accepts only the payment code that was stored last', async () => {
  const token = await signIn(minute);
  for (const code of ['111111', '135790'])
    await db.transact((tx) => storePaymentCode(tx, testSecret, mai, code, clock.now()));
  expect(await refusal(verifyPaymentCode, { password_pay: '111111' }, { token })).toMatchObject({
    refusal: 'payment_code_wrong',
  });
  expect(await data(verifyPaymentCode, { password_pay: '135790' }, { token })).toBeNull();
});
