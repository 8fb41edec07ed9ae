import * as desk from '@tradewind/contract/money/desk/recharges';
import { openRechargeMethods, type RechargeMethod } from '@tradewind/contract/money/recharges';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openNetwork } from '../../../test/open-network.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { transferActs } from '../../../test/transfer-acts.ts';
import { day, minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data } = test;
const { balance, requestTransfer } = transferActs(test);
await openWallet(db);
await openNetwork(db);

const show = async (who: BuiltShopper, method: RechargeMethod) =>
  (await data(openRechargeMethods, {}, who)).ways.find(({ way }) => way === method);

describe('what a method costs and takes', () => {
  it('is the median of the last reviews, once there are enough of them', async () => {
    const me = await buildShopper(db);
    const review = async (minutes: number) => {
      const id = await requestTransfer(me);
      clock.advance(minutes * minute);
      const finance = await buildOperator(db, ['finance'], { now: clock.now() });
      await data(desk.approveRecharge, { id, arrived: '100' }, { desk: finance.token });
    };
    for (const minutes of [5, 10, 30, 20]) await review(minutes);
    expect((await show(me, 'manual'))?.takes).toEqual({ kind: 'review', median_minutes: null });
    await review(45);
    expect((await show(me, 'manual'))?.takes).toEqual({ kind: 'review', median_minutes: 20 });
    clock.advance(40 * day);
    const later = await buildShopper(db, { now: clock.now() });
    expect((await show(later, 'manual'))?.takes).toEqual({ kind: 'review', median_minutes: null });
  });

  it('has no fee, as all that arrives is credited', async () => {
    const me = await buildShopper(db, { now: clock.now() });
    const finance = await buildOperator(db, ['finance'], { now: clock.now() });
    expect((await show(me, 'manual'))?.fee).toBe('0.00');
    const id = await requestTransfer(me);
    await data(desk.approveRecharge, { id, arrived: '100' }, { desk: finance.token });
    expect(await balance(me)).toBe(10_000n);
    await expectCleanBooks(db);
  });

  it('says how many confirmations a watched network takes at most', async () => {
    const me = await buildShopper(db, { now: clock.now() });
    expect(await show(me, 'chain')).toEqual({ way: 'chain', open: 0 });
    await db.transact((tx) =>
      tx
        .updateTable('networks')
        .set({ rpc_urls: ['https://rpc.example'], confirmations: 19 })
        .where('enabled', '=', true)
        .execute(),
    );
    expect(await show(me, 'chain')).toMatchObject({ open: 1, takes: { kind: 'confirmations', count: 19 } });
  });
});
