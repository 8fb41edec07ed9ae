import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { expectCleanBooks } from '../../../test/books.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  balanceOf,
  escrowOf,
  orderEscrow,
  outside,
  platformRevenue,
  postTransaction,
  postTransactions,
  shopAvailable,
  userAvailable,
  userHeld,
  type Booking,
  type Leg,
  type PostingKind,
} from './index.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

const post = (kind: PostingKind, reference: string, ...legs: Leg[]) =>
  db.transact((tx) => postTransaction(tx, { kind, reference, at, legs }));

async function holdings(userId: string) {
  const [available, held] = await Promise.all([
    balanceOf(db.read, userAvailable(userId)),
    balanceOf(db.read, userHeld(userId)),
  ]);
  return { available: available.minor, held: held.minor };
}

describe('a withdrawal in the books', () => {
  it('holds amount and fee, then pays the amount out and books the fee as revenue', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, {
      from: outside('network:USDT-TRC20'),
      to: userAvailable(user),
      amount: usd(10_000),
    });
    await post('withdrawal_asked', `withdrawal:${user}:asked`, {
      from: userAvailable(user),
      to: userHeld(user),
      amount: usd(5_100),
    });
    expect(await holdings(user)).toEqual({ available: 4_900n, held: 5_100n });
    await post(
      'withdrawal_passed',
      `withdrawal:${user}:passed`,
      { from: userHeld(user), to: outside('bank'), amount: usd(5_000) },
      { from: userHeld(user), to: platformRevenue, amount: usd(100) },
    );
    expect(await holdings(user)).toEqual({ available: 4_900n, held: 0n });
    await expectCleanBooks(db);
  });

  it('returns amount and fee when it is refused', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from: outside('card'), to: userAvailable(user), amount: usd(1_000) });
    await post('withdrawal_asked', `withdrawal:${user}:asked`, {
      from: userAvailable(user),
      to: userHeld(user),
      amount: usd(1_000),
    });
    await post('withdrawal_returned', `withdrawal:${user}:returned`, {
      from: userHeld(user),
      to: userAvailable(user),
      amount: usd(1_000),
    });
    expect(await holdings(user)).toEqual({ available: 1_000n, held: 0n });
    await expectCleanBooks(db);
  });

  it('cannot be booked twice or hold more than the balance', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from: outside('bank'), to: userAvailable(user), amount: usd(1_000) });
    const requestWithdrawal = () =>
      post('withdrawal_asked', `withdrawal:${user}:asked`, {
        from: userAvailable(user),
        to: userHeld(user),
        amount: usd(600),
      });
    const outcomes = await Promise.allSettled([requestWithdrawal(), requestWithdrawal(), requestWithdrawal()]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    await expect(
      post('withdrawal_asked', `withdrawal:${user}:more`, {
        from: userAvailable(user),
        to: userHeld(user),
        amount: usd(401),
      }),
    ).rejects.toMatchObject({
      code: 'balance_short',
      details: { missing: '$0.01' },
    });
    expect(await holdings(user)).toEqual({ available: 400n, held: 600n });
    await expectCleanBooks(db);
  });
});

