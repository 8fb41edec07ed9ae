import * as contract from '@tradewind/contract/operations/desk/alarms';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { alarmWatch, disk } from '../../../test/alarm-watch.ts';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, later, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { watchAlarms } from './watch-alarms.ts';

const db = await testDatabase();
const { clock, deps, errors, quiet, state, watch } = alarmWatch(db);
const { call, data, refusal } = await testApp(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const desk = { desk: admin.token };

const standing = async (cause: contract.AlarmCause) =>
  (await data(contract.alarms, { state: 'standing', cause }, desk)).list;
beforeEach(quiet);

const networks = await db.read.selectFrom('networks').select('code').orderBy('code').execute();

/** What goes wrong, and how it is put right. */
const drills: Record<contract.AlarmCause, { subject: string; break: () => unknown; mend: () => unknown }> = {
  watcher: {
    subject: networks[0]!.code,
    break: () =>
      sql`update networks set rpc_urls = '{https://rpc.example}' where code = ${networks[0]!.code}`.execute(db.kysely),
    mend: () => sql`update networks set rpc_urls = '{}'`.execute(db.kysely),
  },
  books: {
    subject: '',
    break: () => storeBooksCheck(['Balance differs from its entries: user:1']),
    mend: () => storeBooksCheck([]),
  },
  audit: {
    subject: '',
    break: () => storeAuditCheck({ problem: 'changed', number: 7, id: null, act: '', at: null }),
    mend: () => storeAuditCheck(null),
  },
  deposits: {
    subject: '',
    break: () =>
      sql`insert into deposits (id, network, tx_hash, place, block_number, block_hash, from_hex, to_hex, token_hex, units,
            amount, state, reason, seen_at, settled_at)
          select ${newId()}::uuid, code, '0x' || repeat('a', 64), (select count(*) from deposits), 1, '0x1', '0x1', '0x2', '0x3', 5,
            500, 'unmatched', 'no_owner', ${later(clock.now(), -2 * hour)}::timestamptz, ${clock.now()}::timestamptz
          from networks order by code limit 1`.execute(db.kysely),
    mend: () => sql`update deposits set state = 'closed'`.execute(db.kysely),
  },
  chain: { subject: networks[0]!.code, break: () => storeComparison(4_000n), mend: () => storeComparison(0n) },
  timer: {
    subject: 'ledger.check_books',
    break: () =>
      sql`insert into pgboss.schedule (name, key, cron, timezone, created_on) values ('ledger.check_books', '', '13 3 * * *', 'UTC', now() - interval '5 days')
          on conflict (name, key) do update set created_on = excluded.created_on`.execute(db.kysely),
    mend: () => sql`update pgboss.schedule set created_on = now()`.execute(db.kysely),
  },
  queue: {
    subject: 'change_moved.mail',
    break: () => insertJob('change_moved.mail', 'failed'),
    mend: () => sql`delete from pgboss.job`.execute(db.kysely),
  },
  mail: {
    subject: '',
    break: () => insertMail(),
    mend: () =>
      sql`update mails set state = 'sent', sent_at = written_at, failure = '' where state = 'failed'`.execute(
        db.kysely,
      ),
  },
  replica: {
    subject: 'replica.example:5432',
    break: () => (state.isReplicaRead = false),
    mend: () => (state.isReplicaRead = true),
  },
  partition: {
    subject: 'visit_marks',
    break: () => sql`insert into visit_marks (day, mark) values ('2099-01-01', 'x')`.execute(db.kysely),
    mend: () => sql`delete from visit_marks`.execute(db.kysely),
  },
  disk: { subject: '', break: () => (state.free = disk.nearlyFull), mend: () => (state.free = disk.roomy) },
};

const storeBooksCheck = (findings: string[]) => {
  clock.advance(minute);
  return db.kysely
    .insertInto('book_checks')
    .values({
      id: newId(),
      at: clock.now(),
      asked_by: null,
      milliseconds: 1,
      transactions: 1n,
      entries: 2n,
      liabilities: 0n,
      holdings: 0n,
      findings: JSON.stringify(findings),
    })
    .execute();
};

const storeComparison = (onChain: bigint) => {
  clock.advance(minute);
  return db.kysely
    .insertInto('chain_balances')
    .values({
      id: newId(),
      network: networks[0]!.code,
      at: clock.now(),
      addresses: 1,
      on_chain: onChain,
      books: 0n,
      uncredited: 0n,
      handed_over: 0n,
    })
    .execute();
};

const storeAuditCheck = (broken: object | null) => {
  clock.advance(minute);
  return db.kysely
    .insertInto('audit_checks')
    .values({
      id: newId(),
      at: clock.now(),
      milliseconds: 1,
      sealed: 0n,
      head: null,
      waiting: 0n,
      broken: broken && JSON.stringify(broken),
    })
    .execute();
};

const insertJob = (queue: string, state: 'failed' | 'created', created = 'now()') =>
  sql`insert into pgboss.job (name, state, created_on, completed_on, data, output)
    values (${queue}, ${state}, ${sql.raw(created)}, ${state === 'failed' ? sql`now()` : sql`null`}, '{"mails": 1}', '{"message": "no route"}')`.execute(
    db.kysely,
  );

const insertMail = () =>
  db.kysely
    .insertInto('mails')
    .values({
      id: newId(),
      channel: 'mail',
      recipient: 'somebody@shop.example',
      locale: 'en',
      template: 'test',
      letter: JSON.stringify({ subject: 'Test', paragraphs: [] }) as never,
      written_at: clock.now(),
      state: 'failed',
      tries: 10,
      failure: 'Connection refused',
    })
    .execute();

describe('an alarm', () => {
  it.each(Object.entries(drills))('of %s fires once and resolves by itself', async (name, drill) => {
    const cause = name as contract.AlarmCause;
    await watch();
    expect(await standing(cause)).toEqual([]);

    await drill.break();
    await watch();
    await watch();
    await Promise.all([watch(), watch()]);
    const [alarm, ...others] = await standing(cause);
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ cause, subject: drill.subject, state: 'open', resolved_at: null });

    await drill.mend();
    await watch();
    expect(await standing(cause)).toEqual([]);
    const { list } = await data(contract.alarms, { state: 'resolved', cause }, desk);
    expect(list).toMatchObject([{ id: alarm!.id, resolved_at: expect.any(String) }]);

    // A second time it is another alarm.
    await drill.break();
    await watch();
    expect((await standing(cause))[0]!.id).not.toBe(alarm!.id);
    await drill.mend();
    await watch();
    expect(errors).toEqual([]);
  });

  it('fires for a job that waits for a quarter of an hour, not for one that just came', async () => {
    await insertJob('change_moved.mail', 'created', `now() - interval '5 minutes'`);
    await watch();
    expect(await standing('queue')).toEqual([]);
    await insertJob('change_moved.mail', 'created', `now() - interval '20 minutes'`);
    await watch();
    expect(await standing('queue')).toMatchObject([{ facts: { waiting: '2', failed: '0' } }]);
    await quiet();
    await watch();
  });

  it('leaves timers and queues alone until a new process has caught up', async () => {
    await insertJob('change_moved.mail', 'failed');
    await watchAlarms(deps, later(clock.now(), -minute));
    expect(await standing('queue')).toEqual([]);
  });

  it('stays as it is while its cause can’t be looked at', async () => {
    state.free = disk.nearlyFull;
    await watch();
    const [alarm] = await standing('disk');
    await watchAlarms({ ...deps, freeBytes: () => Promise.reject(new Error('no such folder')) }, clock.now());
    expect(await standing('disk')).toEqual([alarm]);
    expect(errors.splice(0)).toHaveLength(1);
    state.free = disk.roomy;
    await watch();
  });

  it('is acknowledged by one person, and then still resolves', async () => {
    state.free = disk.nearlyFull;
    await watch();
    const [{ id }] = (await standing('disk')) as [contract.AlarmRow];
    const support = await buildOperator(db, ['support'], { now: clock.now() });
    const [first, second] = await Promise.all(
      [admin, support].map(async ({ token }) => {
        const { body } = await call(contract.acknowledgeAlarm, { id, note: 'On it' }, { desk: token });
        return body;
      }),
    );
    expect([first, second].filter((body) => body?.code === 1)).toHaveLength(1);
    expect((await refusal(contract.acknowledgeAlarm, { id }, desk)).refusal).toBe('already_decided');
    expect((await refusal(contract.acknowledgeAlarm, { id: newId() }, desk)).refusal).toBe('alarm_not_found');
    state.free = disk.roomy;
    await watch();
    expect(await standing('disk')).toEqual([]);
    const log = await db.read.selectFrom('audit_log').select('act').where('subject', '=', `alarm:${id}`).execute();
    expect(log).toEqual([{ act: 'alarm.acknowledged' }]);
  });
});
