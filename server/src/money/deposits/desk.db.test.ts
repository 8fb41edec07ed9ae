import * as contract from '@tradewind/contract/money/desk/deposits';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { rechargeLog } from '@tradewind/contract/money/recharges';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { raiseThreshold } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { openNetwork } from '../../../test/open-network.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { hexOf } from '../networks/index.ts';
import { recordClaim, type DepositState, type UnmatchedReason } from './deposits-store.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal } = test;
await openWallet(db);
await openNetwork(db, 'USDT-ERC20');
const [finance, colleague] = [await buildOperator(db, ['finance']), await buildOperator(db, ['finance'])];
const admin = await buildOperator(db, ['admin']);
const atDesk = { desk: finance.token };
const now = new Date();

const anyHex = (bytes: number) => `0x${randomBytes(bytes).toString('hex')}` as const;
const balance = async (id: string) => (await balanceOf(db.read, userAvailable(id))).minor;

async function payer() {
  const shopper = await buildShopper(db);
  const { blockchain } = (await data(getBlockchain, {}, shopper))[0]!;
  return { ...shopper, hex: hexOf('evm', blockchain) };
}

/** Inserts a deposit as the watcher would have recorded it. */
async function insertDeposit(
  state: DepositState,
  amount: bigint,
  {
    to = anyHex(20),
    userId = null,
    reason = null,
  }: { to?: `0x${string}`; userId?: string | null; reason?: UnmatchedReason | null } = {},
) {
  const id = newId();
  const settled = state === 'seen' || state === 'gone' ? null : now;
  await db.kysely
    .insertInto('deposits')
    .values({
      id,
      network: 'USDT-ERC20',
      tx_hash: anyHex(32),
      place: 0,
      block_number: 7n,
      block_hash: anyHex(32),
      from_hex: anyHex(20),
      to_hex: to,
      token_hex: anyHex(20),
      units: (amount * 10_000n || 1n).toString(),
      amount,
      user_id: userId,
      state,
      reason,
      seen_at: now,
      settled_at: settled,
    })
    .execute();
  return id;
}

