import { runBooksCheck } from '@tradewind/contract/money/desk/books';
import { health } from '@tradewind/contract/operations/desk/health';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, later } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, deliver } = await testApp(db);
const finance = { desk: (await buildOperator(db, ['finance'])).token };

it('shows whether a backup is overdue', async () => {
  const backup = async () => {
    const { last_backup_at, backup_overdue } = await data(health, {}, finance);
    return [last_backup_at !== null, backup_overdue];
  };
  const made = (days: number) =>
    db.pool.query(
      `insert into backups (id, made_at, place, bytes) values (gen_random_uuid(), now() - make_interval(days => $1), '/backup', 1)`,
      [days],
    );
  expect(await backup()).toEqual([false, 1]);
  await made(8);
  expect(await backup()).toEqual([true, 1]);
  await made(1);
  expect(await backup()).toEqual([true, 0]);
});

it('shows late timers and the state of queues', async () => {
  const scheduleTimer = async (name: string, hoursAgo: number) => {
    await sql`insert into pgboss.schedule (name, key, cron, created_on) values (${name}, '', '17 * * * *', clock_timestamp() - ${`${hoursAgo} hours`}::interval)`.execute(
      db.kysely,
    );
  };
  await scheduleTimer('users.forget_ended_sessions', 5);
  await scheduleTimer('users.forget_old_attempts', 1);
  const state = await data(health, {}, finance);
  expect(state.timers.map(({ name, late, last_run_at }) => [name, late, last_run_at])).toEqual([
    ['users.forget_ended_sessions', true, null],
    ['users.forget_old_attempts', false, null],
  ]);
  const next = state.timers.map(({ next_run_at }) => new Date(next_run_at!));
  for (const at of next)
    expect([at.getUTCMinutes(), at > new Date(state.now), at <= later(new Date(state.now), hour)]).toEqual([
      17,
      true,
      true,
    ]);
  expect(state.queues.map(({ name }) => name)).toContain('orders.process_deadlines');
  expect(state.queues.every(({ name }) => !name.startsWith('__'))).toBe(true);
});

it('shows the last run of a timer and its last failure', async () => {
  const name = 'users.forget_old_attempts';
  const insert = (state: 'completed' | 'failed', ago: string) =>
    sql`insert into pgboss.job (name, state, policy, completed_on)
      values (${name}, ${state}, 'short', date_trunc('hour', now()) - ${ago}::interval)`.execute(db.kysely);
  for (const days of ['3 days', '1 day', '2 days']) await insert('completed', days);
  await insert('failed', '4 days');
  const { now, timers } = await data(health, {}, finance);
  const ago = (time: string | null) => Math.floor((new Date(now).getTime() - new Date(time!).getTime()) / (24 * hour));
  const timer = timers.find((one) => one.name === name)!;
  expect([ago(timer.last_run_at), ago(timer.last_failure_at)]).toEqual([1, 4]);
});

it('shows the last check of the books', async () => {
  expect((await data(health, {}, finance)).books).toBeNull();
  await data(runBooksCheck, {}, finance);
  await deliver();
  expect((await data(health, {}, finance)).books).toMatchObject({ right: true });
});
