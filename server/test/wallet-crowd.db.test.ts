import { Refusal, type RefusalCode } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/money/withdrawals';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hour } from '../src/base/clock/clock.ts';
import { runWork } from '../src/base/db/work.ts';
import { newId } from '../src/base/ids/ids.ts';
import { balanceOf, userAvailable, userHeld } from '../src/money/ledger/index.ts';
import { setSetting } from '../src/platform/settings/index.ts';
import {
  approveWithdrawal,
  exportWithdrawals,
  markWithdrawalPaid,
  refuseWithdrawal,
} from '../src/money/withdrawals/index.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { bankAccount, buildBankAccount } from './build-bank-account.ts';
import { buildOperator, type BuiltOperator } from './build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { openWalk } from './walks.ts';

const db = await testDatabase();
const { call, clock, deps } = await testApp(db);
const walk = openWalk('withdrawals');

/** The next act of a user. Numbers are taken modulo the available objects; `times` is the number of concurrent repeats. */
type Act =
  | { does: 'ask'; user: number; price: number; place: number; times: number; key: 'same' | 'other' | 'none' }
  | {
      does: 'cancel' | 'pass' | 'refuse' | 'approve' | 'hand_over';
      withdrawal: number;
      operator: number;
      times: number;
    }
  | { does: 'wait'; hours: number };

const small = fc.nat({ max: 30 });
const times = fc.integer({ min: 1, max: 3 });
const decide = (does: 'cancel' | 'pass' | 'refuse' | 'approve' | 'hand_over') =>
  fc.record({ does: fc.constant(does), withdrawal: small, operator: small, times });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      user: small,
      price: fc.constantFrom(999, 1_000, 1_001, 55_555, 99_999, 100_000, 150_000, 200_000, 200_001),
      place: small,
      times,
      key: fc.constantFrom('same' as const, 'other' as const, 'none' as const),
    }),
  },
  { weight: 2, arbitrary: decide('cancel') },
  { weight: 3, arbitrary: decide('pass') },
  { weight: 1, arbitrary: decide('refuse') },
  { weight: 2, arbitrary: decide('approve') },
  { weight: 1, arbitrary: decide('hand_over') },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);

const money = 700_000n;
const perDay = 500_000n;
/** The first is past its delay; the others are new. */
const places = [
  bankAccount,
  { extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL' },
  { extract_type: 1, network: 'USDT-ERC20', blockchain: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
] as const;

interface World {
  users: BuiltShopper[];
  operators: BuiltOperator[];
}

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('concurrent withdrawals and decisions of operators', () => {
  it('keep every balance correct', walk.patience, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 3, maxLength: 9 }), { minLength: 5, maxLength: 9 }),
        async (rounds) => {
          const users = await Promise.all(
            Array.from({ length: 3 }, () => buildShopper(db, { balance: money, now: clock.now() })),
          );
          await Promise.all(users.map(({ id }) => buildBankAccount(db, id)));
          const operators = await Promise.all(
            Array.from({ length: 3 }, () => buildOperator(db, ['finance'], { now: clock.now() })),
          );
          // The acts of one round run concurrently.
          for (const round of rounds) {
            await Promise.all(round.map((one) => perform(one, { users, operators })));
            await expectConsistent(users);
          }
          if (walk.acted(rounds.flat().length)) await expectCleanBooks(db);
        },
      ),
      walk.runs(15),
    );
  });
});

