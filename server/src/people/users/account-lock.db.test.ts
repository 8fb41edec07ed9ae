import { deskWithdrawals, markWithdrawalPaid } from '@tradewind/contract/money/desk/withdrawals';
import { startCheckout } from '@tradewind/contract/money/recharges';
import { requestWithdrawal } from '@tradewind/contract/money/withdrawals';
import { notifications } from '@tradewind/contract/operations/notifications';
import * as desk from '@tradewind/contract/people/desk/accounts';
import { deskUserById, deskUsers } from '@tradewind/contract/people/desk/users';
import { getUserInfo, login } from '@tradewind/contract/people/users';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { payOrder } from '@tradewind/contract/trade/orders';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { anotherApp, testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { hour, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, call, clock, deliver } = test;
const { newShopper, signIn } = accountActs(test);
const support = await buildOperator(db, ['support'], { now: clock.now() });
const finance = await buildOperator(db, ['finance'], { now: clock.now() });
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const why = 'The card was reported as stolen';

beforeAll(() => openWallet(db));
beforeEach(() => db.kysely.deleteFrom('throttles').execute());

const lock = (id: string, stops: desk.LockScope = 'everything') =>
  data(desk.lockAccount, { id, stops, reason: why }, { desk: support.token });
const unlock = (id: string) => data(desk.unlockAccount, { id, reason: 'It was a mistake' }, { desk: support.token });
const bank = {
  extract_type: 0,
  price: '50.00',
  real_name: 'SOMEBODY',
  bank_card: 'TH0012345678',
  bank_name: 'Bangkok Bank',
} as const;
const withdraw = (token: string) => ({ input: { ...bank, password_pay: testCode }, options: { token, key: newId() } });

async function unpaidOrder(userId: string) {
  const product = await buildProduct(db, { price: 1_500n });
  return buildOrder(db, userId, [{ product }], { at: later(clock.now(), hour) });
}

describe('a lock of everything', () => {
  it('ends the sessions at once, also in another server process', async () => {
    const other = await anotherApp(db);
    const shopper = await buildShopper(db);
    await other.data(getUserInfo, {}, { token: shopper.token });
    await lock(shopper.id);
    expect((await call(getUserInfo, {}, { token: shopper.token })).status).toBe(401);
    expect((await other.call(getUserInfo, {}, { token: shopper.token })).status).toBe(401);
  });

  it('stops the sign-in with a text that says where to write', async () => {
    await db.transact((tx) =>
      setSetting(tx, 'service.contact', 'help@tradewind.example', { by: null, at: new Date(0) }),
    );
    const { id, username } = await newShopper();
    await lock(id);
    const { refusal: code, msg } = await refusal(login, { account: username, password }, { locale: 'en' });
    expect(code).toBe('account_locked');
    expect(msg).toContain('help@tradewind.example');
  });

  it('does not tell who has the wrong password that the account is locked', async () => {
    const { id, username } = await newShopper();
    await lock(id);
    expect((await refusal(login, { account: username, password: 'wrong-password' })).refusal).toBe('wrong_credentials');
  });

  it('lets an order that is paid go on to the shopper', async () => {
    const keeper = await buildMerchant(db, { now: clock.now() });
    const product = await buildProduct(db, { shop: { id: keeper.shopId, name: 'Shop' }, stock: 5 });
    const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
    await lock(order.shopper.id);
    const shipped = await data(shipOrder, { id: order.id, carrier: 'dhl', number: 'JD1400' }, { token: keeper.token });
    expect(shipped.parcels).toHaveLength(1);
    await expectCleanBooks(db);
  });

  it('leaves the account as it was when it ends', async () => {
    const { id, username } = await newShopper();
    await lock(id);
    await unlock(id);
    expect((await signIn(username)).id).toBe(id);
  });
});

describe('a lock of payments', () => {
  it('refuses to pay from the balance and leaves the session', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n });
    const order = await unpaidOrder(shopper.id);
    await lock(shopper.id, 'payments');
    const paying = { order_id: order.id, password_pay: testCode };
    expect((await refusal(payOrder, paying, { token: shopper.token, key: newId() })).refusal).toBe(
      'account_payments_locked',
    );
    expect((await data(getUserInfo, {}, { token: shopper.token })).money).toBe('100.00');
    await expectCleanBooks(db);
  });

  it('lets the balance be withdrawn', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n });
    await lock(shopper.id, 'payments');
    const { input, options } = withdraw(shopper.token);
    expect((await data(requestWithdrawal, input, options)).balance).toBe('50.00');
  });

  it('refuses every payment after it, also when it came together with one', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const shopper = await buildShopper(db, { balance: 10_000n });
        return { shopper, order: await unpaidOrder(shopper.id) };
      }),
    );
    await Promise.all(
      shoppers.flatMap(({ shopper, order }) => [
        call(payOrder, { order_id: order.id, password_pay: testCode }, { token: shopper.token, key: newId() }),
        lock(shopper.id, 'payments'),
      ]),
    );
    for (const { shopper } of shoppers) {
      const order = await unpaidOrder(shopper.id);
      const again = { order_id: order.id, password_pay: testCode };
      expect((await refusal(payOrder, again, { token: shopper.token, key: newId() })).refusal).toBe(
        'account_payments_locked',
      );
    }
    await expectCleanBooks(db);
  });
});

