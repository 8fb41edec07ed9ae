import * as desk from '@tradewind/contract/money/desk/withdrawals';
import { usd } from '@tradewind/contract/base/money';
import { bill } from '@tradewind/contract/money/wallet';
import { requestWithdrawal, cancelWithdrawal } from '@tradewind/contract/money/withdrawals';
import { expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildProduct, buildShop } from './build-catalog.ts';
import { buildOperator } from './build-operator.ts';
import { buildOrder } from './build-order.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { openWallet } from './open-wallet.ts';
import { orderEscrow, outside, postTransaction, userAvailable, type Posting } from '../src/money/ledger/index.ts';
import { recordDeposit } from '../src/money/recharges/index.ts';

const db = await testDatabase();
const { data, deps, clock } = await testApp(db);
await openWallet(db);
const shop = await buildShop(db, { name: 'Kiln' });
const product = await buildProduct(db, { shop });

const post = (posting: Omit<Posting, 'at'>) =>
  db.transact((tx) => postTransaction(tx, { at: clock.now(), ...posting }));
const subjects = async ({ token }: BuiltShopper) =>
  (await data(bill, {}, { token })).list.map(({ title, subject }) => [title, subject]);

it('names the shop of payments and refunds, without a link to a deleted order', async () => {
  const someone = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const order = await buildOrder(db, someone.id, [{ product }], { at: clock.now() });
  const [wallet, escrow] = [userAvailable(someone.id), orderEscrow({ userId: someone.id, orderId: order.id })];
  await post({
    kind: 'order_paid',
    reference: `order:${order.id}:paid`,
    memo: order.sn,
    legs: [{ from: wallet, to: escrow, amount: usd(order.total) }],
  });
  await post({
    kind: 'order_refunded',
    reference: `order:${order.id}:cancelled`,
    memo: order.sn,
    legs: [{ from: escrow, to: wallet, amount: usd(order.total) }],
  });

  const subject = { what: 'order', id: order.id, party: 'Kiln', audit: null };
  expect((await subjects(someone)).slice(0, 2)).toEqual([
    [`Order refund · ${order.sn}`, subject],
    [`Order payment · ${order.sn}`, subject],
  ]);

  await db.transact((tx) =>
    tx.updateTable('orders').set({ hidden_at: clock.now() }).where('id', '=', order.id).execute(),
  );
  expect((await subjects(someone))[0]![1]).toEqual({ ...subject, id: null });
});

it('names the method of a recharge and links to it', async () => {
  const someone = await buildShopper(db, { now: clock.now() });
  const at = clock.now();
  const network = 'USDT-TRC20';
  await post({
    kind: 'recharge',
    reference: `deposit:${network}:0xab:7`,
    memo: network,
    legs: [{ from: outside(`network:${network}`), to: userAvailable(someone.id), amount: usd(5_000) }],
  });
  expect((await subjects(someone))[0]![1]).toBeNull();
  await db.transact((tx) =>
    recordDeposit(tx, deps.jobs, {
      userId: someone.id,
      network,
      address: 'T1',
      amount: usd(5_000),
      reference: '0xab:7',
      at,
    }),
  );
  const { id } = await db.read
    .selectFrom('recharges')
    .select('id')
    .where('user_id', '=', someone.id)
    .executeTakeFirstOrThrow();
  expect((await subjects(someone))[0]![1]).toEqual({ what: 'recharge', id, party: network, audit: null });

  // The same reference is not found for another shopper.
  const other = await buildShopper(db, { now: clock.now() });
  await post({
    kind: 'recharge',
    reference: `recharge:${id}`,
    memo: network,
    legs: [{ from: outside(`network:${network}`), to: userAvailable(other.id), amount: usd(5_000) }],
  });
  expect((await subjects(other))[0]![1]).toBeNull();
});

it('shows the payout account of a withdrawal, and its status until it is paid', async () => {
  const someone = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const finance = await buildOperator(db, ['finance'], { now: clock.now() });
  const bank = {
    extract_type: 0,
    real_name: 'Anya Wattana',
    bank_card: '4821009377152206',
    bank_name: 'Kasikornbank',
  } as const;
  const { id } = await data(requestWithdrawal, { price: '100.00', ...bank }, { token: someone.token });
  const subject = { what: 'withdrawal', id, party: 'Kasikornbank ···· 2206' };
  expect((await subjects(someone))[0]![1]).toEqual({
    ...subject,
    audit: { status: 0, text: expect.stringMatching(/\S/), is_cancelled: 0 },
  });

  await data(desk.refuseWithdrawal, { id, reason: 'The name differs' }, { desk: finance.token });
  expect((await subjects(someone)).slice(0, 2).map(([, about]) => about)).toEqual([
    { ...subject, audit: null },
    { ...subject, audit: { status: 2, text: 'Refused', is_cancelled: 0 } },
  ]);

  const second = await data(requestWithdrawal, { price: '50.00', ...bank }, { token: someone.token });
  await data(cancelWithdrawal, { id: second.id }, { token: someone.token });
  expect((await subjects(someone))[1]![1]).toMatchObject({
    id: second.id,
    audit: { status: 2, text: 'Cancelled', is_cancelled: 1 },
  });
});
