import * as contract from '@tradewind/contract/money/desk/corrections';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOf, outside, userAvailable } from '../../money/ledger/index.ts';

const db = await testDatabase();
const { app, data, refusal } = await testApp(db);
const [requester, other, third] = [
  await buildOperator(db, ['finance']),
  await buildOperator(db, ['finance', 'support']),
  await buildOperator(db, ['finance']),
];
const admin = await buildOperator(db, ['admin']);

const balance = async (userId: string) => (await balanceOf(db.read, userAvailable(userId))).minor;
const request = (userId: string, amount: string, desk = requester.token, key?: string) =>
  data(
    contract.requestCorrection,
    { user_id: userId, amount, against: 'platform', reason: 'Fee charged twice' },
    { desk, ...(key && { key }) },
  );
/** The amounts of a transaction's entries for one ledger account. */
const movedFrom = async (reference: string, { id }: { id: string }) =>
  (
    await db.read
      .selectFrom('entries as e')
      .innerJoin('transactions as t', 't.id', 'e.transaction_id')
      .select('e.amount')
      .where('t.reference', '=', reference)
      .where('e.account_id', '=', id)
      .execute()
  ).map(({ amount }) => String(amount));
const post = (endpoint: { path: string }, payload: object, desk: string) =>
  app.inject({ method: 'POST', url: endpoint.path, payload, headers: { 'desk-token': desk } });

