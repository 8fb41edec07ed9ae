import * as desk from '@tradewind/contract/money/desk/recharges';
import * as contract from '@tradewind/contract/money/recharges';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testPicture, upload } from '../../../test/build-upload.ts';
import { raiseThreshold } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { openNetwork } from '../../../test/open-network.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { transferActs } from '../../../test/transfer-acts.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, call, data, refusal } = test;
const { balance, log, requestTransfer } = transferActs(test);
await openWallet(db);
await openNetwork(db);
const finance = await buildOperator(db, ['finance']);
const colleague = await buildOperator(db, ['finance']);
const atDesk = { desk: finance.token };

describe('an operator’s decision', () => {
  it('credits the arrived amount, with a message when it differs', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me, { price: '100' });
    expect((await refusal(desk.approveRecharge, { id, arrived: '98.80' }, atDesk)).refusal).toBe('reason_required');
    expect(await balance(me)).toBe(0n);
    const shown = await data(desk.approveRecharge, { id, arrived: '98.80', message: 'The exchange kept 1.20' }, atDesk);
    expect(shown).toMatchObject({
      state: 'passed',
      asked: '100.00',
      arrived: '98.80',
      balance: '98.80',
      decided_by: finance.name,
      address_known: 1,
    });
    expect(await log(me, '1')).toMatchObject({
      total: 1,
      list: [{ status: 1, price: '98.80', asked: '100.00', admin_msg: 'The exchange kept 1.20' }],
    });
    expect(await balance(me)).toBe(9_880n);
    const entry = await db.read
      .selectFrom('transactions')
      .select(['kind', 'memo'])
      .where('reference', '=', `recharge:${id}`)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ kind: 'recharge', memo: 'USDT-TRC20' });
    await expectCleanBooks(db);
  });

  it('needs a second operator with the same amount for a large transfer', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me, { price: '1500' });
    const approve = (arrived: string, token: string) =>
      data(desk.approveRecharge, { id, arrived, message: 'Less than asked' }, { desk: token });
    expect(await approve('1500', finance.token)).toMatchObject({
      state: 'auditing',
      second_approver: 1,
      approvals: [{ operator_id: finance.id, arrived: '1500.00' }],
    });
    expect(await approve('1500', finance.token)).toMatchObject({ state: 'auditing' });
    expect(await approve('1400', colleague.token)).toMatchObject({ state: 'auditing' });
    expect(await balance(me)).toBe(0n);
    const answers = await Promise.allSettled([approve('1500', colleague.token), approve('1500', colleague.token)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(me)).toBe(150_000n);
    const small = await requestTransfer(me, { price: '999.99' });
    expect(await data(desk.approveRecharge, { id: small, arrived: '999.99' }, atDesk)).toMatchObject({
      state: 'passed',
      second_approver: 0,
    });
    await expectCleanBooks(db);
  });

  it('takes effect once under concurrent decisions', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me, { price: '50' });
    const acts = [1, 2, 3, 4].flatMap((_, index) => {
      const at = { desk: (index % 2 ? finance : colleague).token };
      return [
        call(desk.approveRecharge, { id, arrived: '50' }, at),
        call(desk.refuseRecharge, { id, message: 'Not seen' }, at),
      ];
    });
    const outcomes = (await Promise.all(acts)).map(({ body }) => body);
    expect(outcomes.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const body of outcomes) if (body.code !== 1) expect('refusal' in body && body.refusal).toBe('already_decided');
    const { state } = await data(desk.deskRecharge, { id }, atDesk);
    expect(await balance(me)).toBe(state === 'passed' ? 5_000n : 0n);
    const written = await db.read
      .selectFrom('audit_log')
      .select('act')
      .where('subject', '=', `recharge:${id}`)
      .execute();
    expect(written).toEqual([{ act: `recharge.${state === 'passed' ? 'approved' : 'refused'}` }]);
    await expectCleanBooks(db);
  });

  it('refuses with a reason, after which approval is refused', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me);
    expect((await refusal(desk.refuseRecharge, { id, message: '  ' }, atDesk)).refusal).toBe('reason_required');
    await data(desk.refuseRecharge, { id, message: 'Nothing arrived with this reference' }, atDesk);
    for (const status of ['2', '-1'])
      expect(await log(me, status)).toMatchObject({
        total: 1,
        list: [{ status: 2, admin_msg: 'Nothing arrived with this reference', price: '100.00' }],
      });
    expect((await refusal(desk.approveRecharge, { id, arrived: '100' }, atDesk)).refusal).toBe('already_decided');
    expect(await balance(me)).toBe(0n);
  });

  it('refuses invalid amounts, unknown recharges and card payments', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me);
    for (const arrived of ['', '0', '-1', '1.001', 'all', '1000000.01'])
      expect([arrived, (await refusal(desk.approveRecharge, { id, arrived, message: 'x' }, atDesk)).code]).toEqual([
        arrived,
        0,
      ]);
    const card = await data(contract.startCheckout, { way: 'card', price: '5' }, me);
    for (const invalid of ['nonsense', me.id, card.id]) {
      expect((await refusal(desk.approveRecharge, { id: invalid, arrived: '5', message: 'x' }, atDesk)).refusal).toBe(
        'recharge_not_found',
      );
      expect((await refusal(desk.refuseRecharge, { id: invalid, message: 'x' }, atDesk)).refusal).toBe(
        'recharge_not_found',
      );
    }
    expect(await balance(me)).toBe(0n);
  });

  it('needs the finance role', async () => {
    const id = await requestTransfer(await buildShopper(db));
    const support = await buildOperator(db, ['support', 'catalogue', 'admin']);
    expect((await refusal(desk.approveRecharge, { id, arrived: '100' }, { desk: support.token })).refusal).toBe(
      'desk_forbidden',
    );
    expect((await refusal(desk.deskRecharges, {}, { desk: support.token })).refusal).toBe('desk_forbidden');
    expect((await refusal(desk.deskRecharge, { id }, {})).status).toBe(401);
  });

  it('shows evidence and duplicates of a picture, also with changed metadata', async () => {
    const [me, other] = [await buildShopper(db), await buildShopper(db)];
    const picture = await testPicture();
    const withOtherMetadata = Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 8]),
      Buffer.from('hidden'),
      picture.subarray(2),
    ]);
    const first = await requestTransfer(me, { image: await upload(app, me.token, picture) });
    const second = await requestTransfer(other, { image: await upload(app, other.token, withOtherMetadata) });
    const alone = await requestTransfer(other);
    const { list, counts } = await data(desk.deskRecharges, { state: 'auditing', limit: 100 }, atDesk);
    const row = (id: string) => list.find((found) => found.id === id)!;
    expect([row(first).duplicates, row(second).duplicates, row(alone).duplicates]).toEqual([1, 1, 0]);
    expect(counts.auditing).toBe(list.length);
    const flagged = await data(desk.deskRecharges, { duplicates: '1', limit: 100 }, atDesk);
    expect(flagged.list.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(flagged.total).toBe(2);
    expect((await app.inject(row(first).evidence)).statusCode).toBe(200);
    const detail = await data(desk.deskRecharge, { id: second }, atDesk);
    expect(detail.same_picture).toMatchObject([{ id: first, user_id: me.id, own: 0 }]);
    expect(detail.others.map(({ id }) => id)).toEqual([alone]);
    for (const filters of [
      { user_id: other.id },
      { user_id: other.id, method: 'manual' as const, network: 'USDT-TRC20' },
    ])
      expect((await data(desk.deskRecharges, filters, atDesk)).total).toBe(2);
    for (const filters of [{ user_id: 'nobody' }, { network: 'nowhere' }, { method: 'chain' as const }])
      expect((await data(desk.deskRecharges, filters, atDesk)).list).toEqual([]);
  });
});

it('needs a second operator where it was requested under the stricter threshold', async () => {
  const me = await buildShopper(db);
  const id = await requestTransfer(me, { price: '1600' });
  await raiseThreshold(test, 'recharge.secondApproverFrom');
  expect(await data(desk.approveRecharge, { id, arrived: '1600' }, atDesk)).toMatchObject({
    state: 'auditing',
    second_approver: 1,
  });
  expect(await balance(me)).toBe(0n);
  const second = { desk: colleague.token };
  expect(await data(desk.approveRecharge, { id, arrived: '1600' }, second)).toMatchObject({ state: 'passed' });
  const later = await requestTransfer(me, { price: '1700' });
  expect(await data(desk.approveRecharge, { id: later, arrived: '1700' }, atDesk)).toMatchObject({ state: 'passed' });
  await expectCleanBooks(db);
});
