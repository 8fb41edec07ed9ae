import { journal, liabilities } from '@tradewind/contract/money/desk/books';
import * as contract from '@tradewind/contract/trade/desk/duty-remittances';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { usd } from '@tradewind/contract/base/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { raiseThreshold } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  checkBooks,
  foldAccounts,
  outside,
  platformDuties,
  postTransaction,
  userAvailable,
} from '../../money/ledger/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, data, refusal, deps, clock } = test;
const [asker, other, third] = [
  await buildOperator(db, ['finance']),
  await buildOperator(db, ['finance']),
  await buildOperator(db, ['finance']),
];
const admin = await buildOperator(db, ['admin']);
const shopper = await buildShopper(db, { balance: 100_000_000n });
const wallet = userAvailable(shopper.id);

const book = (kind: 'order_paid' | 'order_refunded', cents: bigint) =>
  db.transact((tx) =>
    postTransaction(tx, {
      kind,
      reference: `test:${newId()}`,
      at: clock.now(),
      legs: [
        kind === 'order_paid'
          ? { from: wallet, to: platformDuties, amount: usd(cents) }
          : { from: platformDuties, to: wallet, amount: usd(cents) },
      ],
    }),
  );
const listed = () => data(contract.dutyRemittances, {}, { desk: admin.token });
const balance = async () => Number((await listed()).there);
const transfer = () => `FT${newId().slice(-12)}`;
const requestRemittance = (amount: string, more: { desk?: string; key?: string; bank_reference?: string } = {}) => {
  const { desk = asker.token, key, bank_reference = transfer() } = more;
  return data(
    contract.requestDutyRemittance,
    { amount, authority: 'Revenue Department', bank_reference },
    { desk, ...(key && { key }) },
  );
};
const refused = async (amount: string, more: object = {}) =>
  (
    await refusal(
      contract.requestDutyRemittance,
      { amount, authority: 'Revenue Department', bank_reference: transfer(), ...more },
      { desk: asker.token },
    )
  ).refusal;
const post = (endpoint: { path: string }, payload: object, desk: string) =>
  app.inject({ method: 'POST', url: endpoint.path, payload, headers: { 'desk-token': desk } });

/** Tops the duties account up to $2,000.00. */
beforeEach(async () => {
  const missing = BigInt(Math.round((2_000 - (await balance())) * 100));
  if (missing > 0n) await book('order_paid', missing);
});

