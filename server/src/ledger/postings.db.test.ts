import { usd } from '@tradewind/contract/money';
import { describe, expect, it } from 'vitest';
import { expectCleanBooks } from '../../test/books.ts';
import { testDatabase } from '../../test/database.ts';
import { newId } from '../base/ids/ids.ts';
import { balanceOf, outside, platformRevenue, postTransaction, shopAvailable, userAvailable, userHeld, type Move, type PostingKind } from './index.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

const post = (kind: PostingKind, reference: string, ...moves: Move[]) => db.transact((tx) => postTransaction(tx, { kind, reference, at, moves }));

async function holdings(userId: string) {
  const [available, held] = await Promise.all([balanceOf(db.read, userAvailable(userId)), balanceOf(db.read, userHeld(userId))]);
  return { available: available.minor, held: held.minor };
}

describe('a withdrawal in the books', () => {
  it('holds amount and fee at once, and lets both go where they belong', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from: outside('network:USDT-TRC20'), to: userAvailable(user), amount: usd(10_000) });
    await post('withdrawal_asked', `withdrawal:${user}:asked`, { from: userAvailable(user), to: userHeld(user), amount: usd(5_100) });
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

  it('gives everything back when it is refused, fee included', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from: outside('card'), to: userAvailable(user), amount: usd(1_000) });
    await post('withdrawal_asked', `withdrawal:${user}:asked`, { from: userAvailable(user), to: userHeld(user), amount: usd(1_000) });
    await post('withdrawal_returned', `withdrawal:${user}:returned`, { from: userHeld(user), to: userAvailable(user), amount: usd(1_000) });
    expect(await holdings(user)).toEqual({ available: 1_000n, held: 0n });
    await expectCleanBooks(db);
  });

  it('cannot be booked twice, nor hold more than there is', async () => {
    const user = newId();
    await post('recharge', `recharge:${user}`, { from: outside('bank'), to: userAvailable(user), amount: usd(1_000) });
    const ask = () => post('withdrawal_asked', `withdrawal:${user}:asked`, { from: userAvailable(user), to: userHeld(user), amount: usd(600) });
    const outcomes = await Promise.allSettled([ask(), ask(), ask()]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    await expect(post('withdrawal_asked', `withdrawal:${user}:more`, { from: userAvailable(user), to: userHeld(user), amount: usd(401) })).rejects.toMatchObject({
      code: 'balance_short',
      details: { missing: '$0.01' },
    });
    expect(await holdings(user)).toEqual({ available: 400n, held: 600n });
    await expectCleanBooks(db);
  });
});

describe("a shop's earnings", () => {
  it('cannot be paid out beyond what there is', async () => {
    const shop = newId();
    await post('correction', `correction:${shop}`, { from: platformRevenue, to: shopAvailable(shop), amount: usd(300) });
    await expect(post('correction', `correction:${shop}:back`, { from: shopAvailable(shop), to: platformRevenue, amount: usd(301) })).rejects.toMatchObject({ code: 'balance_short' });
    expect(await balanceOf(db.read, shopAvailable(shop))).toEqual(usd(300));
    await expectCleanBooks(db);
  });
});