describe('a lock of withdrawals', () => {
  it('refuses a new withdrawal', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n });
    await lock(shopper.id, 'withdrawals');
    const { input, options } = withdraw(shopper.token);
    expect((await refusal(requestWithdrawal, input, options)).refusal).toBe('account_withdrawals_locked');
  });

  it('keeps a withdrawal that was requested before from being paid', async () => {
    const shopper = await buildShopper(db, { balance: 10_000n, now: clock.now() });
    const { input, options } = withdraw(shopper.token);
    const { id } = await data(requestWithdrawal, input, options);
    await db.kysely
      .updateTable('withdrawals')
      .set({ not_before: new Date(0) })
      .where('id', '=', id)
      .execute();
    await lock(shopper.id, 'withdrawals');
    expect((await refusal(markWithdrawalPaid, { id, reference: 'FT-1' }, { desk: finance.token })).refusal).toBe(
      'withdrawal_account_locked',
    );
    await unlock(shopper.id);
    await data(markWithdrawalPaid, { id, reference: 'FT-1' }, { desk: finance.token });
    expect((await data(deskWithdrawals, { user_id: shopper.id }, { desk: finance.token })).list).toHaveLength(1);
    await expectCleanBooks(db);
  });

  it('lets the shopper top up', async () => {
    const shopper = await buildShopper(db);
    await lock(shopper.id, 'withdrawals');
    const started = await data(startCheckout, { way: 'card', price: '20' }, { token: shopper.token, key: newId() });
    expect(started.url).not.toBe('');
  });
});

describe('operators', () => {
  it('see who locked an account and why', async () => {
    const shopper = await buildShopper(db);
    await lock(shopper.id, 'payments');
    const page = await data(deskUserById, { id: shopper.id }, { desk: support.token });
    expect(page).toMatchObject({ locked: 'payments', lock: { reason: why, by: support.name } });
  });

  it('find locked accounts in the list', async () => {
    const shopper = await buildShopper(db);
    await lock(shopper.id);
    const { list } = await data(deskUsers, { only: 'locked', limit: 100 }, { desk: support.token });
    expect(list.map(({ id }) => id)).toContain(shopper.id);
    expect(list.every(({ locked }) => locked !== null)).toBe(true);
  });

  it('change what a lock stops, but not to the same', async () => {
    const shopper = await buildShopper(db);
    await lock(shopper.id, 'payments');
    await lock(shopper.id, 'withdrawals');
    const same = { id: shopper.id, stops: 'withdrawals', reason: why };
    expect((await refusal(desk.lockAccount, same, { desk: support.token })).refusal).toBe('account_locked_so');
  });

  it('lock an account once when two do it at the same time', async () => {
    const shopper = await buildShopper(db);
    const input = { id: shopper.id, stops: 'everything', reason: why } as const;
    const answers = await Promise.all([
      call(desk.lockAccount, input, { desk: support.token }),
      call(desk.lockAccount, input, { desk: admin.token }),
    ]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 1]);
  });

  it('have every lock and its end in the audit log', async () => {
    const shopper = await buildShopper(db);
    await lock(shopper.id);
    await unlock(shopper.id);
    const { list } = await data(auditLog, { subject: `user:${shopper.id}` }, { desk: admin.token });
    expect(list.map(({ act }) => act)).toEqual(['user.unlocked', 'user.locked']);
  });

  it('can’t unlock what is not locked, or lock nobody', async () => {
    const shopper = await buildShopper(db);
    const reason = why;
    expect((await refusal(desk.unlockAccount, { id: shopper.id, reason }, { desk: support.token })).refusal).toBe(
      'account_not_locked',
    );
    expect(
      (await refusal(desk.lockAccount, { id: newId(), stops: 'payments', reason }, { desk: support.token })).refusal,
    ).toBe('user_not_found');
  });
});

it('notifies the shopper in their language', async () => {
  const shopper = await buildShopper(db);
  await db.kysely.updateTable('users').set({ locale: 'ja' }).where('id', '=', shopper.id).execute();
  await lock(shopper.id, 'payments');
  await deliver();
  const { list } = await data(notifications, {}, { token: shopper.token, locale: 'ja' });
  expect(list[0]!.title).toBe('アカウントからのお支払いがロックされました');
});

describe('sessions and notes', () => {
  it('one device is signed out by an operator, the others stay', async () => {
    const { id, username } = await newShopper();
    const first = await signIn(username);
    const second = await signIn(username);
    const { sessions } = await data(desk.accountPage, { id }, { desk: support.token });
    await data(desk.endAccountSession, { id, session_id: sessions[0]!.id }, { desk: support.token });
    const open = await Promise.all([first, second].map(({ token }) => call(getUserInfo, {}, { token })));
    expect(open.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('a session of another account is not found', async () => {
    const [one, other] = [await newShopper(), await newShopper()];
    await signIn(other.username);
    const { sessions } = await data(desk.accountPage, { id: other.id }, { desk: support.token });
    const input = { id: one.id, session_id: sessions[0]!.id };
    expect((await refusal(desk.endAccountSession, input, { desk: support.token })).refusal).toBe('session_not_found');
  });

  it('every device is signed out together', async () => {
    const { id, username } = await newShopper();
    await signIn(username);
    await signIn(username);
    expect(await data(desk.endAccountSessions, { id }, { desk: support.token })).toEqual({ ended: 2 });
  });

  it('a note is shown with its author', async () => {
    const shopper = await buildShopper(db);
    await data(desk.noteAccount, { id: shopper.id, text: 'Called about a late parcel' }, { desk: finance.token });
    const { notes } = await data(desk.accountPage, { id: shopper.id }, { desk: support.token });
    expect(notes).toMatchObject([{ body: 'Called about a late parcel', by: finance.name }]);
  });
});
