import * as deskRecharges from '@tradewind/contract/money/desk/recharges';
import * as deskWithdrawals from '@tradewind/contract/money/desk/withdrawals';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { notifications } from '@tradewind/contract/operations/notifications';
import { setWithdrawalTier } from '@tradewind/contract/money/desk/withdrawal-tiers';
import { requestRecharge } from '@tradewind/contract/money/recharges';
import * as withdrawals from '@tradewind/contract/money/withdrawals';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { openNetwork } from '../../../test/open-network.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { day, minute } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { app, clock, data, deliver } = await testApp(db);
await openWallet(db);
await openNetwork(db);
const inboxOf = async (shopper: BuiltShopper) => {
  await deliver();
  return (await data(notifications, { limit: 100 }, shopper)).list;
};
const signInOperator = async () => ({ desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token });

it('notifies of a credited or refused recharge, with the amount and the reason', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  const [address] = await data(getBlockchain, {}, shopper);
  const request = async () =>
    (
      await data(
        requestRecharge,
        {
          recharge_type: 1,
          network: 'USDT-TRC20',
          blockchain: address!.blockchain,
          price: '100',
          image: await upload(app, shopper.token),
        } as never,
        shopper,
      )
    ).id;
  const first = await request();
  await data(
    deskRecharges.approveRecharge,
    { id: first, arrived: '98.5', message: 'The network kept some' },
    await signInOperator(),
  );
  const [passed] = await inboxOf(shopper);
  expect(passed).toMatchObject({
    kind: 'recharge_passed',
    group: 'wallet',
    link: '/topUpRecord',
    text: '$98.50 was added to your wallet. Note: The network kept some',
  });
  await data(deskRecharges.refuseRecharge, { id: await request(), message: 'Nothing arrived' }, await signInOperator());
  const [refused] = await inboxOf(shopper);
  expect(refused).toMatchObject({
    kind: 'recharge_refused',
    text: 'Your top-up of $100.00 was not credited. Reason: Nothing arrived',
  });
  await expectCleanBooks(db);
});

it('notifies of a requested, a paid and a refused withdrawal', async () => {
  const shopper = await buildShopper(db, { balance: 200_000n, now: clock.now() });
  const bank = {
    extract_type: 0,
    real_name: 'Anya Wattana',
    bank_card: '4821 0093 7715 2206',
    bank_name: 'Kasikornbank',
  } as const;
  const { id: address_id } = await data(withdrawals.addPayoutAddress, { ...bank, password_pay: testCode }, shopper);
  clock.advance(day);
  const request = async (price: string) =>
    (await data(withdrawals.requestWithdrawal, { ...bank, price, address_id, password_pay: testCode }, shopper)).id;
  const paid = await request('100.00');
  expect((await inboxOf(shopper)).map(({ kind }) => kind)).toEqual(['withdrawal_asked']);
  const finance = await signInOperator();
  await data(deskWithdrawals.approveWithdrawal, { id: paid }, finance);
  await data(deskWithdrawals.markWithdrawalPaid, { id: paid, reference: 'KB-2026-0042' }, finance);
  const [passed] = await inboxOf(shopper);
  expect(passed).toMatchObject({ kind: 'withdrawal_passed', link: '/depositRecord' });
  expect(passed!.text).toMatch(/^\$98\.00 of withdrawal WD\d+ is on its way to you\. Reference: KB-2026-0042$/);
  const asked = await request('50.00');
  expect((await inboxOf(shopper))[0]!.kind).toBe('withdrawal_asked');
  clock.advance(minute);
  const reason = 'The bank knows no such account';
  await data(deskWithdrawals.refuseWithdrawal, { id: asked, reason }, finance);
  const [refused] = await inboxOf(shopper);
  expect(refused!.text).toMatch(/\$50\.00 is back in your wallet\. Reason: The bank knows no such account$/);
  await expectCleanBooks(db);
});

it('notifies of withdrawal limits that were raised or lowered, and of nothing where the tier stays', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  const give = async (tier: 'account' | 'confirmed' | 'verified') =>
    data(setWithdrawalTier, { id: shopper.id, tier, reason: 'Known' }, await signInOperator());
  const about = { group: 'wallet', link: '/withDraw' };
  await give('verified');
  expect(await inboxOf(shopper)).toMatchObject([{ ...about, kind: 'withdrawal_tier_raised' }]);
  clock.advance(minute);
  await give('confirmed');
  expect(await inboxOf(shopper)).toMatchObject([
    { ...about, kind: 'withdrawal_tier_lowered' },
    { kind: 'withdrawal_tier_raised' },
  ]);
  await give('confirmed');
  expect(await inboxOf(shopper)).toHaveLength(2);
});