async function perform(one: Act, { users, operators }: World): Promise<void> {
  if (one.does === 'wait') return clock.advance(one.hours * hour);
  if (one.does === 'ask') return ask(one, users[one.user % users.length]!);

  const all = await db.read
    .selectFrom('withdrawals')
    .select(['id', 'user_id', 'method'])
    .where(
      'user_id',
      'in',
      users.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const target = all[one.withdrawal % Math.max(1, all.length)];
  if (!target) return;
  const { id } = target;
  const by = operators[one.operator % operators.length]!;
  // The same act concurrently by the same operator, and once by another one.
  const others = [...Array.from({ length: one.times }, () => by), operators[(one.operator + 1) % operators.length]!];
  if (one.does === 'cancel') {
    const token = users.find((user) => user.id === target.user_id)!.token;
    const answers = await Promise.all(others.map(() => call(contract.cancelWithdrawal, { id }, { token })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body.code === 1).length).toBeLessThanOrEqual(1);
    return;
  }
  const reference = target.method === 'bank' ? `KB-${newId()}` : `${newId()}${newId()}`.replaceAll('-', '');
  const acts = {
    pass: (who: BuiltOperator) => markWithdrawalPaid(deps, who, { id, reference }),
    refuse: (who: BuiltOperator) => refuseWithdrawal(deps, who, { id, reason: 'For a reason' }),
    approve: (who: BuiltOperator) => approveWithdrawal(deps, who, { id }),
    hand_over: (who: BuiltOperator) => runWork(db, exportWithdrawals(deps, who, { ids: all.map((row) => row.id) })),
  };
  const does = one.does;
  const done = await Promise.all(others.map((who) => succeeds(() => acts[does](who))));
  if (does === 'pass' || does === 'refuse') expect(done.filter(Boolean).length).toBeLessThanOrEqual(1);
}

async function ask(one: Extract<Act, { does: 'ask' }>, user: BuiltShopper): Promise<void> {
  const key = newId();
  const keys = Array.from({ length: one.times }, () => ({ same: key, other: newId(), none: undefined })[one.key]);
  const price = `${Math.floor(one.price / 100)}.${String(one.price % 100).padStart(2, '0')}`;
  const input = { price, ...places[one.place % places.length]!, ...(one.key !== 'none' && { password_pay: testCode }) };
  const answers = await Promise.all(
    keys.map((sent) => call(contract.requestWithdrawal, input, { token: user.token, ...(sent && { key: sent }) })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const ids = new Set(answers.flatMap(({ body }) => (body.code === 1 ? [body.data!.id] : [])));
  if (one.key === 'same') expect(ids.size).toBeLessThanOrEqual(1);
  if (one.price < 1_000 || one.price > 200_000) expect(ids.size).toBe(0);
}

/** The expected refusals of operators; any other refusal is a fault. */
const civil: readonly RefusalCode[] = [
  'already_decided',
  'withdrawal_too_early',
  'second_person_required',
  'nothing_ready',
];

async function succeeds(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refusal && civil.includes(error.code)) return false;
    throw error;
  }
}

/** Checks that every balance follows from the withdrawals, and that no rule was broken. */
async function expectConsistent(users: readonly BuiltShopper[]): Promise<void> {
  for (const { id } of users) {
    const [rows, available, held] = await Promise.all([
      db.read.selectFrom('withdrawals').selectAll().where('user_id', '=', id).execute(),
      balanceOf(db.read, userAvailable(id)),
      balanceOf(db.read, userHeld(id)),
    ]);
    const sum = (of: typeof rows, what: (row: (typeof rows)[number]) => bigint) =>
      of.reduce((total, row) => total + what(row), 0n);
    const open = rows.filter(({ status }) => status === 'auditing');
    const passed = rows.filter(({ status }) => status === 'passed');
    expect(held.minor).toBe(sum(open, ({ price }) => price));
    expect(available.minor).toBe(
      money - held.minor - sum(passed, ({ price, fee, fee_waived }) => price - (fee_waived ? fee : 0n)),
    );

    for (const row of passed) {
      expect(row.decided_at!.getTime()).toBeGreaterThanOrEqual(row.not_before.getTime());
      expect(row.fee_waived).toBe(row.decided_at! > row.review_before && row.fee > 0n);
      if (row.price >= 100_000n) {
        const approvals = await db.read
          .selectFrom('withdrawal_approvals')
          .select('operator_id')
          .where('withdrawal_id', '=', row.id)
          .execute();
        expect(approvals.some(({ operator_id }) => operator_id !== row.decided_by)).toBe(true);
      }
    }
    for (const row of rows) {
      const since = row.asked_at.getTime() - 24 * hour;
      const inOneDay = rows.filter(
        (other) =>
          ['auditing', 'passed'].includes(other.status) &&
          other.asked_at.getTime() > since &&
          other.asked_at <= row.asked_at,
      );
      expect(sum(inOneDay, ({ price }) => price)).toBeLessThanOrEqual(perDay);
      expect(row.status === 'cancelled' && row.batch_id !== null).toBe(false);
    }
  }
}
