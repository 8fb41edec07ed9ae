import * as books from '@tradewind/contract/money/desk/books';
import * as settings from '@tradewind/contract/platform/desk/settings';
import * as users from '@tradewind/contract/people/desk/users';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, later, minute } from '../../base/clock/clock.ts';
import {
  orderEscrow,
  outside,
  platformRevenue,
  postTransaction,
  userAvailable,
  userHeld,
} from '../../money/ledger/index.ts';
import { newId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { clock, data, deliver, refusal } = await testApp(db);
const finance = { desk: (await buildOperator(db, ['finance'])).token };
const support = { desk: (await buildOperator(db, ['support'])).token };
const admin = { desk: (await buildOperator(db, ['admin'])).token };
const catalogue = { desk: (await buildOperator(db, ['catalogue'])).token };

const { id: user } = await buildShopper(db, { balance: 10_000n });
const start = later(clock.now(), minute);
const order = newId();
for (const [index, reference] of ['withdrawal:a:asked', 'withdrawal:b:asked', 'withdrawal:c:asked'].entries()) {
  await db.transact((tx) =>
    postTransaction(tx, {
      kind: 'withdrawal_asked',
      reference,
      memo: `No. ${index}`,
      at: later(start, index * hour),
      legs: [{ from: userAvailable(user), to: userHeld(user), amount: usd(1_000) }],
    }),
  );
}
await db.transact((tx) =>
  postTransaction(tx, {
    kind: 'withdrawal_passed',
    reference: 'withdrawal:a:passed',
    at: later(start, 3 * hour),
    legs: [
      { from: userHeld(user), to: outside('bank'), amount: usd(900) },
      { from: userHeld(user), to: platformRevenue, amount: usd(100) },
    ],
  }),
);
await db.transact((tx) =>
  postTransaction(tx, {
    kind: 'order_paid',
    reference: `order:${order}:paid`,
    at: later(start, 4 * hour),
    legs: [{ from: userAvailable(user), to: orderEscrow({ userId: user, orderId: order }), amount: usd(500) }],
  }),
);

describe('the journal', () => {
  it('pages without gaps and repeats', async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { list, next } = await data(books.journal, { limit: 2, ...(cursor && { cursor }) }, finance);
      seen.push(...list.map((row) => row.id));
      if (next === null) break;
      cursor = next;
    }
    const all = await db.read.selectFrom('transactions').select('id').orderBy('id', 'desc').execute();
    expect(seen).toEqual(all.map((row) => row.id));
  });

  it.each(['outside:bank:USD', 'outside:demo', `user:${user}:held`, `user:${user}:available`])(
    'pages those of %s',
    async (account) => {
      const pages: string[][] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { list, next }: OutputOf<typeof books.journal> = await data(
          books.journal,
          { account, limit: 1, ...(cursor && { cursor }) },
          finance,
        );
        pages.push(list.map(({ id }) => id));
        cursor = next;
      }
      const whole = await data(books.journal, { account, limit: 50 }, finance);
      expect(pages.flat()).toEqual(whole.list.map(({ id }) => id));
      expect(whole.list.length).toBeGreaterThan(0);
      const all = await data(books.journal, { limit: 50 }, finance);
      const mine = all.list.filter(({ entries }) => entries.some((entry) => entry.account.startsWith(account)));
      expect(whole.list).toEqual(mine);
    },
  );

  it('shows balanced entries and filters by account, user, reference, kind and time', async () => {
    const find = (input: object) => data(books.journal, { limit: 50, ...input }, finance).then(({ list }) => list);
    const [passed] = await find({ reference: 'withdrawal:a:passed' });
    expect(
      passed!.entries
        .map(({ account, amount, balance_after }) => [account.replace(user, 'U'), amount, balance_after])
        .sort(),
    ).toEqual([
      ['outside:bank:USD', '9.00', null],
      ['platform:revenue:USD', '1.00', null],
      ['user:U:held:USD', '-10.00', '20.00'],
    ]);
    expect(await find({ reference: 'withdrawal:a' })).toHaveLength(2);
    expect(await find({ reference: 'withdrawal:' })).toHaveLength(0);
    expect(await find({ kind: 'withdrawal_asked' })).toHaveLength(3);
    expect(await find({ user_id: user })).toHaveLength(6);
    expect(await find({ account: `user:${user}:held` })).toHaveLength(4);
    expect(await find({ account: 'outside:bank:USD' })).toHaveLength(1);
    expect(await find({ account: 'outside:bank:USD', user_id: user })).toHaveLength(1);
    expect(await find({ account: 'outside:bank:USD', user_id: newId() })).toEqual([]);
    expect(await find({ account: 'nowhere' })).toEqual([]);
    expect(
      await find({ from: later(start, hour).toISOString(), to: later(start, 3 * hour).toISOString(), user_id: user }),
    ).toHaveLength(2);
    expect(await find({ user_id: newId() })).toEqual([]);
    expect(await find({ user_id: 'x' })).toEqual([]);
    expect(await refusal(books.journal, { from: 'yesterday' }, finance)).toMatchObject({ refusal: 'bad_request' });
  });
});

