import * as contract from '@tradewind/contract/money/desk/statements';
import * as desk from '@tradewind/contract/money/desk/withdrawals';
import * as shopperContract from '@tradewind/contract/money/withdrawals';
import { getUserInfo } from '@tradewind/contract/people/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator, type BuiltOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

const operator = (roles: Parameters<typeof buildOperator>[1] = ['finance']) =>
  buildOperator(db, roles, { now: clock.now() });

/** A withdrawal of a bank that was approved and handed over; its shopper and number. */
async function handedOver(by: BuiltOperator, price = '100.00') {
  const who = await buildShopper(db, { balance: 300_000n, now: clock.now() });
  const account = {
    extract_type: 0,
    bank_name: 'Kasikornbank',
    bank_card: '4821009377152206',
    real_name: 'Anya',
  } as const;
  const { id: address_id } = await data(
    shopperContract.addPayoutAddress,
    { ...account, password_pay: testCode },
    { token: who.token },
  );
  const { id, sn } = await data(
    shopperContract.requestWithdrawal,
    { extract_type: 0, address_id, price, password_pay: testCode },
    { token: who.token },
  );
  await data(desk.approveWithdrawal, { id }, { desk: by.token });
  return { id, sn, who };
}
const handOver = (ids: string[], by: BuiltOperator) => data(desk.exportWithdrawals, { ids }, { desk: by.token });

const csv = (...rows: readonly string[]) => ['Date,Amount,Currency,Description,Reference', ...rows].join('\n');
const upload = (content: string, by: BuiltOperator, more = {}) =>
  data(contract.uploadStatement, { source: 'bank', file_name: 'march.csv', content, ...more }, { desk: by.token });
const entriesOf = async (id: string, by: BuiltOperator) =>
  (await data(contract.statement, { id }, { desk: by.token })).list.toSorted((one, other) => one.line - other.line);

beforeAll(() =>
  db.transact(async (tx) => {
    const now = { by: null, at: clock.now() };
    await setSetting(tx, 'wallet.mode', 'open', now);
    await setSetting(tx, 'security.newAddressHours', 0, now);
  }),
);

