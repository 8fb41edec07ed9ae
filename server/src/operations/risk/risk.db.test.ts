import * as contract from '@tradewind/contract/operations/desk/risk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { rebuildRisks } from './index.ts';

const db = await testDatabase();
const { data, refusal, deps, clock } = await testApp(db);
const support = await buildOperator(db, ['support'], { now: clock.now() });
const desk = { desk: support.token };
const rebuild = () => rebuildRisks(deps);
const list = async (input: object) => (await data(contract.risks, input, desk)).list;
/** Shoppers who share nothing: those of tests all have the same address. */
async function people(count: number) {
  const shoppers = await Promise.all(Array.from({ length: count }, () => buildShopper(db)));
  await sql`delete from addresses`.execute(db.kysely);
  return shoppers;
}
const set = (name: 'risk.payoutAccountsCount', value: number) =>
  db.transact((tx) => setSetting(tx, name, value, { by: null, at: clock.now() }));
/** The findings of accounts that are paid to an account with these last digits. */
const shown = async (address: string) =>
  (await list({ kind: 'payout' })).filter(({ facts, gone }) => facts.address === address && gone === 0);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

const addPayout = (userId: string, address: string) =>
  db.kysely
    .insertInto('payout_addresses')
    .values({
      id: newId(),
      user_id: userId,
      method: 'bank',
      address,
      bank_name: 'First',
      holder: 'A',
      added_at: clock.now(),
      usable_at: clock.now(),
    })
    .execute();