describe('a correction', () => {
  it('moves money only after the approval of another operator and audits both', async () => {
    const { id: user } = await buildShopper(db, { balance: 1_000n });
    const correction = await request(user, '12.34');
    expect(correction).toMatchObject({ state: 'asked', amount: '12.34', asked_by: requester.name, decided_by: null });
    expect(await balance(user)).toBe(1_000n);
    expect(await refusal(contract.approveCorrection, { id: correction.id }, { desk: requester.token })).toMatchObject({
      refusal: 'second_person_required',
    });
    expect(await balance(user)).toBe(1_000n);
    expect(await data(contract.approveCorrection, { id: correction.id }, { desk: other.token })).toMatchObject({
      state: 'approved',
      decided_by: other.name,
    });
    expect(await balance(user)).toBe(2_234n);
    for (const desk of [requester.token, other.token, third.token])
      expect(await refusal(contract.approveCorrection, { id: correction.id }, { desk })).toMatchObject({
        refusal: 'already_decided',
      });
    expect(await balance(user)).toBe(2_234n);

    const { list } = await data(auditLog, { subject: `correction:${correction.id}` }, { desk: admin.token });
    expect(list.map(({ act, operator_id }) => [act, operator_id])).toEqual([
      ['correction.approved', other.id],
      ['correction.asked', requester.id],
    ]);
    await expectCleanBooks(db);
  });

  it('can be negative, but refuses a balance below zero with a text for operators', async () => {
    const { id: user } = await buildShopper(db, { balance: 1_000n });
    const all = await request(user, '-10.00');
    const more = await request(user, '-0.01');
    await data(contract.approveCorrection, { id: all.id }, { desk: other.token });
    expect(await balance(user)).toBe(0n);
    const refused = await refusal(contract.approveCorrection, { id: more.id }, { desk: other.token });
    expect(refused).toMatchObject({ refusal: 'user_balance_short' });
    expect(refused.msg).toContain('$0.01');
    expect(
      await data(contract.refuseCorrection, { id: more.id, reason: 'Nothing left' }, { desk: other.token }),
    ).toMatchObject({ state: 'refused', answer: 'Nothing left' });
    expect(await refusal(contract.approveCorrection, { id: more.id }, { desk: third.token })).toMatchObject({
      refusal: 'already_decided',
    });
    await expectCleanBooks(db);
  });

  it('is posted against the chosen source, which may be any network', async () => {
    const { id: user } = await buildShopper(db);
    const busd = {
      code: 'BUSD-BSC',
      name: 'BNB Smart Chain',
      kind: 'evm',
      position: 9,
      chain_id: 56n,
      token: '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56',
      symbol: 'BUSD',
      decimals: 18,
      finality: 'finalized',
      confirmations: 15,
      minimum: 100n,
    };
    await db.kysely.insertInto('networks').values(busd).execute();
    for (const [against, source] of [
      ['bank', 'bank'],
      ['card', 'card'],
      ['USDT-TRC20', 'network:USDT-TRC20'],
      ['BUSD-BSC', 'network:BUSD-BSC'],
    ] as const) {
      const { id } = await data(
        contract.requestCorrection,
        { user_id: user, amount: '3.00', against, reason: 'Came twice' },
        { desk: requester.token },
      );
      expect(await data(contract.approveCorrection, { id }, { desk: other.token })).toMatchObject({ against });
      expect(await movedFrom(`correction:${id}`, outside(source))).toEqual(['-300']);
    }
    await expectCleanBooks(db);
  });

  it('is decided once under concurrent decisions', async () => {
    const { id: user } = await buildShopper(db);
    for (let round = 0; round < 5; round += 1) {
      const before = await balance(user);
      const { id } = await request(user, '5.00');
      const answers = await Promise.all([
        ...[other, third, other, third, requester].map(({ token }) => post(contract.approveCorrection, { id }, token)),
        post(contract.refuseCorrection, { id, reason: 'No' }, third.token),
      ]);
      expect(answers.filter((response) => response.json().code === 1)).toHaveLength(1);
      const { state, decided_by } = await db.read
        .selectFrom('corrections')
        .select(['state', 'decided_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(decided_by).not.toBe(requester.id);
      expect((await balance(user)) - before).toBe(state === 'approved' ? 500n : 0n);
      expect(
        await db.read.selectFrom('audit_log').select('act').where('subject', '=', `correction:${id}`).execute(),
      ).toHaveLength(2);
    }
    await expectCleanBooks(db);
  });

  it('can’t be approved by its requester, also in the database', async () => {
    const { id: user } = await buildShopper(db);
    const { id } = await request(user, '5.00');
    await expect(
      db.kysely
        .updateTable('corrections')
        .set({ state: 'approved', decided_by: requester.id, decided_at: new Date() })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/corrections_two_people/);
    expect(
      await data(contract.refuseCorrection, { id, reason: 'My mistake' }, { desk: requester.token }),
    ).toMatchObject({
      state: 'refused',
    });
  });

  it('is requested once per idempotency key', async () => {
    const { id: user } = await buildShopper(db);
    const key = newId();
    const [one, two] = await Promise.all([
      request(user, '5.00', requester.token, key),
      request(user, '5.00', requester.token, key),
    ]);
    expect(one.id).toBe(two.id);
    expect(await data(contract.corrections, { user_id: user }, { desk: admin.token })).toMatchObject({ total: 1 });
  });

  it('refuses invalid amounts, unknown users, missing reasons and other roles', async () => {
    const { id: user } = await buildShopper(db);
    const desk = requester.token;
    const input = { user_id: user, amount: '1.00', against: 'bank', reason: 'x' } as const;
    for (const amount of ['0', '0.00', '1.234', 'ten', '1e3', '1000000.01', '-1000000.01', '٣', '1,00', 'NaN']) {
      expect(await refusal(contract.requestCorrection, { ...input, amount }, { desk }), amount).toMatchObject({
        refusal: 'amount_invalid',
      });
    }
    for (const id of ['x', newId(), requester.id])
      expect(await refusal(contract.requestCorrection, { ...input, user_id: id }, { desk })).toMatchObject({
        refusal: 'user_not_found',
      });
    expect(await refusal(contract.requestCorrection, { ...input, reason: ' ' }, { desk })).toMatchObject({
      refusal: 'reason_required',
    });
    expect(await refusal(contract.requestCorrection, { ...input, against: 'demo' }, { desk })).toMatchObject({
      refusal: 'network_unknown',
      fields: ['against'],
    });
    for (const endpoint of [contract.requestCorrection, contract.approveCorrection, contract.refuseCorrection]) {
      expect(await refusal(endpoint, { ...input, id: newId() }, { desk: admin.token })).toMatchObject({
        refusal: 'desk_forbidden',
      });
    }
    for (const id of ['x', newId()]) {
      expect(await refusal(contract.approveCorrection, { id }, { desk })).toMatchObject({
        refusal: 'correction_not_found',
      });
      expect(await refusal(contract.refuseCorrection, { id, reason: 'x' }, { desk })).toMatchObject({
        refusal: 'correction_not_found',
      });
    }
    expect(await data(contract.corrections, { user_id: user }, { desk: admin.token })).toEqual({ list: [], total: 0 });
  });
});
