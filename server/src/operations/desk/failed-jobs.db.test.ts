import * as contract from '@tradewind/contract/operations/desk/jobs';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const desk = { desk: admin.token };
const queue = 'change_moved.mail';
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}::uuid`.execute(db.kysely)).rows[0]?.state;

let id = '';
beforeEach(async () => {
  id = newId();
  await sql`delete from pgboss.job`.execute(db.kysely);
  await sql`insert into pgboss.job (id, name, state, retry_count, retry_limit, completed_on, data, output)
    values (${id}::uuid, ${queue}, 'failed', 8, 8, now(), '{"mails": 3}', '{"message": "no route to host"}')`.execute(
    db.kysely,
  );
});

it('lists what a failed job was and why it failed', async () => {
  const { list, total } = await data(contract.failedJobs, {}, desk);
  expect(total).toBe(1);
  expect(list).toMatchObject([{ id, queue, tries: 9, failure: 'no route to host' }]);
  expect(JSON.parse(list[0]!.data)).toEqual({ mails: 3 });
  expect((await data(contract.failedJobs, { queue: 'other' }, desk)).list).toEqual([]);
});

it('tries a failed job once more, and only one that failed', async () => {
  await data(contract.retryJob, { id, queue }, desk);
  expect(await stateOf(id)).toBe('retry');
  expect((await refusal(contract.retryJob, { id, queue }, desk)).refusal).toBe('job_not_found');
  expect((await refusal(contract.discardJob, { id, queue, reason: 'Too late' }, desk)).refusal).toBe('job_not_found');
});

it('discards a failed job for a reason, once, and the audit log keeps what it was', async () => {
  expect(await refusal(contract.discardJob, { id, queue }, desk)).toMatchObject({ refusal: 'bad_request' });
  const answers = await Promise.allSettled(
    [1, 2].map(() => data(contract.discardJob, { id, queue, reason: 'Old' }, desk)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stateOf(id)).toBeUndefined();
  const entries = await db.read.selectFrom('audit_log').selectAll().where('subject', '=', `job:${id}`).execute();
  expect(entries).toMatchObject([{ act: 'job.discarded', details: { queue, reason: 'Old', data: { mails: 3 } } }]);
});

it('refuses the job of another queue, and ids that are none', async () => {
  expect((await refusal(contract.retryJob, { id, queue: 'other' }, desk)).refusal).toBe('job_not_found');
  expect((await refusal(contract.retryJob, { id: 'nonsense', queue }, desk)).refusal).toBe('job_not_found');
});

it('is for administrators only', async () => {
  const { token } = await buildOperator(db, ['finance', 'support'], { now: clock.now() });
  for (const endpoint of [contract.failedJobs, contract.retryJob, contract.discardJob] as const)
    expect((await refusal(endpoint, {}, { desk: token })).refusal).toBe('desk_forbidden');
});