describe('the risk board', () => {
  it('shows accounts that are paid to the same account, and its last digits only', async () => {
    const [one, two, other] = await people(3);
    await addPayout(one!.id, '6222020012345678');
    await addPayout(two!.id, '6222020012345678');
    await addPayout(other!.id, '6222020099999999');
    await rebuild();
    const [finding, ...others] = await list({ kind: 'payout' });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ state: 'new', count: 2, facts: { count: '2', address: '…5678' }, gone: 0 });
    expect(idsOf(finding!.accounts)).toEqual(idsOf([one!, two!]));
  });

  it('shows three accounts with one browser at one address, not two', async () => {
    const shoppers = await people(5);
    const use = async (from: number, to: number, address: string) => {
      for (const { id } of shoppers.slice(from, to))
        await sql`update sessions set address = ${address}, user_agent = 'Chrome 140' where user_id = ${id}`.execute(
          db.kysely,
        );
    };
    await use(0, 3, '203.0.113.7');
    await use(3, 5, '203.0.113.8');
    await rebuild();
    const found = await list({ kind: 'device' });
    expect(found).toHaveLength(1);
    expect(idsOf(found[0]!.accounts)).toEqual(idsOf(shoppers.slice(0, 3)));
  });

  it('shows ten new accounts of one network', async () => {
    const shoppers = await people(10);
    for (const { id } of shoppers) {
      await sql`update users set created_at = ${clock.now()} where id = ${id}`.execute(db.kysely);
      await sql`insert into sign_in_networks (user_id, network, seen_at) values (${id}, '198.51.100.0/24', ${clock.now()})
        on conflict do nothing`.execute(db.kysely);
    }
    await rebuild();
    expect(await list({ kind: 'network' })).toMatchObject([{ count: 10, facts: { network: '198.51.100.0/24' } }]);
  });

  it('shows accounts with the same address and telephone number', async () => {
    for (const { id } of await people(3))
      await sql`insert into addresses (id, user_id, name, mobile, mobile_e164, area, detail, country, tag, created_at)
        values (${newId()}::uuid, ${id}, 'A', '13800000000', '+8613800000000', 'Shanghai', '1 Long Road', 'CN', '', now())`.execute(
        db.kysely,
      );
    await rebuild();
    expect(await list({ kind: 'delivery' })).toMatchObject([{ count: 3, facts: { country: 'CN' } }]);
  });

  it('shows a young account that withdraws much, and no old one', async () => {
    const [young, old] = await people(2);
    await sql`update users set created_at = ${new Date(clock.now().getTime() - 3 * day)} where id = ${young!.id}`.execute(
      db.kysely,
    );
    await sql`update users set created_at = ${new Date(clock.now().getTime() - 300 * day)} where id = ${old!.id}`.execute(
      db.kysely,
    );
    for (const { id } of [young!, old!]) {
      await addPayout(id, `account of ${id}`);
      await sql`insert into withdrawals (id, sn, user_id, payout_address_id, method, address, bank_name, holder, price, fee, receives,
          asked_at, not_before, review_before, arrival_hours, second_approver, code_checked)
        select ${newId()}::uuid, ${newId()}, ${id}, p.id, 'bank', p.address, 'First', 'A', 60000, 0, 60000,
          ${clock.now()}, ${clock.now()}, ${clock.now()}, 72, false, true from payout_addresses p where p.user_id = ${id}`.execute(
        db.kysely,
      );
    }
    await rebuild();
    expect(await list({ kind: 'withdrawal' })).toMatchObject([
      { accounts: [{ id: young!.id }], facts: { amount: '600.00' } },
    ]);
  });

  it('keeps who looked and what they concluded, in the audit log too', async () => {
    const [{ id }] = (await list({ kind: 'payout' })) as [contract.RiskRow];
    const reviewed = await data(contract.reviewRisk, { id, outcome: 'harmless', note: 'A couple' }, desk);
    expect(reviewed).toMatchObject({
      state: 'harmless',
      reviews: [{ by: support.name, outcome: 'harmless', note: 'A couple' }],
    });
    expect((await list({ state: 'harmless' })).map((row) => row.id)).toEqual([id]);
    const log = await db.read.selectFrom('audit_log').select('act').where('subject', '=', `risk:${id}`).execute();
    expect(log).toEqual([{ act: 'risk.reviewed' }]);
  });

  it('asks for another look when another account joins', async () => {
    const [before] = await list({ kind: 'payout' });
    await rebuild();
    expect((await list({ kind: 'payout' }))[0]).toMatchObject({ id: before!.id, state: 'harmless' });
    const [third] = await people(1);
    await addPayout(third!.id, '6222020012345678');
    await rebuild();
    expect((await list({ kind: 'payout' }))[0]).toMatchObject({ id: before!.id, state: 'new', count: 3 });
    expect((await list({ user_id: third!.id })).map(({ id }) => id)).toEqual([before!.id]);
  });

  it('keeps a reviewed finding that is over, and drops one that nobody looked at', async () => {
    await sql`update payout_addresses set removed_at = ${clock.now()} where removed_at is null`.execute(db.kysely);
    await sql`update sessions set user_agent = ''`.execute(db.kysely);
    await rebuild();
    expect(await list({ kind: 'payout' })).toMatchObject([{ gone: 1 }]);
    expect(await list({ kind: 'device' })).toEqual([]);
  });

  it('blocks nobody: the accounts go on as before', async () => {
    const [one, two] = await people(2);
    await addPayout(one!.id, '1111222233334444');
    await addPayout(two!.id, '1111222233334444');
    const before = await sql`select * from users where id in (${one!.id}, ${two!.id}) order by id`.execute(db.kysely);
    await rebuild();
    const [{ id }] = (await list({ user_id: one!.id })) as [contract.RiskRow];
    await data(contract.reviewRisk, { id, outcome: 'watch', note: 'Ask for papers' }, desk);
    const after = await sql`select * from users where id in (${one!.id}, ${two!.id}) order by id`.execute(db.kysely);
    expect(after.rows).toEqual(before.rows);
  });

  it('refuses unknown findings and operators without a role for it', async () => {
    const input = { outcome: 'seen', note: 'x' };
    expect((await refusal(contract.reviewRisk, { id: newId(), ...input }, desk)).refusal).toBe('risk_not_found');
    expect((await refusal(contract.reviewRisk, { id: newId(), outcome: 'blocked', note: 'x' }, desk)).refusal).toBe(
      'bad_request',
    );
    const { token } = await buildOperator(db, ['catalogue'], { now: clock.now() });
    expect((await refusal(contract.risks, {}, { desk: token })).refusal).toBe('desk_forbidden');
  });

  it('follows the settings', async () => {
    const [one, two] = await people(2);
    await addPayout(one!.id, '6222020055555555');
    await addPayout(two!.id, '6222020055555555');
    await set('risk.payoutAccountsCount', 3);
    await rebuild();
    expect(await shown('…5555')).toEqual([]);
    await set('risk.payoutAccountsCount', 2);
    await rebuild();
    expect(await shown('…5555')).toHaveLength(1);
  });
});
