import { usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Tx } from '../../base/db/database.ts';
import { systemClock } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  checkBooks,
  foldAccounts,
  orderEscrow,
  outside,
  platformDuties,
  platformRevenue,
  postTransaction,
  proveBooks,
  userAvailable,
  type Account,
  type PostingKind,
} from './index.ts';

const db = await testDatabase();
const user = newId();
const account = userAvailable(user).id;

/** Books from one account to another, within a transaction. @returns the id in the books */
const bookIn = async (
  tx: Tx,
  from: Account,
  to: Account,
  cents: number,
  { kind = 'recharge', reference = newId() }: { kind?: PostingKind; reference?: string } = {},
) =>
  (
    await postTransaction(tx, {
      kind,
      reference,
      at: new Date(),
      legs: [{ from, to, amount: usd(cents) }],
    })
  ).id;
const book = (from: Account, to: Account, cents: number, named?: { kind?: PostingKind; reference?: string }) =>
  db.transact((tx) => bookIn(tx, from, to, cents, named));
const topUp = (cents = 100) => book(outside('bank'), userAvailable(user), cents);

/** Changes rows without the triggers that refuse it, as somebody who owns the database can. */
const tamper = (...statements: string[]) =>
  db.transact(async (tx) => {
    const tables = ['entries', 'transactions', 'proven_points'];
    for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
  });

const findings = async () => (await proveBooks(db)).findings.join('\n');
const recounted = async () => (await checkBooks(db)).findings.join('\n');
/** How many transactions no point covers. */
const unproven = async () => {
  const { rows } = await db.pool.query<{ count: bigint }>(
    'select (select count(*) from transactions) - coalesce((select max(transactions) from proven_points), 0) as count',
  );
  return Number(rows[0]!.count);
};
/** Proves all there is. It may take some tries: a transaction of another test file on the same server holds up the points. */
const proveAll = () =>
  expect
    .poll(
      async () => {
        expect(await findings()).toBe('');
        return unproven();
      },
      { timeout: 20_000 },
    )
    .toBe(0);

/** A transaction that stays open. @returns what books in it, and what ends it */
async function openTransaction() {
  const done = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Tx>();
  const over = db.transact(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    begun.resolve(tx);
    await done.promise;
  });
  const tx = await begun.promise;
  return {
    tx,
    commit: () => {
      done.resolve();
      return over;
    },
  };
}

beforeEach(async () => {
  await topUp(1_000);
  await foldAccounts({ db, clock: systemClock }, 0);
  expect(await recounted()).toBe('');
  await proveAll();
});

