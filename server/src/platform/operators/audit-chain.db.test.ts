import * as contract from '@tradewind/contract/platform/desk/audit';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId, oldestIdAt } from '../../base/ids/ids.ts';
import { audit, sealAuditLog, verifyAuditLog } from './index.ts';

const db = await testDatabase();
const { app, data, refusal, clock } = await testApp(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const desk = { desk: admin.token };

const write = (subject: string) => db.transact((tx) => audit(tx, admin, 'mail.sent_again', subject, {}, clock.now()));
const broken = async () => (await verifyAuditLog(db)).broken;
const entry = (subject: string) =>
  db.read
    .selectFrom('audit_log as l')
    .innerJoin('audit_seals as s', 's.audit_id', 'l.id')
    .selectAll('l')
    .select(['s.number', 's.hash'])
    .where('l.subject', '=', subject)
    .executeTakeFirstOrThrow();

/** Runs SQL as somebody who owns the whole database: no trigger and no foreign key stops it. */
async function tamper(...statements: string[]): Promise<void> {
  await db.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}

for (const number of [1, 2, 3, 4, 5, 6]) await write(`mail:${number}`);
await sealAuditLog({ db }, 4);

describe('the chain of the audit log', () => {
  it('is whole when nobody touched it', async () => {
    expect(await verifyAuditLog(db)).toMatchObject({ sealed: 6n, waiting: 0n, broken: null });
  });

  it('seals every entry once, whichever process comes first', async () => {
    for (let count = 0; count < 30; count += 1) await write('mail:crowd');
    await Promise.all([1, 2, 3].map(() => sealAuditLog({ db }, 7)));
    expect(await verifyAuditLog(db)).toMatchObject({ sealed: 36n, waiting: 0n, broken: null });
  });

  it('lets acts write while entries are sealed', async () => {
    await db.transact(async (tx) => {
      await sql`select seal_audit_log(1000)`.execute(tx);
      await write('mail:meanwhile');
    });
    await sealAuditLog({ db });
    expect(await broken()).toBeNull();
  });

  it('counts an entry that waits as no damage', async () => {
    await write('mail:waiting');
    expect(await verifyAuditLog(db)).toMatchObject({ waiting: 1n, broken: null });
    await sealAuditLog({ db });
  });

  it('refuses changes of its seals', async () => {
    await expect(db.kysely.deleteFrom('audit_seals').execute()).rejects.toThrow(/append-only/);
    await expect(db.kysely.updateTable('audit_seals').set({ number: 9n }).execute()).rejects.toThrow(/append-only/);
    await data(contract.checkAuditLog, {}, desk);
    await expect(db.kysely.deleteFrom('audit_checks').execute()).rejects.toThrow(/append-only/);
  });
});

describe('somebody with the whole database', () => {
  const saved = async () => ({
    log: await db.read.selectFrom('audit_log').selectAll().execute(),
    seals: await db.read.selectFrom('audit_seals').selectAll().execute(),
    unsealed: await db.read.selectFrom('audit_unsealed').selectAll().execute(),
  });
  let before: Awaited<ReturnType<typeof saved>>;
  beforeAll(async () => {
    await sealAuditLog({ db });
    before = await saved();
  });

  afterEach(async () => {
    await tamper(
      'delete from audit_seals',
      'delete from audit_log',
      'delete from audit_unsealed',
      'delete from audit_checks',
    );
    await db.transact(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tx
        .insertInto('audit_log')
        .values(before.log as never)
        .execute();
      await tx.insertInto('audit_seals').values(before.seals).execute();
    });
  });

  it.each(['act', 'subject'])('is found out after changing the %s of an entry', async (column) => {
    await tamper(`update audit_log set ${column} = 'mail.other' where subject = 'mail:3'`);
    expect(await broken()).toMatchObject({ problem: 'changed', number: 3 });
  });

  it('is found out after changing when, by whom or with what something was done', async () => {
    for (const change of [`at = at + interval '1 microsecond'`, 'operator_id = null', `details = '{"a": 1}'`]) {
      await tamper(`update audit_log set ${change} where subject = 'mail:4'`);
      expect(await broken(), change).toMatchObject({ problem: 'changed', number: 4, act: 'mail.sent_again' });
    }
  });

  it('is found out after deleting an entry', async () => {
    const { id } = await entry('mail:2');
    await tamper(`delete from audit_log where id = '${id}'`);
    expect(await broken()).toMatchObject({ problem: 'missing', number: 2, act: '' });
  });

  it('is found out after deleting an entry with its seal', async () => {
    const { id } = await entry('mail:2');
    await tamper(`delete from audit_seals where number = 2`, `delete from audit_log where id = '${id}'`);
    expect(await broken()).toMatchObject({ problem: 'unnumbered', number: 3 });
  });

  it('is found out after closing the gap of a deleted entry', async () => {
    const { id } = await entry('mail:2');
    await tamper(
      'delete from audit_seals where number = 2',
      `delete from audit_log where id = '${id}'`,
      'update audit_seals set number = number + 1000000 where number > 2',
      'update audit_seals set number = number - 1000001 where number > 1000000',
    );
    expect(await broken()).toMatchObject({ problem: 'changed', number: 2 });
  });

  it('is found out after inserting an entry', async () => {
    await tamper(
      `insert into audit_log (id, at, act, subject, details) values ('${newId()}', now(), 'mail.sent_again', 'mail:x', '{}')`,
    );
    expect(await broken()).toMatchObject({ problem: 'unsealed', number: null, act: 'mail.sent_again' });
  });

  it('is found out after inserting an entry of yesterday that a job then seals', async () => {
    const id = oldestIdAt(new Date(Date.now() - 24 * 3_600_000));
    await db.kysely
      .insertInto('audit_log')
      .values({ id, at: clock.now(), act: 'mail.sent_again', subject: 'mail:y', details: {} })
      .execute();
    await sealAuditLog({ db });
    expect(await broken()).toMatchObject({ problem: 'backdated', id });
  });

  it('is found out after swapping two entries', async () => {
    const [two, five] = [await entry('mail:2'), await entry('mail:5')];
    await tamper(
      `update audit_seals set audit_id = '${newId()}' where number = 2`,
      `update audit_seals set audit_id = '${two.id}' where number = 5`,
      `update audit_seals set audit_id = '${five.id}' where number = 2`,
    );
    expect(await broken()).toMatchObject({ problem: 'changed', number: 2 });
  });

  it('is found out after computing the chain anew, by what a check saw before', async () => {
    await data(contract.checkAuditLog, {}, desk);
    const { number } = await entry('mail:6');
    await tamper(
      `update audit_log set details = '{"nothing": "happened"}' where subject = 'mail:6'`,
      'insert into audit_unsealed select id from audit_log on conflict do nothing',
      'delete from audit_seals',
      'select seal_audit_log(100000)',
    );
    expect(await broken()).toMatchObject({ problem: 'rewritten' });
    expect(number).toBe(6n);
  });

  it('is found out after cutting off the end, by what a check saw before', async () => {
    await data(contract.checkAuditLog, {}, desk);
    await tamper(
      'delete from audit_log where id not in (select audit_id from audit_seals where number <= 5)',
      'delete from audit_seals where number > 5',
      'delete from audit_unsealed',
    );
    expect(await broken()).toMatchObject({ problem: 'rewritten' });
  });

  it('is found out after deleting an entry before it is sealed', async () => {
    await write('mail:soon');
    await tamper(`delete from audit_log where subject = 'mail:soon'`);
    expect(await broken()).toMatchObject({ problem: 'missing', number: null });
  });

  it('is named at the desk', async () => {
    await tamper(`update audit_log set subject = 'mail:0' where subject = 'mail:3'`);
    const check = await data(contract.checkAuditLog, {}, desk);
    expect(check).toMatchObject({ whole: 0, broken: { problem: 'changed', number: 3 }, asked_by: admin.name });
    expect((await data(contract.lastAuditCheck, {}, desk)).last).toEqual(check);
  });
});

