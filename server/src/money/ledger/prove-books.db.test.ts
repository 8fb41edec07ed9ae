import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { bookIn, provenBooks } from '../../../test/proven-books.ts';
import type { Tx } from '../../base/db/database.ts';
import { systemClock } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { foldAccounts, outside, platformDuties, platformRevenue, userAvailable } from './index.ts';

const db = await testDatabase();
const { book, tamper, findings, recounted, unproven, proveAll } = provenBooks(db);
const user = newId();
const account = userAvailable(user).id;

const topUp = (cents = 100) => book(outside('bank'), userAvailable(user), cents);

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