describe('a change after the proven point', () => {
  /** Damage, what mends it, and what a check says. */
  const damages: [string, string, string][] = [
    [
      `update balances set amount = amount + 1 where account_id = '${account}'`,
      `update balances set amount = amount - 1 where account_id = '${account}'`,
      'Balance differs from its entries',
    ],
    [
      `update balances set entries = entries + 1 where account_id = '${account}'`,
      `update balances set entries = entries - 1 where account_id = '${account}'`,
      'Balance differs from its entries',
    ],
    ['update account_folds set amount = amount + 1', 'update account_folds set amount = amount - 1', 'Fold differs'],
    [
      `update proven_balances set amount = amount + 1 where account_id = '${account}'`,
      `update proven_balances set amount = amount - 1 where account_id = '${account}'`,
      'Proven balances differ',
    ],
    [
      'update proven_points set before = before + 1 where number = 1',
      'update proven_points set before = before - 1 where number = 1',
      'Proven point does not follow',
    ],
  ];
  it.each(damages)('to a balance or a point is found: %s', async (damage, mend, said) => {
    await tamper(damage);
    expect(await findings()).toContain(said);
    await tamper(mend);
    expect(await findings()).toBe('');
  });

  const inNew: [string, (id: string) => [damage: string, mend: string], string][] = [
    ['amount', (id) => ofEntry(id, 'amount = amount + 1', 'amount = amount - 1'), 'Transaction does not balance'],
    [
      'running balance',
      (id) => ofEntry(id, 'balance_after = balance_after + 1', 'balance_after = balance_after - 1'),
      'Running balance is broken',
    ],
    ['number', (id) => ofEntry(id, 'number = number + 9', 'number = number - 9'), 'Running balance is broken'],
    [
      'time',
      (id) => ofEntry(id, `booked_at = booked_at - interval '1 year'`, `booked_at = booked_at + interval '1 year'`),
      'Running balance is broken',
    ],
    ['kind', (id) => ofEntry(id, `kind = 'correction'`, `kind = 'recharge'`), 'calls itself something else'],
  ];
  const ofEntry = (id: string, ...changes: [string, string]): [string, string] =>
    changes.map((change) => `update entries set ${change} where transaction_id = '${id}' and number is not null`) as [
      string,
      string,
    ];
  it.each(inNew)('to the %s of a new entry is found', async (_name, change, said) => {
    const [damage, mend] = change(await topUp());
    await tamper(damage);
    expect(await findings()).toContain(said);
    await tamper(mend);
    expect(await findings()).toBe('');
  });

  it('is found where a new transaction lost its entries, or is gone', async () => {
    const id = await topUp();
    await tamper(
      'create table kept as select * from entries where false',
      `with gone as (delete from entries where transaction_id = '${id}' returning *) insert into kept select * from gone`,
    );
    expect(await findings()).toMatch(/Transaction without entries[^]*Balance differs/);
    await tamper('insert into entries select * from kept', 'drop table kept');
    expect(await findings()).toBe('');
  });

  it('is found where entries were added to an old transaction', async () => {
    await book(outside('bank'), platformRevenue, 10);
    const { rows } = await db.pool.query<{ id: string }>('select id from transactions order by id limit 1');
    const bank = outside('bank').id;
    await tamper(
      `insert into entries (transaction_id, line, account_id, amount) values ('${rows[0]!.id}', 7, '${bank}', -5), ('${rows[0]!.id}', 8, '${platformRevenue.id}', 5)`,
    );
    expect(await findings()).toContain('was added later');
    await tamper(`delete from entries where line in (7, 8)`);
    expect(await findings()).toBe('');
  });

  it('is found where more was handed on than collected', async () => {
    await book(outside('bank'), platformDuties, 50);
    await book(platformDuties, outside('bank'), 50, { kind: 'duties_handed_on' });
    expect(await findings()).toBe('');
    await book(platformDuties, outside('bank'), 1, { kind: 'duties_handed_on' });
    expect(await findings()).toContain('handed on than collected: platform:duties');
    await book(outside('bank'), platformDuties, 1);
    expect(await findings()).toBe('');
  });
});

describe('the escrow of a shopper', () => {
  const escrow = (orderId: string, userId = user) => orderEscrow({ userId, orderId });
  const pay = (orderId: string, userId = user) =>
    book(outside('bank'), escrow(orderId, userId), 100, { kind: 'order_paid', reference: `order:${orderId}:paid` });
  const inBoth = async () => [await findings(), await recounted()];
  /** Lets the escrow entry of a transaction name another order, or none. */
  const rename = (id: string, orderId: string | null) =>
    tamper(
      `update entries set order_id = ${orderId === null ? 'null' : `'${orderId}'`} where transaction_id = '${id}' and account_id <> '${outside('bank').id}'`,
    );

  it('is wrong where one order has paid out more than it held, whatever the others hold', async () => {
    const [one, other] = [newId(), newId()];
    await pay(one);
    await pay(other);
    await proveAll();
    await book(escrow(one), platformRevenue, 101);
    const finding = `Escrow of an order is below zero, or in two accounts: order:${one}`;
    expect(await inBoth()).toEqual([finding, finding]);
    await book(platformRevenue, escrow(one), 1);
    expect(await inBoth()).toEqual(['', '']);
  });

  it.each([
    ['no order', () => null, 'Escrow without its order, or an order outside of escrow'],
    [
      'another order than was paid',
      newId,
      'Entry calls itself something else than its transaction, names another order, or was added later',
    ],
  ])('is wrong where an entry names %s', async (_name, another, said) => {
    const order = newId();
    const id = await pay(order);
    const finding = `${said}: ${id}`;
    await rename(id, another());
    expect(await inBoth()).toEqual([finding, finding]);
    await rename(id, order);
    expect(await inBoth()).toEqual(['', '']);
  });

  it('is wrong where an entry names an order of another shopper', async () => {
    const [mine, theirs] = [newId(), newId()];
    await pay(theirs, newId());
    const id = await book(outside('bank'), escrow(mine), 100);
    await rename(id, theirs);
    const finding = `Escrow of an order is below zero, or in two accounts: order:${theirs}`;
    expect(await inBoth()).toEqual([finding, finding]);
    await rename(id, mine);
    expect(await inBoth()).toEqual(['', '']);
  });

  it('is wrong where an entry outside of it names an order', async () => {
    const order = newId();
    const id = await pay(order);
    const ofBank = (value: string) =>
      tamper(
        `update entries set order_id = ${value} where transaction_id = '${id}' and account_id = '${outside('bank').id}'`,
      );
    await ofBank(`'${order}'`);
    expect(await findings()).toContain(`an order outside of escrow: ${id}`);
    await ofBank('null');
    expect(await findings()).toBe('');
  });

  it('is proven with the order that each entry names', async () => {
    const order = newId();
    const id = await book(outside('bank'), escrow(order), 100);
    await proveAll();
    await rename(id, newId());
    expect(await inBoth()).toEqual(['', expect.stringMatching(/^Rows that were proven have changed/)]);
    await rename(id, order);
    expect(await recounted()).toBe('');
  });

  it('takes no entry without an order', async () => {
    await expect(book(outside('bank'), { ...escrow(newId()), orderId: null }, 100)).rejects.toThrow(
      'escrow is booked without its order',
    );
    await expect(book(outside('bank'), { ...platformRevenue, orderId: newId() }, 100)).rejects.toThrow(
      'escrow is booked without its order',
    );
  });
});