describe('a remittance', () => {
  it('is booked at once below the second-approver amount', async () => {
    const before = await data(liabilities, {}, { desk: admin.token });
    const done = await requestRemittance('999.99', { bank_reference: 'FT-2026-01' });
    expect(done).toMatchObject({
      state: 'booked',
      amount: '999.99',
      authority: 'Revenue Department',
      bank_reference: 'FT-2026-01',
      asked_by: asker.name,
      decided_by: asker.name,
    });
    const after = await data(liabilities, {}, { desk: admin.token });
    expect(after.difference).toBe('0.00');
    expect(Number(before.total_owed) - Number(after.total_owed)).toBeCloseTo(999.99);
    expect(Number(before.total_held) - Number(after.total_held)).toBeCloseTo(999.99);
    expect(await balance()).toBeCloseTo(1_000.01);

    const [booked] = (await data(journal, { reference: `duty_remittance:${done.id}` }, { desk: admin.token })).list;
    expect(booked).toMatchObject({ kind: 'duties_handed_on', memo: 'Revenue Department' });
    expect(booked!.entries.map(({ account, amount }) => [account, amount]).toSorted()).toEqual(
      [
        [outside('bank').address, '999.99'],
        [platformDuties.address, '-999.99'],
      ].toSorted(),
    );
    const acts = (await data(auditLog, { subject: `duty_remittance:${done.id}` }, { desk: admin.token })).list.map(
      ({ act }) => act,
    );
    expect(acts.toSorted()).toEqual(['duty_remittance.asked', 'duty_remittance.booked']);
    await expectCleanBooks(db);
  });

  it('waits for a second operator from the configured amount on', async () => {
    const { two_people_from: from } = await listed();
    expect(from).toBe('1000.00');
    const { id } = await requestRemittance(from);
    expect(await balance()).toBe(2_000);
    expect((await refusal(contract.approveDutyRemittance, { id }, { desk: asker.token })).refusal).toBe(
      'second_person_required',
    );
    await expect(
      db.kysely
        .updateTable('duty_remittances')
        .set({ state: 'booked', decided_by: asker.id, decided_at: clock.now() })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/duty_remittances_two_people/);
    expect(await data(contract.approveDutyRemittance, { id }, { desk: other.token })).toMatchObject({
      state: 'booked',
      asked_by: asker.name,
      decided_by: other.name,
    });
    expect(await balance()).toBe(1_000);
    for (const { token } of [asker, other, third]) {
      expect((await refusal(contract.approveDutyRemittance, { id }, { desk: token })).refusal).toBe('already_decided');
      expect((await refusal(contract.refuseDutyRemittance, { id, reason: 'No' }, { desk: token })).refusal).toBe(
        'already_decided',
      );
    }
    expect(await balance()).toBe(1_000);
    await expectCleanBooks(db);
  });

  it('can be refused before approval, which frees its bank reference', async () => {
    const bank_reference = transfer();
    const { id } = await requestRemittance('1500.00', { bank_reference });
    expect(await refused('1.00', { bank_reference: bank_reference.toLowerCase() })).toBe('transfer_used');
    expect(
      await data(contract.refuseDutyRemittance, { id, reason: 'Wrong amount' }, { desk: asker.token }),
    ).toMatchObject({ state: 'refused', answer: 'Wrong amount' });
    expect(await balance()).toBe(2_000);
    expect((await requestRemittance('1.00', { bank_reference })).state).toBe('booked');
    expect(await refused('1.00', { bank_reference })).toBe('transfer_used');
    await expectCleanBooks(db);
  });

  it('is refused above the balance, at request and at approval', async () => {
    const [one, two] = [await requestRemittance('2000.00'), await requestRemittance('1000.01')];
    await data(contract.approveDutyRemittance, { id: two.id }, { desk: other.token });
    const short = await refusal(contract.approveDutyRemittance, { id: one.id }, { desk: other.token });
    expect(short).toMatchObject({ refusal: 'duties_short', msg: expect.stringContaining('$999.99') });
    await data(contract.refuseDutyRemittance, { id: one.id, reason: 'Too much' }, { desk: other.token });
    await requestRemittance('999.99');
    expect(await refused('0.01')).toBe('duties_short');
    await expectCleanBooks(db);
  });

  it('refuses invalid amounts and references, and operators without the role', async () => {
    for (const amount of ['0', '0.00', '-1.00', '1.234', 'ten', '1e3', '٣', '1,00', 'NaN', '99999999999999999999'])
      expect(await refused(amount), amount).toBe('amount_invalid');
    for (const bank_reference of ['', '  ', 'ab', 'Ü'.repeat(4), 'a\tb c'])
      expect(await refused('1.00', { bank_reference }), bank_reference).toBe('reference_required');
    expect(await refused('1.00', { authority: ' ' })).toBe('bad_request');
    for (const id of ['x', newId()]) {
      expect((await refusal(contract.approveDutyRemittance, { id }, { desk: other.token })).refusal).toBe(
        'remittance_not_found',
      );
      expect((await refusal(contract.refuseDutyRemittance, { id, reason: 'No' }, { desk: other.token })).refusal).toBe(
        'remittance_not_found',
      );
    }
    for (const endpoint of [
      contract.requestDutyRemittance,
      contract.approveDutyRemittance,
      contract.refuseDutyRemittance,
    ]) {
      expect(
        (await refusal(endpoint as typeof contract.approveDutyRemittance, { id: newId() }, { desk: admin.token }))
          .refusal,
      ).toBe('desk_forbidden');
    }
    expect(await balance()).toBe(2_000);
  });

  it('is booked once per idempotency key and under concurrent requests', async () => {
    const key = newId();
    const bank_reference = transfer();
    const [one, two] = await Promise.all([
      requestRemittance('10.00', { key, bank_reference }),
      requestRemittance('10.00', { key, bank_reference }),
    ]);
    expect(one.id).toBe(two.id);
    expect(await balance()).toBe(1_990);

    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(
          contract.requestDutyRemittance,
          { amount: '700.00', authority: 'x', bank_reference: transfer() },
          [asker, other, third][index % 3]!.token,
        ),
      ),
    );
    expect(asked.filter((response) => response.json().code === 1)).toHaveLength(2);
    expect(await balance()).toBe(590);
    await book('order_paid', 141_000n);
    const { id } = await requestRemittance('2000.00');
    const decided = await Promise.all([
      ...[other, third, other, third, asker].map(({ token }) => post(contract.approveDutyRemittance, { id }, token)),
      post(contract.refuseDutyRemittance, { id, reason: 'No' }, third.token),
    ]);
    expect(decided.filter((response) => response.json().code === 1)).toHaveLength(1);
    expect([0, 2_000]).toContain(await balance());
    await expectCleanBooks(db);
  });

  it('does not stop refunds of duty that was already handed on', async () => {
    const { id } = await requestRemittance('2000.00');
    await data(contract.approveDutyRemittance, { id }, { desk: other.token });
    await book('order_refunded', 30_000n);
    expect(await balance()).toBe(-300);
    const shown = await data(liabilities, {}, { desk: admin.token });
    expect(shown.difference).toBe('0.00');
    expect(shown.owed.find(({ kind }) => kind === 'platform_duties')?.amount).toBe('0.00');
    expect(shown.held.find(({ kind }) => kind === 'duties_ahead')?.amount).toBe('300.00');
    expect(await refused('0.01')).toBe('duties_short');
    await expectCleanBooks(db);

    await foldAccounts(deps, 0);
    await book('order_paid', 50_000n);
    expect(await balance()).toBe(200);
    expect((await requestRemittance('200.00')).state).toBe('booked');
    expect(await balance()).toBe(0);
    await expectCleanBooks(db);
  });

  it('fails the books check when more was refunded than collected', async () => {
    const rows = await db.read
      .selectFrom('entries')
      .select('amount')
      .where('account_id', '=', platformDuties.id)
      .where('amount', '>', 0n)
      .execute();
    const collected = rows.reduce((sum, { amount }) => sum + amount, 0n);
    await book('order_refunded', collected);
    expect((await checkBooks(db)).findings).toEqual([expect.stringContaining(platformDuties.address)]);
    await book('order_paid', collected);
    await expectCleanBooks(db);
  });
});

it('needs a second operator where it was requested under the stricter threshold', async () => {
  const { id } = await requestRemittance('1500.00');
  await raiseThreshold(test, 'duties.secondApproverFrom');
  expect((await refusal(contract.approveDutyRemittance, { id }, { desk: asker.token })).refusal).toBe(
    'second_person_required',
  );
  expect(await data(contract.approveDutyRemittance, { id }, { desk: other.token })).toMatchObject({ state: 'booked' });
  expect((await requestRemittance('200.00')).state).toBe('booked');
  await expectCleanBooks(db);
});
