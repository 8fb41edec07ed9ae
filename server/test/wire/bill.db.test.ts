import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { day } from '../../src/base/clock/clock.ts';
import { outside, postTransaction, userAvailable } from '../../src/money/ledger/index.ts';
import { markWithdrawalPaid } from '../../src/money/withdrawals/index.ts';
import { expectCleanBooks } from '../books.ts';
import { buildProduct } from '../build-catalog.ts';
import { buildOperator } from '../build-operator.ts';
import { testCode } from '../build-shopper.ts';
import { openWallet } from '../open-wallet.ts';
import { signedOut, toast } from './client.ts';
import { billRow, listOf, placed } from './shapes.ts';
import { wireWorld } from './world.ts';

const { db, deps, clock, shopper, visitor } = await wireWorld();
const spoon = await buildProduct(db, { price: 300n, stock: 100 });

/** The fund record as /capitalRecord requests it. */
const tab = async (buyer: Awaited<ReturnType<typeof shopper>>, type: string, page = 1) =>
  listOf(billRow).parse(await buyer.client.get('/api/user/bill', { type, page, limit: 10 })).list;

/** What the client prints: always a plus, and green only for a top-up. */
const printed = ({ type, money, title }: z.output<typeof billRow>) => ({
  text: `+${money}`,
  green: type === 'recharge',
  title,
});

describe('GET /api/user/bill', () => {
  it('lists a top-up green, a paid order not, and each tab only its own', async () => {
    const buyer = await shopper();
    await db.transact((tx) =>
      postTransaction(tx, {
        kind: 'recharge',
        reference: `recharge:${buyer.id}`,
        memo: 'USDT-TRC20',
        at: clock.now(),
        legs: [{ from: outside('network:USDT-TRC20'), to: userAvailable(buyer.id), amount: usd(5_000) }],
      }),
    );
    const { out_trade_no } = placed.parse(
      await buyer.client.post('/api/order/merSubmit', {
        address_id: buyer.addressId,
        product_id: spoon.id,
        number: '1',
        mer_id: spoon.shopId,
        spec: '',
      }),
    );
    await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
    await buyer.client.post('/api/order/merPay', { out_trade_no });

    const { sn } = await db.read
      .selectFrom('orders')
      .select('sn')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const [order, recharge] = (await tab(buyer, 'all')).map(printed);
    expect(recharge).toEqual({ text: '+50.00', green: true, title: 'Top-up · USDT-TRC20' });
    expect(order).toMatchObject({
      text: expect.stringMatching(/^\+-\d+\.\d\d$/),
      green: false,
      title: `Order payment · ${sn}`,
    });
    expect((await tab(buyer, 'recharge')).map(printed)).toEqual([recharge]);
    expect(await tab(buyer, 'extract')).toEqual([]);
    expect(await tab(buyer, 'all', 2)).toEqual([]);
    await expectCleanBooks(db);
  });

  it('lists withdrawals in their tab, not green', async () => {
    await openWallet(db);
    const someone = await shopper({ balance: 50_000n });
    await someone.client.post('/api/user/extract', {
      extract_type: 0,
      price: '100.00',
      real_name: 'Anya Wattana',
      bank_card: '4821009377152206',
      bank_name: 'Kasikornbank',
    });
    const { id } = await db.read
      .selectFrom('withdrawals')
      .select('id')
      .where('user_id', '=', someone.id)
      .executeTakeFirstOrThrow();
    clock.advance(day);
    await markWithdrawalPaid(deps, await buildOperator(db, ['finance'], { now: clock.now() }), {
      id,
      reference: 'KB-1',
    });
    const rows = await tab(someone, 'extract');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ type: 'extract', title: expect.stringMatching(/\S/) });
    expect(rows.reduce((sum, { money }) => sum + Number(money), 0)).toBe(-100);
    expect(await tab(someone, 'recharge')).toEqual([]);
    await expectCleanBooks(db);
  });

  it('fails in the form that clients expect', async () => {
    const { client } = await shopper();
    expect(await visitor().getFailure('/api/user/bill', { type: 'all', page: 1, limit: 10 })).toMatchObject(signedOut);
    expect(await client.getFailure('/api/user/bill', { type: 'all', page: 'one', limit: 10 })).toMatchObject(toast);
  });
});
