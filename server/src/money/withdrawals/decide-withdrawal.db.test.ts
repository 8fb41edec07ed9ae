import * as desk from '@tradewind/contract/money/desk/withdrawals';
import { getUserInfo } from '@tradewind/contract/people/users';
import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { raiseThreshold } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, call, clock } = test;

const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;
const tron = { extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL' } as const;
const hash = (): string => `${newId()}${newId()}`.replaceAll('-', '');

const shopper = (balance = 200_000n) => buildShopper(db, { balance, now: clock.now() });
const operator = () => buildOperator(db, ['finance'], { now: clock.now() });
const request = (who: BuiltShopper, input: object) =>
  data(contract.requestWithdrawal, { price: '100.00', ...bank, ...input }, { token: who.token });
const money = async (who: BuiltShopper) => {
  const { balance, held } = await data(contract.withdrawalInfo, {}, { token: who.token });
  return [balance, held];
};
/** The id of a payout account that is past its delay. */
async function usableAccount(who: BuiltShopper, account: object = bank): Promise<string> {
  const { id } = await data(
    contract.addPayoutAddress,
    { ...bank, ...account, password_pay: testCode },
    { token: who.token },
  );
  clock.advance(day);
  return id;
}

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('deciding about a withdrawal', () => {
  it('is marked as paid once with a reference, and books the fee', async () => {
    const who = await shopper();
    const { id } = await request(who, { address_id: await usableAccount(who) });
    const finance = await operator();
    for (const reference of ['', '  ', 'x', 'ไทย', 'a\u0000bc'])
      expect((await refusal(desk.markWithdrawalPaid, { id, reference }, { desk: finance.token })).refusal).toMatch(
        /reference_required|bad_request/,
      );
    const passes = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(desk.markWithdrawalPaid, { id, reference: 'KB-2026-0042' }, { desk: finance.token }),
      ),
    );
    expect(passes.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await data(contract.withdrawal, { id }, { token: who.token })).toMatchObject({
      status: 1,
      state: 'passed',
      reference: 'KB-2026-0042',
      admin_msg: 'Sent under reference KB-2026-0042.',
      fee_waived: 0,
      arrives_before: expect.any(String),
    });
    for (const end of [desk.refuseWithdrawal, desk.approveWithdrawal])
      expect((await refusal(end, { id, reason: 'too late' }, { desk: finance.token })).refusal).toBe('already_decided');
    expect((await refusal(contract.cancelWithdrawal, { id }, { token: who.token })).refusal).toBe(
      'withdrawal_not_cancellable',
    );
    expect(await money(who)).toEqual(['1900.00', '0.00']);
    await expectCleanBooks(db);
  });

  it('is refused with a reason that the shopper reads, and returns the whole amount', async () => {
    const who = await shopper();
    const { id } = await request(who, {});
    const finance = await operator();
    for (const reason of ['', '  ', '-', '…'])
      expect((await refusal(desk.refuseWithdrawal, { id, reason }, { desk: finance.token })).refusal).toBe(
        'reason_required',
      );
    await data(desk.refuseWithdrawal, { id, reason: 'The name is not yours.' }, { desk: finance.token });
    expect(await data(contract.withdrawalList, { status: '2' }, { token: who.token })).toMatchObject({
      count: 1,
      list: [{ admin_msg: 'The name is not yours.', status: 2, state: 'refused' }],
    });
    expect(await money(who)).toEqual(['2000.00', '0.00']);
    await expectCleanBooks(db);
  });

  it('waives the fee after the deadline', async () => {
    const who = await shopper();
    const { id } = await request(who, { address_id: await usableAccount(who) });
    clock.advance(day + 1);
    expect((await data(contract.withdrawal, { id }, { token: who.token })).admin_msg).toContain('We’re late');
    const finance = await operator();
    expect(await data(desk.deskWithdrawals, { queue: 'late', user_id: who.id }, { desk: finance.token })).toMatchObject(
      { total: 1, list: [{ id, late: 1 }] },
    );
    await data(desk.markWithdrawalPaid, { id, reference: 'KB-LATE' }, { desk: finance.token });
    expect(await data(contract.withdrawal, { id }, { token: who.token })).toMatchObject({
      fee_waived: 1,
      real_price: '98.00',
      admin_msg: expect.stringContaining('$2.00'),
    });
    expect(await money(who)).toEqual(['1902.00', '0.00']);
    await expectCleanBooks(db);
  });

  it('needs two operators for a large amount', async () => {
    const who = await shopper();
    const { id } = await request(who, { price: '1000', address_id: await usableAccount(who) });
    const [first, second] = [await operator(), await operator()];
    const markPaid = (by: typeof first) => call(desk.markWithdrawalPaid, { id, reference: 'KB-1' }, { desk: by.token });
    expect((await markPaid(first)).body).toMatchObject({ refusal: 'second_person_required' });
    await data(desk.approveWithdrawal, { id }, { desk: first.token });
    await data(desk.approveWithdrawal, { id }, { desk: first.token });
    expect((await markPaid(first)).body).toMatchObject({ refusal: 'second_person_required' });
    expect((await refusal(desk.exportWithdrawals, { ids: [id] }, { desk: first.token })).refusal).toBe('nothing_ready');
    expect((await markPaid(second)).body).toMatchObject({
      code: 1,
      data: { approved_by: [first.name], approved_by_ids: [first.id], decided_by: second.name },
    });
    const { history } = await data(desk.deskWithdrawal, { id }, { desk: second.token });
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['asked', expect.any(String)],
      ['approved', first.name],
      ['passed', second.name],
    ]);
  });

  it('needs the finance role and a transaction hash that is used once', async () => {
    const who = await shopper();
    const address_id = await usableAccount(who, tron);
    const [one, two] = [
      await request(who, { ...tron, address_id }),
      await request(who, { ...tron, price: '50', address_id }),
    ];
    const support = await buildOperator(db, ['support', 'admin', 'catalogue'], { now: clock.now() });
    expect(
      (await refusal(desk.markWithdrawalPaid, { id: one.id, reference: hash() }, { desk: support.token })).refusal,
    ).toBe('desk_forbidden');
    expect(
      (await refusal(desk.markWithdrawalPaid, { id: one.id, reference: hash() }, { token: who.token })).status,
    ).toBe(401);
    const { token } = await operator();
    const reference = hash();
    for (const wrong of ['KB-1', reference.slice(1), `${reference}0`, '0'.repeat(64)])
      expect((await refusal(desk.markWithdrawalPaid, { id: one.id, reference: wrong }, { desk: token })).refusal).toBe(
        'reference_required',
      );
    await data(desk.markWithdrawalPaid, { id: one.id, reference }, { desk: token });
    expect(
      (
        await refusal(
          desk.markWithdrawalPaid,
          { id: two.id, reference: `0x${reference.toUpperCase()}` },
          { desk: token },
        )
      ).refusal,
    ).toBe('reference_used');
    for (const id of [newId(), 'x', who.id])
      expect((await refusal(desk.markWithdrawalPaid, { id, reference }, { desk: token })).refusal).toBe(
        'withdrawal_not_found',
      );
    await expectCleanBooks(db);
  });

  it('hands ready withdrawals over once, as CSV with escaped formulas', async () => {
    const who = await shopper();
    const address_id = await usableAccount(who, { real_name: '=HYPERLINK("x";"A, B")' });
    const { id } = await request(who, { address_id, price: '250.50' });
    const waiting = await request(await shopper(), {});
    const [first, second] = [await operator(), await operator()];
    expect((await refusal(desk.exportWithdrawals, { ids: [id] }, { desk: first.token })).refusal).toBe('nothing_ready');
    await data(desk.approveWithdrawal, { id }, { desk: second.token });
    const key = newId();
    const batch = await data(desk.exportWithdrawals, { ids: [id, waiting.id, 'x'] }, { desk: first.token, key });
    expect(batch).toMatchObject({
      count: 1,
      total: '247.99',
      made_by: first.name,
      csv: expect.stringContaining('"\'=HYPERLINK(""x"";""A, B"")",Kasikornbank,4821009377152206,USD,247.99,'),
    });
    expect(await data(desk.exportWithdrawals, { ids: [id, waiting.id, 'x'] }, { desk: first.token, key })).toEqual(
      batch,
    );
    expect((await refusal(desk.exportWithdrawals, { ids: [id] }, { desk: second.token })).refusal).toBe(
      'nothing_ready',
    );
    expect(await data(desk.exportedBatch, { id: batch.id }, { desk: second.token })).toEqual(batch);
    expect((await data(desk.exportedBatches, {}, { desk: second.token })).list[0]).toMatchObject({
      id: batch.id,
      count: 1,
      open: 1,
    });
    await data(desk.refuseWithdrawal, { id, reason: 'The bank sent it back' }, { desk: second.token });
    expect((await data(getUserInfo, {}, { token: who.token })).money).toBe('2000.00');
    const audited = await db.read
      .selectFrom('audit_log')
      .select(['act', 'operator_id'])
      .where('subject', 'in', [`withdrawal:${id}`, `payout_batch:${batch.id}`])
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { act: 'withdrawal.approved', operator_id: second.id },
      { act: 'withdrawals.handed_over', operator_id: first.id },
      { act: 'withdrawal.refused', operator_id: second.id },
    ]);
    await expectCleanBooks(db);
  });
});

it('needs two operators where it was requested under the stricter threshold', async () => {
  const who = await shopper();
  const { id } = await request(who, { price: '1000', address_id: await usableAccount(who) });
  await raiseThreshold(test, 'withdrawal.secondApproverFrom');
  const [first, second] = [await operator(), await operator()];
  const input = { id, reference: 'KB-STRICT' };
  expect((await refusal(desk.markWithdrawalPaid, input, { desk: first.token })).refusal).toBe('second_person_required');
  await data(desk.approveWithdrawal, { id }, { desk: second.token });
  expect(await data(desk.markWithdrawalPaid, input, { desk: first.token })).toMatchObject({ decided_by: first.name });
  await expectCleanBooks(db);
});
