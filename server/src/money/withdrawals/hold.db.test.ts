import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as desk from '@tradewind/contract/money/desk/withdrawals';
import * as contract from '@tradewind/contract/money/withdrawals';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
await openWallet(db);
const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;

const shopper = () => buildShopper(db, { balance: 200_000n, now: clock.now() });
const finance = async () => ({ desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token });

async function requestWithdrawal(who: BuiltShopper): Promise<string> {
  const { id: address_id } = await data(contract.addPayoutAddress, { ...bank, password_pay: testCode }, who);
  clock.advance(day);
  return (await data(contract.requestWithdrawal, { ...bank, price: '100.00', address_id }, who)).id;
}

/** Inserts a reversed card payment of a shopper. */
async function reverseRecharge(who: BuiltShopper, { borne = 0n, returned = false } = {}): Promise<void> {
  const id = newId();
  await db.kysely
    .insertInto('recharges')
    .values({
      id,
      user_id: who.id,
      method: 'card',
      state: 'passed',
      asked: 5_000n,
      arrived: 5_000n,
      provider: 'sandbox',
      checkout_id: id,
      payment_id: id,
      asked_at: clock.now(),
      decided_at: clock.now(),
    })
    .execute();
  await db.kysely
    .insertInto('recharge_reversals')
    .values({
      recharge_id: id,
      reference: 'dp_1',
      reason: 'dispute',
      amount: 5_000n,
      borne,
      reversed_at: clock.now(),
      returned_at: returned ? clock.now() : null,
    })
    .execute();
}

describe('a withdrawal of a shopper with a reversed payment', () => {
  it('is on hold at once, in its own queue, and cannot be paid or handed over', async () => {
    const [who, other] = [await shopper(), await shopper()];
    const [id, free] = [await requestWithdrawal(who), await requestWithdrawal(other)];
    await reverseRecharge(who);
    clock.advance(1);
    const atDesk = await finance();
    for (const one of [id, free]) await data(desk.approveWithdrawal, { id: one }, atDesk);
    const held = await data(desk.deskWithdrawals, { queue: 'on_hold' }, atDesk);
    expect(held).toMatchObject({ list: [{ id, on_hold: 1 }], counts: { on_hold: 1 } });
    expect((await data(desk.deskWithdrawals, { queue: 'ready' }, atDesk)).list.map((row) => row.id)).toEqual([free]);
    expect(await data(desk.deskWithdrawal, { id }, atDesk)).toMatchObject({
      taken_back: [{ amount: '50.00', borne: '0.00', reason: 'dispute' }],
    });
    expect((await refusal(desk.markWithdrawalPaid, { id, reference: 'KB-1' }, atDesk)).refusal).toBe(
      'withdrawal_on_hold',
    );
    const { count } = await data(desk.exportWithdrawals, { ids: [id, free] }, atDesk);
    expect(count).toBe(1);
    expect(await data(contract.withdrawal, { id }, who)).toMatchObject({ state: 'auditing' });
    await expectCleanBooks(db);
  });

  it('can be released with a reason, and is held again by a later reversal', async () => {
    const who = await shopper();
    const id = await requestWithdrawal(who);
    await reverseRecharge(who, { borne: 1_000n });
    clock.advance(40 * day);
    const atDesk = await finance();
    expect((await refusal(desk.releaseWithdrawal, { id }, atDesk)).refusal).toBe('reason_required');
    expect(await data(desk.releaseWithdrawal, { id, reason: 'The dispute is settled' }, atDesk)).toMatchObject({
      on_hold: 0,
    });
    clock.advance(1_000);
    await reverseRecharge(who);
    clock.advance(1);
    expect((await refusal(desk.markWithdrawalPaid, { id, reference: 'KB-2' }, atDesk)).refusal).toBe(
      'withdrawal_on_hold',
    );
    await data(desk.releaseWithdrawal, { id, reason: 'That one too' }, atDesk);
    expect(await data(desk.markWithdrawalPaid, { id, reference: 'KB-2' }, atDesk)).toMatchObject({ state: 'passed' });
    expect((await refusal(desk.releaseWithdrawal, { id, reason: 'Again' }, atDesk)).refusal).toBe('already_decided');

    const admin = await buildOperator(db, ['admin'], { now: clock.now() });
    expect(
      (await data(auditLog, { subject: `withdrawal:${id}` }, { desk: admin.token })).list.map(({ act }) => act),
    ).toEqual(['withdrawal.passed', 'withdrawal.released', 'withdrawal.released']);
    expect((await data(desk.deskWithdrawal, { id }, atDesk)).history.map(({ what }) => what)).toEqual([
      'asked',
      'released',
      'passed',
    ]);
    await expectCleanBooks(db);
  });

  it('is held when requested after a reversal, but not after an old or returned one', async () => {
    const [late, won, old] = [await shopper(), await shopper(), await shopper()];
    await reverseRecharge(late);
    await reverseRecharge(won, { returned: true });
    await reverseRecharge(old);
    const ids = { late: await requestWithdrawal(late), won: await requestWithdrawal(won) };
    clock.advance(40 * day);
    const long = await requestWithdrawal(old);
    const atDesk = await finance();
    const onHold = async (id: string) => (await data(desk.deskWithdrawal, { id }, atDesk)).on_hold;
    expect([await onHold(ids.won), await onHold(long)]).toEqual([0, 0]);
    expect(await onHold(ids.late)).toBe(0);
    await reverseRecharge(late, { borne: 1n });
    clock.advance(60 * day);
    expect((await data(desk.deskWithdrawal, { id: ids.late }, await finance())).on_hold).toBe(1);
  });

  it('can still be refused, which returns the whole amount', async () => {
    const who = await shopper();
    const id = await requestWithdrawal(who);
    await reverseRecharge(who);
    clock.advance(1);
    expect(
      await data(desk.refuseWithdrawal, { id, reason: 'A payment was taken back' }, await finance()),
    ).toMatchObject({ state: 'refused', on_hold: 0 });
    expect(await data(contract.withdrawalInfo, {}, who)).toMatchObject({ balance: '2000.00', held: '0.00' });
    await expectCleanBooks(db);
  });
});