describe('a change before the proven point', () => {
  const memo = (text: string) => `update transactions set memo = '${text}'`;
  it('is left to the recount of everything, which finds what fits together', async () => {
    const other = newId();
    const id = await book(outside('bank'), userAvailable(other), 700);
    await proveAll();
    /** As if another amount had been booked: every row that follows from it agrees. */
    const rebook = (by: number) => [
      `update entries set amount = amount - ${by} where transaction_id = '${id}' and amount < 0`,
      `update entries set amount = amount + ${by}, balance_after = balance_after + ${by} where transaction_id = '${id}' and amount > 0`,
      `update balances set amount = amount + ${by} where account_id = '${userAvailable(other).id}'`,
      `update proven_balances set amount = amount + ${by} where account_id = '${userAvailable(other).id}'`,
      `update proven_balances set amount = amount - ${by} where account_id = '${outside('bank').id}'`,
      `update proven_balances set credited = credited + ${by} where account_id = '${userAvailable(other).id}'`,
    ];
    await foldAccounts({ db, clock: systemClock }, 0);
    await tamper(
      ...rebook(10),
      `update account_folds set amount = amount - 10 where account_id = '${outside('bank').id}'`,
    );
    expect(await findings()).toBe('');
    expect(await recounted()).toMatch(/^Rows that were proven have changed: before point \d+$/);
    await tamper(
      ...rebook(-10),
      `update account_folds set amount = amount + 10 where account_id = '${outside('bank').id}'`,
    );
    expect(await recounted()).toBe('');

    await tamper(memo('Another'));
    expect(await recounted()).toContain('Rows that were proven have changed');
    await tamper(memo(''));
    expect(await recounted()).toBe('');
  });
});

describe('a transaction that commits late', () => {
  it('is counted by the next check, though its id is lower', async () => {
    const late = await openTransaction();
    const id = await bookIn(late.tx, outside('bank'), userAvailable(newId()), 10);
    expect((await topUp()) > id).toBe(true);
    expect(await findings()).toBe('');
    expect(await unproven()).toBe(1);
    await late.commit();
    expect(await unproven()).toBe(2);
    await proveAll();
    expect(await recounted()).toBe('');
  });

  it('may have the number after one of a transaction that began later', async () => {
    const early = await openTransaction();
    const open = await openTransaction();
    await topUp();
    await bookIn(early.tx, outside('bank'), userAvailable(user), 20);
    await early.commit();
    expect(await findings()).toBe('');
    expect(await unproven()).toBeGreaterThan(0);
    await open.commit();
    await proveAll();
    expect(await recounted()).toBe('');
  });
});

it('takes turns with other checks while money moves', async () => {
  const checks = Array.from({ length: 4 }, async () => {
    for (let time = 0; time < 5; time += 1) expect(await findings()).toBe('');
  });
  const postings = Array.from({ length: 4 }, async () => {
    for (let time = 0; time < 25; time += 1) await topUp();
  });
  await Promise.all([...checks, ...postings]);
  await proveAll();
  expect(await recounted()).toBe('');
});

it('goes on after the database was restored to another server', async () => {
  await db.pool.query(`update server_counts set system_identifier = 'another'`);
  await db.pool.query('select follow_server()');
  await topUp();
  await proveAll();
  await tamper(`update balances set amount = amount + 1 where account_id = '${account}'`);
  expect(await findings()).toContain('Balance differs');
  await tamper(`update balances set amount = amount - 1 where account_id = '${account}'`);
  expect(await recounted()).toBe('');
});