describe('a statement', () => {
  it('marks the payouts that it shows as paid, once, and moves no money before', async () => {
    const by = await operator();
    const { id, sn, who } = await handedOver(by);
    await handOver([id], by);
    const content = csv(`2026-03-02,-98.00,USD,Payment ${sn},BANK-${sn}`);
    const { id: statement, open } = await upload(content, by);
    expect([open, (await data(shopperContract.withdrawal, { id }, { token: who.token })).state]).toEqual([
      1,
      'auditing',
    ]);
    expect(await data(contract.settleStatement, { id: statement }, { desk: by.token })).toEqual({
      paid: 1,
      refused: 0,
    });
    expect(await data(contract.settleStatement, { id: statement }, { desk: by.token })).toEqual({
      paid: 0,
      refused: 0,
    });
    expect(await data(shopperContract.withdrawal, { id }, { token: who.token })).toMatchObject({
      state: 'passed',
      reference: `BANK-${sn}`,
    });
    await expectCleanBooks(db);
  });

  it('is stored once, also when it is uploaded twice at the same moment', async () => {
    const by = await operator();
    const content = csv(`2026-03-02,-1.00,USD,x,${newId()}`);
    const [one, two] = await Promise.all([upload(content, by), upload(content, by)]);
    expect([two.id, (await upload(content, by)).id]).toEqual([one.id, one.id]);
    expect(one.entries).toBe(1);
  });

  it('leaves out entries that an earlier one had, but not two equal payments of one day', async () => {
    const by = await operator();
    const row = `2026-03-02,-1.00,USD,same,${newId()}`;
    expect(await upload(csv(row, row), by)).toMatchObject({ entries: 2, repeated: 0 });
    expect(await upload(csv(row, row, `2026-03-03,-1.00,USD,new,${newId()}`), by)).toMatchObject({
      entries: 1,
      repeated: 2,
    });
  });

  it('lists with a reason what it can’t match', async () => {
    const by = await operator();
    const [sent, waiting] = [await handedOver(by), await handedOver(by)];
    await handOver([sent.id], by);
    const { id } = await upload(
      csv(
        `2026-03-02,-97.00,USD,${sent.sn},A${sent.sn}`,
        `2026-03-02,-98.00,EUR,${sent.sn},B${sent.sn}`,
        `2026-03-02,-98.00,USD,${waiting.sn},C${sent.sn}`,
        `2026-03-02,-98.00,USD,WD0000000000000,D${sent.sn}`,
        `2026-03-02,-98.00,USD,${sent.sn},E${sent.sn}`,
        `2026-03-02,-98.00,USD,${sent.sn},F${sent.sn}`,
      ),
      by,
    );
    expect((await entriesOf(id, by)).map(({ why }) => why)).toEqual([
      'other_amount',
      'other_currency',
      'not_handed_over',
      'not_found',
      'to_settle',
      'paid_already',
    ]);
  });

  it('leaves a large payout to a second person', async () => {
    const [first, second] = [await operator(), await operator()];
    const { id, sn } = await handedOver(first, '1000.00');
    await handOver([id], second);
    const { receives } = await data(desk.deskWithdrawal, { id }, { desk: first.token });
    const { id: statement } = await upload(csv(`2026-03-02,-${receives},USD,${sn},L${sn}`), first);
    expect(await data(contract.settleStatement, { id: statement }, { desk: first.token })).toEqual({
      paid: 0,
      refused: 1,
    });
    expect(await entriesOf(statement, first)).toMatchObject([{ why: 'second_person_required' }]);
    expect(await data(contract.settleStatement, { id: statement }, { desk: second.token })).toEqual({
      paid: 1,
      refused: 0,
    });
    await expectCleanBooks(db);
  });

  it('shows the difference to the books, and what explains it', async () => {
    const by = await operator();
    const content = csv(`2026-03-02,-12.50,USD,Monthly charge,${newId()}`);
    const { books, difference, explained } = await upload(content, by, { closing: '1000.00' });
    expect([Number(difference).toFixed(2), explained]).toEqual([(1000 - Number(books)).toFixed(2), '-12.50']);
  });

  it('is compared with what the books hold: a payout that is marked as paid lowers both', async () => {
    const by = await operator();
    const { id, sn } = await handedOver(by);
    await handOver([id], by);
    const { receives } = await data(desk.deskWithdrawal, { id }, { desk: by.token });
    const payout = csv(`2026-03-03,-${receives},USD,${sn},R${sn}`);
    const before = await upload(payout, by, { closing: '500.00' });
    await data(contract.settleStatement, { id: before.id }, { desk: by.token });
    const after = await upload(csv(`2026-03-04,-1.00,USD,Charge,${newId()}`), by, { closing: '500.00' });
    expect(Number(after.books)).toBeCloseTo(Number(before.books) - Number(receives), 2);
    expect(Number(after.difference) - Number(before.difference)).toBeCloseTo(Number(receives), 2);
    await expectCleanBooks(db);
  });

  it('is closed by notes, each written once', async () => {
    const by = await operator();
    const { id: statement } = await upload(csv(`2026-03-02,-12.50,USD,Charge,${newId()}`), by);
    const [{ id }] = (await entriesOf(statement, by)) as [contract.StatementEntry];
    const explain = { id, note: 'The charge of March' };
    expect((await refusal(contract.explainEntry, { id, note: ' ' }, { desk: by.token })).refusal).toBe(
      'reason_required',
    );
    await data(contract.explainEntry, explain, { desk: by.token });
    expect((await refusal(contract.explainEntry, explain, { desk: by.token })).refusal).toBe('already_decided');
    expect((await data(contract.statement, { id: statement }, { desk: by.token })).open).toBe(0);
  });

  it.each([
    ['\0\0\u{1}', 'statement_unreadable'],
    ['Datum,Wert\n1,2', 'statement_columns_unknown'],
    ['<!DOCTYPE a><a/>', 'statement_unreadable'],
  ])('of %j is refused by the name of its field', async (content, code) => {
    const by = await operator();
    const input = { source: 'bank', file_name: 'x', content } as const;
    expect(await refusal(contract.uploadStatement, input, { desk: by.token })).toMatchObject({
      refusal: code,
      fields: ['content'],
    });
  });

  it('is for finance only', async () => {
    const { token } = await operator(['support']);
    expect((await refusal(contract.statements, {}, { desk: token })).refusal).toBe('desk_forbidden');
  });
});

describe('a returned payment', () => {
  it('is given back by another operator than the one who marked it paid, once', async () => {
    const [first, second] = [await operator(), await operator()];
    const { id, sn, who } = await handedOver(first);
    await handOver([id], first);
    await data(desk.markWithdrawalPaid, { id, reference: 'BANK-R' }, { desk: first.token });
    const { id: statement } = await upload(csv(`2026-03-05,98.00,USD,Return ${sn},R${sn}`), first);
    expect(await entriesOf(statement, first)).toMatchObject([
      { kind: 'return', why: 'to_take_back', withdrawal_id: id },
    ]);
    const back = { id, reason: 'The bank closed the account' };
    expect((await refusal(desk.takeBackWithdrawal, back, { desk: first.token })).refusal).toBe(
      'second_person_required',
    );
    expect(await data(desk.takeBackWithdrawal, back, { desk: second.token })).toMatchObject({ state: 'refused' });
    expect((await refusal(desk.takeBackWithdrawal, back, { desk: second.token })).refusal).toBe('withdrawal_not_paid');
    expect((await data(getUserInfo, {}, { token: who.token })).money).toBe('3000.00');
    await expectCleanBooks(db);
  });
});