describe('the desk for deposits', () => {
  it('lists deposits by queue with counts, and finds them by hash and by shopper', async () => {
    const me = await payer();
    const belowMinimum = await insertDeposit('below_minimum', 500n, { to: me.hex, userId: me.id });
    const unmatched = await insertDeposit('unmatched', 2_000n, { reason: 'no_owner' });
    await db.transact((tx) => recordClaim(tx, unmatched, me.id, now));
    await insertDeposit('seen', 900n, { to: me.hex, userId: me.id });

    const waiting = await data(contract.deskDeposits, { queue: 'waiting', sort: 'seen_at' }, atDesk);
    expect(waiting.list.map(({ id }) => id)).toEqual(expect.arrayContaining([belowMinimum, unmatched]));
    expect(waiting.total).toBe(waiting.counts.waiting);
    expect((await data(contract.deskDeposits, { queue: 'claimed' }, atDesk)).list).toMatchObject([
      { id: unmatched, claims: 1, reason: 'no_owner', username: '' },
    ]);
    expect((await data(contract.deskDeposits, { user_id: me.id }, atDesk)).total).toBe(3);
    const { tx } = await data(contract.deskDeposit, { id: unmatched }, atDesk);
    expect(
      (await data(contract.deskDeposits, { tx: tx.slice(2).toUpperCase() }, atDesk)).list.map(({ id }) => id),
    ).toEqual([unmatched]);
    expect((await data(contract.deskDeposits, { user_id: 'nobody' }, atDesk)).total).toBe(0);
    expect(await data(contract.deskDeposit, { id: unmatched }, atDesk)).toMatchObject({
      owner: null,
      claimants: [{ id: me.id, top_ups: [] }],
      creditable: 1,
      dismissable: 1,
    });
    expect((await refusal(contract.deskDeposit, { id: newId() }, atDesk)).refusal).toBe('deposit_not_found');
    expect(
      (await refusal(contract.deskDeposits, {}, { desk: (await buildOperator(db, ['support'])).token })).refusal,
    ).toBe('desk_forbidden');
  });

  it('credits a deposit below the minimum to the owner of its address, once, and audits it', async () => {
    const [me, other] = [await payer(), await payer()];
    const id = await insertDeposit('below_minimum', 345n, { to: me.hex, userId: me.id });
    expect(
      (await refusal(contract.creditDeposit, { id, user_id: other.id, note: 'They say so' }, atDesk)).refusal,
    ).toBe('deposit_of_another');
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => data(contract.creditDeposit, { id }, atDesk)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(me.id)).toBe(345n);
    expect((await refusal(contract.creditDeposit, { id }, atDesk)).refusal).toBe('deposit_not_creditable');
    expect(await data(contract.deskDeposit, { id }, atDesk)).toMatchObject({
      state: 'credited',
      decided_by: finance.name,
      creditable: 0,
    });
    expect((await data(rechargeLog, {}, me)).list).toMatchObject([{ method: 'chain', status: 1, price: '3.45' }]);
    expect((await data(auditLog, { subject: `deposit:${id}` }, { desk: admin.token })).list).toMatchObject([
      { act: 'deposit.credited', operator_id: finance.id, details: { amount: '3.45', was: 'below_minimum' } },
    ]);
    await expectCleanBooks(db);
  });

  it('credits a deposit without owner to its claimant, and to others only with a reason', async () => {
    const [me, other] = [await buildShopper(db), await buildShopper(db)];
    const [claimed, found] = [
      await insertDeposit('unmatched', 1_000n, { reason: 'no_owner' }),
      await insertDeposit('unmatched', 1_100n, { reason: 'no_owner' }),
    ];
    await db.transact((tx) => recordClaim(tx, claimed, me.id, now));
    expect((await refusal(contract.creditDeposit, { id: claimed }, atDesk)).refusal).toBe('user_not_found');
    for (const user_id of ['nonsense', newId()])
      expect((await refusal(contract.creditDeposit, { id: claimed, user_id }, atDesk)).refusal).toBe('user_not_found');
    await data(contract.creditDeposit, { id: claimed, user_id: me.id }, atDesk);
    expect((await refusal(contract.creditDeposit, { id: found, user_id: other.id }, atDesk)).refusal).toBe(
      'reason_required',
    );
    await data(
      contract.creditDeposit,
      { id: found, user_id: other.id, note: 'Showed the key by a signed message' },
      atDesk,
    );
    expect([await balance(me.id), await balance(other.id)]).toEqual([1_000n, 1_100n]);
    expect((await data(myDeposits, {}, other)).list).toMatchObject([{ state: 'credited', amount: '11.00' }]);
    await expectCleanBooks(db);
  });

  it('never credits another token, or a deposit that is not final or gone', async () => {
    const me = await payer();
    const ids = [
      await insertDeposit('unmatched', 0n, { to: me.hex, reason: 'other_token' }),
      await insertDeposit('seen', 5_000n, { to: me.hex, userId: me.id }),
      await insertDeposit('gone', 5_000n, { to: me.hex, userId: me.id }),
      await insertDeposit('below_minimum', 0n, { to: me.hex, userId: me.id }),
    ];
    for (const id of ids)
      expect((await refusal(contract.creditDeposit, { id, user_id: me.id, note: 'Please' }, atDesk)).refusal).toBe(
        'deposit_not_creditable',
      );
    for (const id of ids.slice(1, 3))
      expect((await refusal(contract.dismissDeposit, { id, note: 'No' }, atDesk)).refusal).toBe('already_decided');
    expect(await balance(me.id)).toBe(0n);
  });

  it('closes a deposit with a reason, and can still credit it afterwards', async () => {
    const me = await payer();
    const id = await insertDeposit('below_minimum', 700n, { to: me.hex, userId: me.id });
    expect((await refusal(contract.dismissDeposit, { id }, atDesk)).refusal).toBe('reason_required');
    expect(await data(contract.dismissDeposit, { id, note: 'Test transfer' }, atDesk)).toMatchObject({
      state: 'closed',
      note: 'Test transfer',
      dismissable: 0,
      creditable: 1,
    });
    expect((await refusal(contract.dismissDeposit, { id, note: 'Again' }, atDesk)).refusal).toBe('already_decided');
    expect((await data(myDeposits, {}, me)).list).toMatchObject([{ state: 'closed' }]);
    await data(contract.creditDeposit, { id }, { desk: colleague.token });
    expect(await balance(me.id)).toBe(700n);
    expect(
      (await data(auditLog, { subject: `deposit:${id}` }, { desk: admin.token })).list.map(({ act }) => act),
    ).toEqual(['deposit.credited', 'deposit.dismissed']);
    await expectCleanBooks(db);
  });

  it('needs two operators who name the same shopper for a large deposit', async () => {
    const [me, other] = [await buildShopper(db), await buildShopper(db)];
    const id = await insertDeposit('unmatched', 100_000n, { reason: 'no_owner' });
    const credit = (user_id: string, desk: string) =>
      data(contract.creditDeposit, { id, user_id, note: 'Bank letter' }, { desk });
    expect(await credit(me.id, finance.token)).toMatchObject({
      state: 'unmatched',
      second_approver: 1,
      approvals: [{ operator_id: finance.id, user_id: me.id }],
    });
    expect(await credit(me.id, finance.token)).toMatchObject({ state: 'unmatched' });
    expect(await credit(other.id, colleague.token)).toMatchObject({ state: 'unmatched' });
    expect(await balance(me.id)).toBe(0n);
    expect(await credit(me.id, colleague.token)).toMatchObject({
      state: 'credited',
      user_id: me.id,
      decided_by: colleague.name,
    });
    expect([await balance(me.id), await balance(other.id)]).toEqual([100_000n, 0n]);
    const { list } = await data(auditLog, { subject: `deposit:${id}` }, { desk: admin.token });
    expect(list.map(({ act }) => act)).toEqual([
      'deposit.credited',
      'deposit.approved',
      'deposit.approved',
      'deposit.approved',
    ]);
    await expectCleanBooks(db);
    const { rows } = await sql<{ n: string }>`select count(*) as n from recharges where user_id = ${me.id}`.execute(
      db.kysely,
    );
    expect(Number(rows[0]!.n)).toBe(1);
  });
});

it('needs two operators for a deposit that was seen under the stricter threshold', async () => {
  const me = await buildShopper(db);
  const id = await insertDeposit('unmatched', 160_000n, { reason: 'no_owner' });
  await raiseThreshold(test, 'recharge.secondApproverFrom');
  const credit = (desk: string) => data(contract.creditDeposit, { id, user_id: me.id, note: 'Bank letter' }, { desk });
  expect(await credit(finance.token)).toMatchObject({ state: 'unmatched', second_approver: 1 });
  expect(await balance(me.id)).toBe(0n);
  expect(await credit(colleague.token)).toMatchObject({ state: 'credited' });
  await expectCleanBooks(db);
});
