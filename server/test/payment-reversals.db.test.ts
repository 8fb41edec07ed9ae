import { usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/money/recharges';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { cardPaymentActs, paid } from './card-payment-acts.ts';
import { testDatabase } from './database.ts';
import { openWallet } from './open-wallet.ts';
import { orderEscrow, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import type { PaymentEvent } from '../src/money/payments/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data } = test;
const { balance, checkout, press, seenAtDesk, tell } = cardPaymentActs(test);
await openWallet(db);

const reversal = (
  what: 'taken_back' | 'given_back',
  rechargeId: string,
  cents = 2_500,
  reference = 'dp_1',
): PaymentEvent => ({ what, rechargeId, reference, reason: 'dispute', amount: usd(cents) });

describe('a reversed payment', () => {
  it('is debited once, and credited again once when the dispute is won', async () => {
    const { me, id, page } = await checkout();
    await press(page, 'pay');
    await Promise.all([
      tell(reversal('taken_back', id)),
      tell(reversal('taken_back', id)),
      tell(reversal('taken_back', id)),
    ]);
    expect(await balance(me)).toBe(0n);
    expect((await data(contract.rechargeLog, {}, me)).list[0]).toMatchObject({
      status: 1,
      taken_back: '25.00',
      admin_msg: 'The payment provider reversed $25.00 of it.',
    });
    await expectCleanBooks(db);
    await Promise.all([tell(reversal('given_back', id)), tell(reversal('given_back', id))]);
    await tell(reversal('taken_back', id));
    expect(await balance(me)).toBe(2_500n);
    expect((await data(contract.rechargeLog, {}, me)).list[0]).toMatchObject({ taken_back: '0.00', admin_msg: '' });
    await expectCleanBooks(db);
  });

  it('is borne by the platform as far as it was spent, and returned accordingly', async () => {
    const { me, id, page } = await checkout();
    await press(page, 'pay');
    await db.transact((tx) =>
      postTransaction(tx, {
        kind: 'order_paid',
        reference: `order:${id}:paid`,
        at: clock.now(),
        legs: [{ from: userAvailable(me.id), to: orderEscrow({ userId: me.id, orderId: id }), amount: usd(2_000) }],
      }),
    );
    await tell(reversal('taken_back', id));
    expect(await balance(me)).toBe(0n);
    expect(await seenAtDesk(id)).toMatchObject({
      taken_back: '25.00',
      borne: '20.00',
      reversals: [{ amount: '25.00', borne: '20.00', returned_at: null }],
    });
    await expectCleanBooks(db);
    await tell(reversal('given_back', id));
    expect(await balance(me)).toBe(500n);
    await expectCleanBooks(db);
  });

  it('is debited in parts when it is reversed in parts', async () => {
    const { me, id, page } = await checkout();
    await press(page, 'pay');
    await tell(reversal('taken_back', id, 1_000, 're_1'));
    await tell(reversal('taken_back', id, 500, 're_2'));
    expect(await balance(me)).toBe(1_000n);
    await expectCleanBooks(db);
  });

  it('is retried when its messages arrive in the wrong order', async () => {
    const { me, id } = await checkout();
    expect((await tell(reversal('taken_back', id))).statusCode).toBe(503);
    await tell(paid(id));
    expect((await tell(reversal('given_back', id))).statusCode).toBe(200);
    expect((await tell(reversal('taken_back', id))).statusCode).toBe(200);
    expect(await balance(me)).toBe(2_500n);
    await expectCleanBooks(db);
  });

  it('can be simulated on the page of the sandbox', async () => {
    const { me, page } = await checkout();
    await press(page, 'dispute');
    expect(await balance(me)).toBe(0n);
    await press(page, 'pay');
    await press(page, 'dispute');
    await press(page, 'dispute');
    expect(await balance(me)).toBe(0n);
    await expectCleanBooks(db);
  });
});
