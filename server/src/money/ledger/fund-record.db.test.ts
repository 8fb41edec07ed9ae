import { sql } from 'kysely';
import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanBooks } from '../../../test/books.ts';
import { testDatabase } from '../../../test/database.ts';
import { movableClock } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  balanceBefore,
  balanceOf,
  checkBooks,
  countFundRecord,
  foldAccounts,
  listBooksChecks,
  outside,
  platformBalances,
  platformRevenue,
  postTransaction,
  readFundRecord,
  runTimedCheck,
  periodBounds,
  sumMonthsOfFundRecord,
  userAvailable,
  type PostingKind,
} from './index.ts';

const db = await testDatabase();
const clock = movableClock();
const noon = (day: number) => new Date(Date.UTC(2026, 2, day, 12));

let count = 0;
/** Books money in (positive) or out (negative), in cents. */
const book = (userId: string, cents: number, at: Date, kind: PostingKind = cents > 0 ? 'recharge' : 'correction') =>
  db.transact((tx) => {
    const [from, to] = cents > 0 ? [outside('bank'), userAvailable(userId)] : [userAvailable(userId), platformRevenue];
    return postTransaction(tx, {
      kind,
      reference: `test:${(count += 1)}`,
      memo: `Bill ${count}`,
      at,
      legs: [{ from, to, amount: usd(Math.abs(cents)) }],
    });
  });

const all = { first: 1n, past: 1_000_000n };

describe('a fund record', () => {
  it('numbers its entries without a gap and keeps correct balances under concurrent postings', async () => {
    const user = newId();
    await book(user, 1_000, noon(1));
    await Promise.allSettled(Array.from({ length: 40 }, (_, index) => book(user, index % 2 === 0 ? 70 : -90, noon(2))));
    const rows = (
      await readFundRecord(db.read, userAvailable(user), all, {
        skip: 0,
        limit: 100,
        kinds: ['recharge', 'correction'],
      })
    ).toReversed();
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => BigInt(index + 1)));
    let balance = 0n;
    for (const row of rows) expect(row.balanceAfter).toBe((balance += row.amount));
    expect(await balanceOf(db.read, userAvailable(user))).toEqual(usd(balance));
    await expectCleanBooks(db);
  });

  it('finds a period by time, also after a posting with an earlier time', async () => {
    const user = newId();
    const account = userAvailable(user);
    for (const [cents, day] of [
      [100, 1],
      [200, 3],
      [400, 2],
      [800, 5],
      [1_600, 9],
    ] as const)
      await book(user, cents, noon(day));
    const amounts = async (since?: Date, until?: Date) => {
      const span = await periodBounds(db.read, account, { since, until });
      const rows = await readFundRecord(db.read, account, span, { skip: 0, limit: 10 });
      expect(await countFundRecord(db.read, account, span)).toBe(rows.length);
      return [await balanceBefore(db.read, account, span), ...rows.map((row) => row.amount)];
    };
    expect(await amounts()).toEqual([0n, 1_600n, 800n, 400n, 200n, 100n]);
    expect(await amounts(noon(3), noon(9))).toEqual([100n, 800n, 400n, 200n]);
    expect(await amounts(noon(4))).toEqual([700n, 1_600n, 800n]);
    expect(await amounts(noon(10))).toEqual([3_100n]);
    expect(await amounts(undefined, noon(1))).toEqual([0n]);
    expect(await amounts(noon(9), noon(1))).toEqual([1_500n]);
    expect(await periodBounds(db.read, userAvailable(newId()), { since: noon(1) })).toEqual({ first: 1n, past: 1n });
  });

  it('pages and counts by kind', async () => {
    const user = newId();
    const account = userAvailable(user);
    for (let round = 0; round < 5; round += 1) {
      await book(user, 100, noon(1));
      await book(user, -10, noon(1));
    }
    const span = await periodBounds(db.read, account, {});
    expect(await countFundRecord(db.read, account, span, ['correction'])).toBe(5);
    expect(
      (await readFundRecord(db.read, account, span, { kinds: ['correction'], skip: 2, limit: 2 })).map(
        (row) => row.number,
      ),
    ).toEqual([6n, 4n]);
    expect((await readFundRecord(db.read, account, span, { skip: 8, limit: 5 })).map((row) => row.number)).toEqual([
      2n,
      1n,
    ]);
    expect(await readFundRecord(db.read, account, span, { skip: 20, limit: 5 })).toEqual([]);
  });
});