describe('several transactions in one posting', () => {
  const [from, revenue] = [outside('bank'), platformRevenue];
  const many = (...bookings: Booking[]) => db.transact((tx) => postTransactions(tx, bookings, at));

  it('are booked in order when they share accounts', async () => {
    const [one, other] = [newId(), newId()];
    const [first, second, third] = await many(
      { kind: 'recharge', reference: `many:${one}:1`, legs: [{ from, to: userAvailable(one), amount: usd(500) }] },
      {
        kind: 'withdrawal_asked',
        reference: `many:${one}:2`,
        memo: 'Of the first',
        legs: [{ from: userAvailable(one), to: userHeld(one), amount: usd(500) }],
      },
      {
        kind: 'recharge',
        reference: `many:${one}:3`,
        legs: [
          { from, to: userAvailable(one), amount: usd(70) },
          { from, to: userAvailable(other), amount: usd(30) },
        ],
      },
    );
    expect([first, second, third].map((posted) => posted!.balances.get(userAvailable(one).id))).toEqual([
      500n,
      0n,
      70n,
    ]);
    expect(third!.balances.get(userAvailable(other).id)).toBe(30n);
    const entries = await db.read
      .selectFrom('entries')
      .select(['transaction_id', 'number', 'amount', 'balance_after', 'kind'])
      .where('account_id', '=', userAvailable(one).id)
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { transaction_id: first!.id, number: 1n, amount: 500n, balance_after: 500n, kind: 'recharge' },
      { transaction_id: second!.id, number: 2n, amount: -500n, balance_after: 0n, kind: 'withdrawal_asked' },
      { transaction_id: third!.id, number: 3n, amount: 70n, balance_after: 70n, kind: 'recharge' },
    ]);
    await expectCleanBooks(db);
  });

  it('are all refused when one would make a balance negative, even if a later one would cover it', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from, to: userAvailable(user), amount: usd(100) });
    const spend = {
      kind: 'correction',
      reference: `many:${user}:1`,
      legs: [{ from: userAvailable(user), to: revenue, amount: usd(130) }],
    } as const;
    const get = {
      kind: 'recharge',
      reference: `many:${user}:2`,
      legs: [{ from, to: userAvailable(user), amount: usd(50) }],
    } as const;
    await expect(many(spend, get)).rejects.toMatchObject({ code: 'balance_short', details: { missing: '$0.30' } });
    expect((await holdings(user)).available).toBe(100n);
    await many(get, spend);
    expect((await holdings(user)).available).toBe(20n);
    await expect(many({ ...get, reference: `many:${user}:3` }, spend)).rejects.toThrow(/unique/);
    expect((await holdings(user)).available).toBe(20n);
    await expectCleanBooks(db);
  });

  it('run concurrently in any account order without losing an amount', async () => {
    const users = Array.from({ length: 12 }, newId);
    const postings = Array.from({ length: 20 }, (_, round) => {
      const order = round % 2 ? users : users.toReversed();
      return many(
        ...order.map((user): Booking => ({
          kind: 'recharge',
          reference: `postings:${user}:${round}`,
          legs: [{ from, to: userAvailable(user), amount: usd(round + 1) }],
        })),
      );
    });
    await Promise.all(postings);
    for (const user of users) expect((await holdings(user)).available).toBe(210n);
    await expectCleanBooks(db);
  });

  it('return nothing for an empty list', async () => {
    expect(await many()).toEqual([]);
  });
});

describe('the escrow of two orders of a shopper', () => {
  it('is kept apart, also where one transaction moves both', async () => {
    const [user, one, other] = [newId(), newId(), newId()];
    const [of, to] = [outside('bank'), (orderId: string) => orderEscrow({ userId: user, orderId })];
    await post(
      'order_paid',
      `both:${user}`,
      { from: of, to: to(one), amount: usd(700) },
      { from: of, to: to(other), amount: usd(300) },
    );
    await post('correction', `between:${user}`, { from: to(one), to: to(other), amount: usd(50) });
    const held = await escrowOf(db.read, [one, other, newId()]);
    expect([...held].toSorted()).toEqual(
      [
        [one, 650n],
        [other, 350n],
      ].toSorted(),
    );
    await expectCleanBooks(db);
  });
});

describe("a shop's earnings", () => {
  it('cannot be paid out beyond the balance', async () => {
    const shop = newId();
    await post('correction', `correction:${shop}`, {
      from: platformRevenue,
      to: shopAvailable(shop),
      amount: usd(300),
    });
    await expect(
      post('correction', `correction:${shop}:back`, {
        from: shopAvailable(shop),
        to: platformRevenue,
        amount: usd(301),
      }),
    ).rejects.toMatchObject({ code: 'balance_short' });
    expect(await balanceOf(db.read, shopAvailable(shop))).toEqual(usd(300));
    await expectCleanBooks(db);
  });
});
