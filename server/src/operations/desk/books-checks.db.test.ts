import * as books from '@tradewind/contract/money/desk/books';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { checkBooks, proveBooks, runTimedCheck } from '../../money/ledger/index.ts';

const db = await testDatabase();
const { clock, data, refusal, deliver, deps } = await testApp(db);
const other = await testApp(db);
const finance = await buildOperator(db, ['finance']);
const admin = await buildOperator(db, ['admin']);
const at = { desk: finance.token };
const list = () => data(books.booksChecks, {}, at);
const log = { info: () => undefined, error: () => undefined };

it('is a job, one at a time over all processes, whose result says who asked', async () => {
  const started = await data(books.runBooksCheck, {}, at);
  expect(started).toMatchObject({ asked_by: finance.name, step: null });
  expect(await list()).toMatchObject({ total: 0, running: { id: started.id, asked_by: finance.name } });
  for (const one of [deps, other.deps]) expect(await runTimedCheck({ ...one, log }, { onlyNew: true })).toBeNull();
  expect(await other.refusal(books.runBooksCheck, {}, { desk: admin.token })).toMatchObject({
    refusal: 'books_check_running',
  });
  await deliver();
  expect(await list()).toMatchObject({
    running: null,
    list: [{ id: started.id, asked_by: finance.name, right: true, findings: [] }],
  });
  const acts = await data(auditLog, { subject: `books_check:${started.id}` }, { desk: admin.token });
  expect(acts.list.map(({ act, operator_id }) => [act, operator_id])).toEqual([['books.checked', finance.id]]);
});

it('begins once when asked at once', async () => {
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => data(books.runBooksCheck, {}, at)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await deliver();
  expect(await list()).toMatchObject({ total: 2, running: null });
});

it('tells of each step while it runs', async () => {
  const steps: string[] = [];
  await checkBooks(db, async (step) => void steps.push(step));
  expect(steps).toEqual(books.booksCheckSteps);
  steps.length = 0;
  await proveBooks(db, async (step) => void steps.push(step));
  expect(steps).toEqual(books.booksCheckSteps);
});

it('takes the place of one whose process died, which then does nothing', async () => {
  const dead = await data(books.runBooksCheck, {}, at);
  await db.kysely.updateTable('book_check_runs').set({ step: 'folds', moved_at: '2020-01-01' }).execute();
  expect((await list()).running).toMatchObject({ id: dead.id, step: 'folds' });
  const next = await data(books.runBooksCheck, {}, at);
  await deliver();
  const { list: checks, running } = await list();
  expect(running).toBeNull();
  expect(checks.map(({ id }) => id)).toContain(next.id);
  expect(checks.map(({ id }) => id)).not.toContain(dead.id);
});

it('lists the differences', async () => {
  await db.pool.query('alter table transactions disable trigger all');
  await db.pool.query(
    `insert into transactions (id, kind, reference, memo, posted_at) values (gen_random_uuid(), 'correction', 'x', '', now())`,
  );
  await db.pool.query('alter table transactions enable trigger all');
  await data(books.runBooksCheck, {}, at);
  await deliver();
  const [latest] = (await list()).list;
  expect(latest).toMatchObject({ right: false, findings: [expect.stringContaining('Transaction without entries')] });
  await db.pool.query('alter table transactions disable trigger all');
  await db.pool.query(`delete from transactions where reference = 'x'`);
  await db.pool.query('alter table transactions enable trigger all');
});

it('is for finance and administrators', async () => {
  const support = await buildOperator(db, ['support']);
  expect(await refusal(books.runBooksCheck, {}, { desk: support.token })).toMatchObject({ refusal: 'desk_forbidden' });
});

it('checks what is new, and everything where nothing was proven lately or the last check found something', async () => {
  const check = async () => {
    const { token: desk } = await buildOperator(db, ['finance'], { now: clock.now() });
    await data(books.runBooksCheck, { scope: 'new' }, { desk });
    await deliver();
    const { scope, right } = (await data(books.booksChecks, {}, { desk })).list[0]!;
    return { scope, right };
  };
  await buildShopper(db, { balance: 500n, now: clock.now() });
  expect(await check()).toEqual({ scope: 'all', right: true });
  // Nothing is proven while a transaction of another test file runs on the same server.
  await expect.poll(check, { timeout: 20_000 }).toEqual({ scope: 'new', right: true });
  clock.advance(9 * day);
  expect(await check()).toEqual({ scope: 'all', right: true });
  expect(await check()).toEqual({ scope: 'new', right: true });
  const changeBalances = async (by: number) =>
    void (await db.pool.query('update balances set amount = amount + $1 where amount > 0', [by]));
  await changeBalances(1);
  expect(await check()).toEqual({ scope: 'new', right: false });
  expect(await check()).toEqual({ scope: 'all', right: false });
  await changeBalances(-1);
  expect(await check()).toEqual({ scope: 'all', right: true });
  expect(await check()).toEqual({ scope: 'new', right: true });
});
