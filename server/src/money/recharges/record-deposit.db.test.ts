import { usd } from '@tradewind/contract/base/money';
import { rechargeLog } from '@tradewind/contract/money/recharges';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { balanceOf, outside, postTransaction, userAvailable } from '../ledger/index.ts';
import { recordDeposit } from './index.ts';

const db = await testDatabase();
const { clock, data, deps } = await testApp(db);

describe('a credited deposit', () => {
  it('is listed once among the recharges', async () => {
    const me = await buildShopper(db);
    const record = () =>
      db.transact(async (tx) => {
        const recorded = await recordDeposit(tx, deps.jobs, {
          userId: me.id,
          network: 'USDT-TRC20',
          address: 'T1',
          amount: usd(2_500),
          reference: '0xabc:0',
          at: clock.now(),
        });
        if (recorded)
          await postTransaction(tx, {
            kind: 'recharge',
            reference: 'deposit:USDT-TRC20:0xabc:0',
            at: clock.now(),
            legs: [{ from: outside('network:USDT-TRC20'), to: userAvailable(me.id), amount: usd(2_500) }],
          });
        return recorded;
      });
    expect((await Promise.all([record(), record(), record()])).filter(Boolean)).toHaveLength(1);
    expect(await data(rechargeLog, {}, me)).toMatchObject({
      total: 1,
      list: [{ method: 'chain', status: 1, price: '25.00' }],
    });
    expect((await balanceOf(db.read, userAvailable(me.id))).minor).toBe(2_500n);
    await expectCleanBooks(db);
  });
});