describe('a user at the desk', () => {
  it('is found by name, e-mail and id, but not by wildcards', async () => {
    const { username } = await data(users.deskUserById, { id: user }, support);
    for (const q of [username, username.slice(2, 12).toUpperCase(), user]) {
      const { list, total } = await data(users.deskUsers, { q }, support);
      expect(total, q).toBe(1);
      expect(list[0]).toMatchObject({ id: user, available: '65.00', held: '20.00' });
    }
    for (const q of ['%', '_', '\\', newId()])
      expect(await data(users.deskUsers, { q }, finance), q).toEqual({ list: [], total: 0, next: null });
    expect((await data(users.deskUsers, {}, finance)).total).toBe(1);
    expect(await refusal(users.deskUserById, { id: newId() }, support)).toMatchObject({ refusal: 'user_not_found' });
  });

  it('has a statement with balances that add up', async () => {
    const statement = await data(
      books.accountStatement,
      { user_id: user, from: start.toISOString(), to: later(start, 2 * hour).toISOString() },
      support,
    );
    expect(statement).toMatchObject({ opening: '100.00', closing: '80.00', total: 2 });
    expect(statement.list.map((row) => [row.amount, row.balance_after])).toEqual([
      ['-10.00', '80.00'],
      ['-10.00', '90.00'],
    ]);
    expect(
      await data(books.accountStatement, { user_id: user, account: 'held', limit: 1, page: 2 }, support),
    ).toMatchObject({ opening: '0.00', closing: '20.00', total: 4, list: [{ number: 3 }] });
    expect(
      await data(
        books.accountStatement,
        { user_id: user, from: later(start, -hour * 48).toISOString(), to: later(start, -hour * 24).toISOString() },
        support,
      ),
    ).toMatchObject({ opening: '0.00', closing: '0.00', total: 0 });
  });
});

describe('the books', () => {
  it('show equal liabilities and holdings by kind and source', async () => {
    const now = await data(books.liabilities, {}, finance);
    expect(Object.fromEntries(now.owed.map(({ kind, amount }) => [kind, amount]))).toEqual({
      user_available: '65.00',
      user_held: '20.00',
      shop_available: '0.00',
      shop_held: '0.00',
      order_escrow: '5.00',
      platform_duties: '0.00',
      platform_commission_tax: '0.00',
    });
    expect(Object.fromEntries(now.held.map(({ account, amount }) => [account, amount]))).toEqual({
      'outside:bank:USD': '-9.00',
      'outside:demo:USD': '100.00',
      'platform:revenue:USD': '-1.00',
    });
    expect(now).toMatchObject({ total_owed: '90.00', total_held: '90.00', difference: '0.00' });
  });

  it('are checked on demand, and each check is stored with its operator', async () => {
    const recount = async () => {
      const { id } = await data(books.runBooksCheck, {}, finance);
      await deliver();
      return (await data(books.booksChecks, {}, finance)).list.find((one) => one.id === id)!;
    };
    const check = await recount();
    expect(check).toMatchObject({
      right: true,
      findings: [],
      liabilities: '90.00',
      holdings: '90.00',
      asked_by: expect.stringMatching(/^Operator/),
    });
    clock.advance(24 * hour);
    finance.desk = (await buildOperator(db, ['finance'], { now: clock.now() })).token;
    await recount();
    expect(await data(books.booksChecks, { sort: 'at', limit: 1 }, finance)).toMatchObject({
      total: 2,
      list: [{ id: check.id }],
    });
    expect(
      (await data(books.liabilities, { days: 30 }, finance)).history.map(({ owed, right }) => [owed, right]),
    ).toEqual([
      ['90.00', true],
      ['90.00', true],
    ]);
    await expectCleanBooks(db);
  });
});