describe('the audit log at the desk', () => {
  it('is filtered by person, act, subject, kind of subject and time', async () => {
    const other = await buildOperator(db, ['admin'], { now: clock.now() });
    await data(contract.checkAuditLog, {}, { desk: other.token });
    const list = async (input: object) => (await data(auditLog, { limit: 100, ...input }, desk)).list;
    expect((await list({ operator_id: other.id })).map(({ act }) => act)).toEqual(['audit.checked']);
    expect(new Set((await list({ act: 'mail' })).map(({ act }) => act))).toEqual(new Set(['mail.sent_again']));
    expect(await list({ subject: 'mail:5' })).toHaveLength(1);
    expect((await list({ subject: 'mail' })).length).toBeGreaterThan(6);
    expect(await list({ subject: 'mai%' })).toEqual([]);
    const from = new Date(clock.now().getTime() + 60_000).toISOString();
    expect(await list({ from })).toEqual([]);
    expect((await list({ to: from })).length).toBeGreaterThan(6);
  });

  it('is sent as a CSV with the hashes, of the rows that the filters fit', async () => {
    const { hash } = await entry('mail:5');
    const response = await app.inject({
      method: 'GET',
      url: contract.exportAuditLog.path,
      query: { format: 'csv', subject: 'mail:5' },
      headers: { 'desk-token': admin.token, lang: 'en' },
    });
    expect(response.headers['content-type']).toContain('text/csv');
    const lines = response.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${admin.name},mail.sent_again,mail:5,{},5,${hash.toString('hex')}`);
  });

  it('is for administrators only, and so are its file and its check', async () => {
    const { token } = await buildOperator(db, ['finance'], { now: clock.now() });
    for (const endpoint of [contract.lastAuditCheck, contract.checkAuditLog, contract.exportAuditLog] as const)
      expect((await refusal(endpoint, {}, { desk: token })).refusal).toBe('desk_forbidden');
  });
});
