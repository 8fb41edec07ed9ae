import * as deskCorrections from '@tradewind/contract/money/desk/corrections';
import * as deskDeposits from '@tradewind/contract/money/desk/deposits';
import * as deskRecharges from '@tradewind/contract/money/desk/recharges';
import * as deskWithdrawals from '@tradewind/contract/money/desk/withdrawals';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import * as recharges from '@tradewind/contract/money/recharges';
import * as wallet from '@tradewind/contract/money/wallet';
import * as withdrawals from '@tradewind/contract/money/withdrawals';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { upload } from './build-upload.ts';
import { testDatabase } from './database.ts';
import { openNetwork } from './open-network.ts';
import { openWallet } from './open-wallet.ts';

const db = await testDatabase();
const { app, data, call } = await testApp(db);
await openWallet(db);
await openNetwork(db);
const [owner, stranger] = [
  await buildShopper(db, { balance: 100_000n }),
  await buildShopper(db, { balance: 100_000n }),
];
const [finance, colleague] = [await buildOperator(db, ['finance']), await buildOperator(db, ['finance'])];
const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '482100937715',
  bank_name: 'Kasikornbank',
} as const;

/** Invalid amounts, which no act may accept. */
const wrongAmounts = [
  '',
  ' ',
  '0',
  '0.00',
  '-0',
  '-1',
  '-0.01',
  '−5',
  '+5',
  '1.005',
  '0.001',
  '1,5',
  '1,000',
  '1 000',
  '1e3',
  '1E2',
  '0x10',
  'NaN',
  'Infinity',
  'all',
  '１００',
  '١٠٠',
  '٫5',
  '.',
  '1.',
  '1..2',
  '$5',
  '5 USD',
  '99999999999999999999',
  '9'.repeat(400),
  '1'.repeat(30),
  `${2n ** 63n}`,
  `${2n ** 64n}.00`,
  -1,
  0,
  -0.01,
  1.005,
  1e21,
  1e300,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  [5],
  {},
  { minor: 5 },
  '5\u0000',
  "5'; drop table entries; --",
];

const booked = async () =>
  (
    await sql<{
      n: string;
      b: string;
    }>`select (select count(*) from transactions) as n, (select coalesce(sum(amount), 0) from balances) as b`.execute(
      db.kysely,
    )
  ).rows[0];
const rowsOf = async () =>
  (
    await sql<{
      r: string;
      w: string;
      c: string;
    }>`select (select count(*) from recharges) as r, (select count(*) from withdrawals) as w, (select count(*) from corrections) as c`.execute(
      db.kysely,
    )
  ).rows[0];

let waiting = '';
let withdrawal = '';
let payee = '';
let picture = '';
beforeAll(async () => {
  const image = await upload(app, owner.token);
  picture = await upload(app, owner.token);
  ({ id: waiting } = await data(
    recharges.requestRecharge,
    { recharge_type: 1, network: 'USDT-TRC20', blockchain: 'TXYZ', price: '50', image },
    owner,
  ));
  ({ id: payee } = await data(withdrawals.addPayoutAddress, { ...bank, password_pay: testCode }, owner));
  ({ id: withdrawal } = await data(withdrawals.requestWithdrawal, { ...bank, price: '100.00' }, owner));
});

/** Expects a refusal with HTTP 200, nothing booked and nothing stored. */
async function expectRefused(endpoint: Endpoint, input: unknown, options: object) {
  const { status, body } = await call(endpoint, input as never, options);
  expect([status, body.code, body.msg.length > 0], `${endpoint.name} ${JSON.stringify(input).slice(0, 200)}`).toEqual([
    200,
    0,
    true,
  ]);
}