describe('settings at the desk', () => {
  it('change at their effective date, with a history', async () => {
    Object.assign(admin, { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token });
    const tomorrow = later(clock.now(), 24 * hour).toISOString();
    const id = 'reviews.withinDays';
    expect(await data(settings.changeSetting, { id, value: 40, reason: 'Slow parcels' }, admin)).toMatchObject({
      value: 40,
      guarded: 0,
      upcoming: [],
    });
    const slower = { id, value: 60, effective_at: tomorrow, reason: 'Slower parcels' };
    expect(await data(settings.changeSetting, slower, admin)).toMatchObject({
      value: 40,
      upcoming: [{ value: 60, effective_at: tomorrow }],
    });
    expect((await readSettings(db.read, clock.now()))[id]).toBe(40);
    const history = await data(settings.settingHistory, { id }, finance);
    expect(history.list.map(({ value }) => value)).toEqual([60, 40]);
    const audited = await db.read
      .selectFrom('audit_log')
      .select('details')
      .where('subject', '=', `setting:${id}`)
      .orderBy('id')
      .execute();
    expect(audited.map(({ details }) => details)).toMatchObject([
      { before: 30, after: 40, reason: 'Slow parcels' },
      { before: 40, after: 60, reason: 'Slower parcels' },
    ]);
    expect(
      (await data(settings.deskSettings, {}, finance)).list.find(({ id }) => id === 'withdrawal.bank'),
    ).toMatchObject({ value: { fixed: 0, percentBp: 100 }, effective_at: null, guarded: 1, waiting: null });
  });

  it('refuse invalid values, past dates and other roles', async () => {
    const change = (input: object, options = admin) =>
      refusal(settings.changeSetting, { reason: 'Costs', ...input }, options);
    for (const value of [-1, '2000', null, {}, [], 1.5])
      expect(await change({ id: 'withdrawal.minimum', value })).toMatchObject({ refusal: 'setting_invalid' });
    expect(await change({ id: 'withdrawal.minimum' })).toMatchObject({ refusal: 'bad_request' });
    expect(await change({ id: 'withdrawal.minimum', value: 2_000, reason: ' ' })).toMatchObject({
      refusal: 'bad_request',
    });
    for (const id of ['toString', '__proto__', 'nothing'])
      expect(await change({ id, value: 1 })).toMatchObject({ refusal: 'setting_unknown' });
    expect(
      await change({ id: 'withdrawal.minimum', value: 1, effective_at: later(clock.now(), -minute).toISOString() }),
    ).toMatchObject({ refusal: 'setting_in_the_past' });
    expect(await change({ id: 'withdrawal.minimum', value: 1 }, finance)).toMatchObject({ refusal: 'desk_forbidden' });
    expect(await refusal(settings.settingHistory, { id: 'x' }, finance)).toMatchObject({ refusal: 'setting_unknown' });
  });
});

it('refuses the books to roles without access to money', async () => {
  catalogue.desk = (await buildOperator(db, ['catalogue'], { now: clock.now() })).token;
  support.desk = (await buildOperator(db, ['support'], { now: clock.now() })).token;
  for (const endpoint of [
    books.journal,
    books.liabilities,
    books.booksChecks,
    books.runBooksCheck,
    settings.deskSettings,
  ]) {
    for (const options of [catalogue, support])
      expect(await refusal(endpoint, {}, options), endpoint.name).toMatchObject({ refusal: 'desk_forbidden' });
  }
  for (const endpoint of [users.deskUsers, users.deskUserById, books.accountStatement]) {
    expect(await refusal(endpoint, { id: user, user_id: user }, catalogue), endpoint.name).toMatchObject({
      refusal: 'desk_forbidden',
    });
  }
});