describe('the months of a fund record', () => {
  /**
   * Books one cent just before a moment and ten cents at it: a month that starts there contains the ten, the previous
   * month the one.
   */
  const sumsAroundStart = async (zone: string, start: string) => {
    const user = newId();
    const account = userAvailable(user);
    const at = new Date(start);
    await book(user, 1, new Date(at.getTime() - 1));
    await book(user, 10, at);
    const span = await periodBounds(db.read, account, {});
    const moments = (await readFundRecord(db.read, account, span, { skip: 0, limit: 10 })).map((row) => row.at);
    const sums = await sumMonthsOfFundRecord(db.read, account, span, { zone, moments });
    return sums.map((sum) => [sum.month, sum.in]);
  };

  it.each([
    ['UTC', '2026-04-01T00:00:00Z', '2026-04', '2026-03'],
    ['Asia/Tokyo', '2026-03-31T15:00:00Z', '2026-04', '2026-03'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01', '2026-12'],
    ['Pacific/Kiritimati', '2026-04-30T10:00:00Z', '2026-05', '2026-04'],
    ['-09:00', '2026-03-31T15:00:00Z', '2026-04', '2026-03'],
  ])('begin at local midnight in %s', async (zone, start, month, before) => {
    expect(await sumsAroundStart(zone, start)).toEqual([
      [month, 10n],
      [before, 1n],
    ]);
  });

  it('follow daylight saving time', async () => {
    const newYork = 'America/New_York';
    for (const start of ['2026-03-01T05:00:00Z', '2026-04-01T04:00:00Z', '2027-01-01T05:00:00Z'])
      expect(await sumsAroundStart(newYork, start)).toHaveLength(2);
    expect(await sumsAroundStart(newYork, '2026-04-01T05:00:00Z')).toEqual([['2026-04', 11n]]);
  });

  it('begin at the first of two midnights', async () => {
    expect(await sumsAroundStart('America/Havana', '2026-11-01T04:00:00Z')).toHaveLength(2);
    expect(await sumsAroundStart('America/Havana', '2026-11-01T05:00:00Z')).toEqual([['2026-11', 11n]]);
  });

  it('are empty without movements', async () => {
    const account = userAvailable(newId());
    const span = await periodBounds(db.read, account, {});
    expect(await sumMonthsOfFundRecord(db.read, account, span, { zone: 'UTC', moments: [] })).toEqual([]);
  });
});

describe('the accounts of the platform', () => {
  const recounted = async () => {
    const { rows } =
      await sql`select a.address, sum(e.amount)::bigint as amount from entries e join accounts a on a.id = e.account_id where a.owner_id is null group by a.address order by a.address`.execute(
        db.kysely,
      );
    return rows;
  };
  const balances = async () => (await platformBalances(db.read)).map(({ address, amount }) => ({ address, amount }));

  it('have the same balances before and after each fold', async () => {
    const user = newId();
    await book(user, 500, noon(1));
    expect(await balances()).toEqual(await recounted());
    for (let round = 0; round < 3; round += 1) {
      await foldAccounts({ db, clock }, 0);
      expect(await balances()).toEqual(await recounted());
      await book(user, -100, noon(2));
      expect(await balances()).toEqual(await recounted());
    }
    const folds = await db.read.selectFrom('account_folds').selectAll().execute();
    expect(folds.length).toBeGreaterThanOrEqual(2);
    await expectCleanBooks(db);
  });

  it('are not folded past recent entries or running transactions', async () => {
    await sql`delete from account_folds`.execute(db.kysely);
    await foldAccounts({ db, clock });
    expect(await db.read.selectFrom('account_folds').selectAll().execute()).toEqual([]);

    const user = newId();
    let post = () => {};
    const postAllowed = new Promise<void>((resolve) => (post = resolve));
    const slow = db.transact(async (tx) => {
      await tx.selectFrom('accounts').select('id').limit(1).execute();
      await postAllowed;
      return postTransaction(tx, {
        kind: 'recharge',
        reference: `slow:${user}`,
        at: noon(1),
        legs: [{ from: outside('bank'), to: userAvailable(user), amount: usd(5) }],
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { id: later } = await book(user, 100, noon(1));
    await foldAccounts({ db, clock }, 0);
    const folds = await db.read.selectFrom('account_folds').select('through').execute();
    expect(folds.every((fold) => fold.through < later)).toBe(true);
    post();
    await slow;
    await foldAccounts({ db, clock }, 0);
    expect(await balances()).toEqual(await recounted());
    await expectCleanBooks(db);
  });
});

describe('a books check', () => {
  const log = { info: vi.fn(), error: vi.fn() };

  it('stores its figures and logs no error when the books are right', async () => {
    const check = (await runTimedCheck({ db, clock, log }, { onlyNew: false }))!;
    expect(check.findings).toEqual([]);
    expect(check.liabilities).toBe(check.holdings);
    expect((await listBooksChecks(db.read, 5))[0]).toEqual(check);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('finds every kind of damage and logs an alarm', async () => {
    const user = newId();
    for (const cents of [500, -100, 300]) await book(user, cents, noon(1));
    const account = userAvailable(user).id;
    const findingsAfter = async (...damage: string[]) => {
      await db.transact(async (tx) => {
        await sql`alter table entries disable trigger user`.execute(tx);
        for (const statement of damage) await sql.raw(statement).execute(tx);
        await sql`alter table entries enable trigger user`.execute(tx);
      });
      return (await checkBooks(db)).findings.join('\n');
    };
    const entry = `account_id = '${account}' and number = 2`;
    expect(await findingsAfter(`update balances set amount = amount + 1 where account_id = '${account}'`)).toContain(
      'Balance differs',
    );
    expect(await findingsAfter(`update balances set amount = amount - 1 where account_id = '${account}'`)).toBe('');
    expect(await findingsAfter(`update entries set balance_after = 401 where ${entry}`)).toContain(
      'Running balance is broken',
    );
    expect(await findingsAfter(`update entries set balance_after = 400, number = 9 where ${entry}`)).toContain(
      'Running balance is broken',
    );
    expect(
      await findingsAfter(
        `update entries set number = 2, kind = 'recharge' where account_id = '${account}' and number = 9`,
      ),
    ).toContain('calls itself something else');
    expect(
      await findingsAfter(`update entries set kind = 'correction', booked_at = '2020-01-01' where ${entry}`),
    ).toContain('Running balance is broken');
    expect(
      await findingsAfter(`update entries set booked_at = '2026-03-01T12:00:00Z', amount = -99 where ${entry}`),
    ).toContain('Transaction does not balance');
    expect(await findingsAfter(`update entries set amount = -100 where ${entry}`)).toBe('');
    await foldAccounts({ db, clock }, 0);
    expect(await findingsAfter('update account_folds set amount = amount + 1')).toContain('Fold differs');

    const check = (await runTimedCheck({ db, clock, log }, { onlyNew: false }))!;
    expect(check.findings).not.toEqual([]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: true, check: check.id }),
      'The books are not right',
    );
  });
});