describe('an invalid amount', () => {
  it.each<[string, Endpoint, (price: unknown) => object, () => object]>([
    [
      'a top-up with evidence',
      recharges.requestRecharge,
      (price) => ({ recharge_type: 1, network: 'USDT-TRC20', blockchain: 'TXYZ', image: picture, price }),
      () => owner,
    ],
    ['a payment by card', recharges.startCheckout, (price) => ({ way: 'card', price }), () => owner],
    ['an online payment', recharges.startCheckout, (price) => ({ way: 'online', price }), () => owner],
    ['a quote', withdrawals.withdrawalQuote, (price) => ({ extract_type: 0, price }), () => owner],
    ['a withdrawal to a bank', withdrawals.requestWithdrawal, (price) => ({ ...bank, price }), () => owner],
    [
      'a withdrawal to a chain',
      withdrawals.requestWithdrawal,
      (price) => ({ extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL', price }),
      () => owner,
    ],
    [
      'an approval',
      deskRecharges.approveRecharge,
      (arrived) => ({ id: waiting, arrived, message: 'x' }),
      () => ({ desk: finance.token }),
    ],
  ])('is none for %s either', async (_, endpoint, inputOf, options) => {
    const [before, rows] = [await booked(), await rowsOf()];
    for (const wrong of wrongAmounts) {
      // A query can only contain text.
      if (endpoint.method === 'GET' && typeof wrong === 'object') continue;
      await expectRefused(endpoint, inputOf(wrong), options());
    }
    expect([await booked(), await rowsOf()]).toEqual([before, rows]);
  });

  it('is refused for a correction too, where only a sign is allowed', async () => {
    const before = await rowsOf();
    for (const amount of wrongAmounts.filter((wrong) => wrong !== '-1' && wrong !== '-0.01')) {
      await expectRefused(
        deskCorrections.requestCorrection,
        { user_id: owner.id, amount, against: 'platform', reason: 'x' },
        { desk: finance.token },
      );
    }
    expect(await rowsOf()).toEqual(before);
  });
});

describe('an object of another account, or an unknown one', () => {
  it('cannot be read, used, changed or decided', async () => {
    const [before, rows] = [await booked(), await rowsOf()];
    const ids = (own: string) => [own, newId(), 'x', '0', '../1', '%', "' or 1=1 --", `${own}0`];
    for (const id of ids(waiting)) await expectRefused(recharges.rechargeById, { id }, stranger);
    for (const id of ids(withdrawal))
      for (const endpoint of [withdrawals.withdrawal, withdrawals.cancelWithdrawal])
        await expectRefused(endpoint, { id }, stranger);
    for (const id of ids(payee)) {
      await expectRefused(withdrawals.removePayoutAddress, { id }, stranger);
      await expectRefused(withdrawals.withdrawalQuote, { extract_type: 0, price: '100', address_id: id }, stranger);
      await expectRefused(
        withdrawals.requestWithdrawal,
        { extract_type: 0, price: '100', address_id: id, password_pay: testCode },
        stranger,
      );
    }
    for (const id of ids('').slice(1)) {
      const atDesk = { desk: finance.token };
      await expectRefused(deskRecharges.approveRecharge, { id, arrived: '5', message: 'x' }, atDesk);
      await expectRefused(deskRecharges.refuseRecharge, { id, message: 'x' }, atDesk);
      for (const endpoint of [deskWithdrawals.approveWithdrawal, deskWithdrawals.deskWithdrawal])
        await expectRefused(endpoint, { id }, atDesk);
      await expectRefused(deskWithdrawals.markWithdrawalPaid, { id, reference: 'KB-1' }, atDesk);
      for (const endpoint of [deskWithdrawals.refuseWithdrawal, deskWithdrawals.releaseWithdrawal])
        await expectRefused(endpoint, { id, reason: 'x' }, atDesk);
      for (const endpoint of [deskCorrections.approveCorrection, deskCorrections.refuseCorrection])
        await expectRefused(endpoint, { id, reason: 'x' }, atDesk);
      await expectRefused(deskDeposits.creditDeposit, { id, user_id: stranger.id, note: 'x' }, atDesk);
      await expectRefused(deskDeposits.dismissDeposit, { id, note: 'x' }, atDesk);
    }
    expect([await booked(), await rowsOf()]).toEqual([before, rows]);
    expect((await data(wallet.bill, {}, stranger)).list.every(({ money }) => money === '1000.00')).toBe(true);
  });
});

describe('a repeated request', () => {
  it('has effect once under its key, and is refused with other content', async () => {
    const image = await upload(app, stranger.token);
    const acts: [Endpoint, Record<string, unknown>, object, Record<string, unknown>][] = [
      [
        recharges.requestRecharge,
        { recharge_type: 1, network: 'USDT-TRC20', blockchain: 'TXYZ', price: '20', image },
        stranger,
        { price: '21' },
      ],
      [
        withdrawals.requestWithdrawal,
        { ...bank, price: '50.00', password_pay: testCode },
        stranger,
        { price: '51.00' },
      ],
      [
        deskCorrections.requestCorrection,
        { user_id: stranger.id, amount: '1.00', against: 'platform', reason: 'x' },
        { desk: finance.token },
        { amount: '2.00' },
      ],
    ];
    for (const [endpoint, input, who, other] of acts) {
      const before = await rowsOf();
      const key = newId();
      const sent = await Promise.all(Array.from({ length: 4 }, () => call(endpoint, input as never, { ...who, key })));
      const first = sent.find(({ body }) => body.code === 1);
      expect(first, endpoint.name).toBeDefined();
      const again = await call(endpoint, input as never, { ...who, key });
      expect((again.body as { data: unknown }).data, endpoint.name).toEqual((first!.body as { data: unknown }).data);
      await expectRefused(endpoint, { ...input, ...other }, { ...who, key });
      const after = await rowsOf();
      const count = (rows: typeof before) => Object.values(rows ?? {}).reduce((sum, number) => sum + Number(number), 0);
      expect(count(after) - count(before), endpoint.name).toBe(1);
    }
    await expectCleanBooks(db);
  });

  it('is decided once, also by concurrent operators', async () => {
    const desks = [finance.token, colleague.token, finance.token, colleague.token];
    const codes = async (answers: Promise<{ body: { code: number } }>[]) =>
      (await Promise.all(answers)).filter(({ body }) => body.code === 1).length;
    expect(
      await codes(
        desks.map((desk, turn) =>
          turn % 2
            ? call(deskRecharges.approveRecharge, { id: waiting, arrived: '50', message: '' }, { desk })
            : call(deskRecharges.refuseRecharge, { id: waiting, message: 'No' }, { desk }),
        ),
      ),
    ).toBe(1);
    expect(
      await codes([
        call(withdrawals.cancelWithdrawal, { id: withdrawal }, owner),
        ...desks.map((desk) => call(deskWithdrawals.refuseWithdrawal, { id: withdrawal, reason: 'No' }, { desk })),
        call(withdrawals.cancelWithdrawal, { id: withdrawal }, owner),
      ]),
    ).toBe(1);
    expect(await data(wallet.walletOverview, {}, owner)).toMatchObject({ held: '0.00' });
    await expectCleanBooks(db);
  });
});
