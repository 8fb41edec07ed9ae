import { locales } from '@tradewind/contract/base/locales';
import { usd } from '@tradewind/contract/base/money';
import * as wallet from '@tradewind/contract/money/wallet';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { outside, platformRevenue, postTransaction, userAvailable, userHeld, type Posting } from '../ledger/index.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { requireOpenWallet } from './index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

const post = (posting: Omit<Posting, 'reference'>) =>
  db.transact((tx) => postTransaction(tx, { reference: `test:${newId()}`, ...posting }));
const on = (day: string) => new Date(`2026-0${day}T12:00:00Z`);

/** Tops up 100 on 1 March, withdraws 40 and 1 of fee on 5 March, gets them back on 1 April. */
async function shopperWithMovements() {
  const { id, token } = await buildShopper(db);
  const [available, held] = [userAvailable(id), userHeld(id)];
  await post({
    kind: 'recharge',
    memo: 'USDT-TRC20',
    at: on('3-01'),
    legs: [{ from: outside('network:USDT-TRC20'), to: available, amount: usd(10_000) }],
  });
  await post({
    kind: 'withdrawal_asked',
    memo: '=cmd|"x"',
    at: on('3-05'),
    legs: [{ from: available, to: held, amount: usd(4_100) }],
  });
  await post({
    kind: 'withdrawal_returned',
    memo: '··4321',
    at: on('4-01'),
    legs: [{ from: held, to: available, amount: usd(4_100) }],
  });
  return { id, token };
}

describe('the fund record', () => {
  it('lists movements with counterpart and balance, latest first', async () => {
    const { token } = await shopperWithMovements();
    const { list, total, count } = await data(wallet.bill, {}, { token });
    expect([total, count]).toEqual([3, 3]);
    expect(
      list.map(({ number, title, type, money, balance_after, direction, createtime }) => [
        number,
        title,
        type,
        money,
        balance_after,
        direction,
        createtime,
      ]),
    ).toEqual([
      [3, 'Withdrawal returned · ··4321', 'extract', '41.00', '100.00', 'in', '2026-04-01 12:00:00'],
      [2, 'Withdrawal · =cmd|"x"', 'extract', '-41.00', '59.00', 'out', '2026-03-05 12:00:00'],
      [1, 'Top-up · USDT-TRC20', 'recharge', '100.00', '100.00', 'in', '2026-03-01 12:00:00'],
    ]);
    const titles = await Promise.all(
      locales.map(async (locale) => (await data(wallet.bill, { type: 'recharge' }, { token, locale })).list[0]!.title),
    );
    expect(new Set(titles).size).toBe(locales.length);
    await expectCleanBooks(db);
  });

  it('filters by kind and whole days, and pages', async () => {
    const { token } = await shopperWithMovements();
    const numbers = async (input: Record<string, unknown>) => {
      const { list, total } = await data(wallet.bill, input, { token });
      return [total, ...list.map((row) => row.number)];
    };
    expect(await numbers({ type: 'recharge' })).toEqual([1, 1]);
    expect(await numbers({ type: 'extract' })).toEqual([2, 3, 2]);
    expect(await numbers({ type: 'order' })).toEqual([0]);
    expect(await numbers({ from: '2026-03-01', to: '2026-03-05' })).toEqual([2, 2, 1]);
    expect(await numbers({ type: 'extract', from: '2026-03-05', to: '2026-03-31' })).toEqual([1, 2]);
    expect(await numbers({ from: '2026-04-02' })).toEqual([0]);
    expect(await numbers({ from: '2026-04-01', to: '2026-03-01' })).toEqual([0]);
    expect(await numbers({ page: 2, limit: 2 })).toEqual([3, 1]);
    expect(await numbers({ page: 100_000, limit: 100 })).toEqual([3]);
    expect(await numbers({ type: 'extract', page: 2, limit: 1 })).toEqual([2, 2]);
  });

  it('sums complete months of a page within the filters, in the shopper’s time zone', async () => {
    const { id, token } = await shopperWithMovements();
    // Already May in Tokyo.
    await post({
      kind: 'recharge',
      memo: '',
      at: new Date('2026-04-30T15:00:00Z'),
      legs: [{ from: outside('bank'), to: userAvailable(id), amount: usd(305) }],
    });
    const sums = async (input: Record<string, unknown>) => {
      const { months } = await data(wallet.bill, input, { token });
      return months?.map(({ month, money_in, money_out }) => [month, money_in, money_out]);
    };
    const zone = 'UTC';
    expect(await sums({ zone })).toEqual([
      ['2026-04', '44.05', '0.00'],
      ['2026-03', '100.00', '41.00'],
    ]);
    expect(await sums({ zone: 'Asia/Tokyo' })).toEqual([
      ['2026-05', '3.05', '0.00'],
      ['2026-04', '41.00', '0.00'],
      ['2026-03', '100.00', '41.00'],
    ]);
    expect(await sums({ zone: '+09:00' })).toEqual(await sums({ zone: 'asia/tokyo' }));
    for (const page of [1, 2]) expect(await sums({ zone, page, limit: 1 })).toEqual([['2026-04', '44.05', '0.00']]);
    for (const page of [3, 4]) expect(await sums({ zone, page, limit: 1 })).toEqual([['2026-03', '100.00', '41.00']]);
    expect(await sums({ zone, page: 9, limit: 1 })).toEqual([]);
    expect(await sums({ zone, type: 'recharge' })).toEqual([
      ['2026-04', '3.05', '0.00'],
      ['2026-03', '100.00', '0.00'],
    ]);
    expect(await sums({ zone, type: 'extract', from: '2026-03-05', to: '2026-04-01' })).toEqual([
      ['2026-04', '41.00', '0.00'],
      ['2026-03', '0.00', '41.00'],
    ]);
    expect(await sums({ zone, from: '2026-03-02', to: '2026-03-31' })).toEqual([['2026-03', '0.00', '41.00']]);
    expect(await sums({ zone: 'Mars/Olympus' })).toBeUndefined();
    expect(Object.keys(await data(wallet.bill, {}, { token }))).toEqual(['total', 'count', 'list']);
    await expectCleanBooks(db);
  });

  it('shows only the shopper’s own movements and refuses invalid input', async () => {
    await shopperWithMovements();
    const { token } = await buildShopper(db);
    expect(await data(wallet.bill, {}, { token })).toEqual({ total: 0, count: 0, list: [] });
    expect(await data(wallet.bill, { type: 'extract', from: '2026-03-01' }, { token })).toEqual({
      total: 0,
      count: 0,
      list: [],
    });
    expect((await call(wallet.bill, {})).status).toBe(401);
    for (const input of [
      { type: 'everything' },
      { page: 0 },
      { page: -1 },
      { limit: 101 },
      { limit: 'x' },
      { from: '2026-02-30' },
      { from: 'yesterday' },
      { to: "2026-01-01'--" },
    ]) {
      expect(await refusal(wallet.bill, input, { token })).toMatchObject({ status: 200, refusal: 'bad_request' });
    }
  });
});

describe('the statement', () => {
  it('adds up: opening + in − out = closing', async () => {
    const { token } = await shopperWithMovements();
    const statement = await data(wallet.walletStatement, { from: '2026-03-02', to: '2026-04-01' }, { token });
    expect(statement).toMatchObject({
      opening: '100.00',
      money_in: '41.00',
      money_out: '41.00',
      closing: '100.00',
      currency: 'USD',
      from: '2026-03-02',
      to: '2026-04-01',
    });
    expect(statement.rows.map((row) => row.number)).toEqual([2, 3]);
    const march = await data(wallet.walletStatement, { from: '2026-03-01', to: '2026-03-31' }, { token });
    expect(march).toMatchObject({ opening: '0.00', money_in: '100.00', money_out: '41.00', closing: '59.00' });
    expect(await data(wallet.walletStatement, { from: '2026-03-10', to: '2026-03-20' }, { token })).toMatchObject({
      opening: '59.00',
      rows: [],
      closing: '59.00',
    });
  });

  it('covers the current month by default, and a year at most', async () => {
    const { token } = await buildShopper(db, { balance: 500n, now: clock.now() });
    const today = clock.now().toISOString().slice(0, 10);
    expect(await data(wallet.walletStatement, {}, { token })).toMatchObject({
      from: `${today.slice(0, 7)}-01`,
      to: today,
      opening: '0.00',
      closing: '5.00',
    });
    for (const days of [
      { from: '2025-01-01', to: '2026-01-03' },
      { from: '2026-01-02', to: '2026-01-01' },
      { to: '2026-01-01', from: '0001-01-01' },
    ]) {
      expect(await refusal(wallet.walletStatement, days, { token })).toMatchObject({ refusal: 'period_invalid' });
    }
    expect((await call(wallet.walletStatement, {})).status).toBe(401);
  });

  it('refuses too many rows, and accepts fewer days', async () => {
    const { id, token } = await buildShopper(db);
    const at = on('3-05');
    await post({
      kind: 'recharge',
      memo: 'USDT-TRC20',
      at: on('3-01'),
      legs: [{ from: outside('network:USDT-TRC20'), to: userAvailable(id), amount: usd(1) }],
    });
    for (let part = 0; part < 100; part += 1) {
      await db.transact(async (tx) => {
        for (let number = 0; number < 100; number += 1) {
          await postTransaction(tx, {
            kind: 'recharge',
            memo: '',
            at,
            reference: `test:${newId()}`,
            legs: [{ from: outside('network:USDT-TRC20'), to: userAvailable(id), amount: usd(1) }],
          });
        }
      });
    }
    const answer = await refusal(wallet.walletStatement, { from: '2026-03-01', to: '2026-03-31' }, { token });
    expect(answer).toMatchObject({ refusal: 'statement_too_long', fields: ['from', 'to'] });
    expect(answer.msg).toContain('10001');
    expect((await data(wallet.walletStatement, { from: '2026-03-02', to: '2026-03-31' }, { token })).rows).toHaveLength(
      10_000,
    );
    expect((await data(wallet.walletStatement, { from: '2026-03-01', to: '2026-03-01' }, { token })).rows).toHaveLength(
      1,
    );
  }, 60_000);

  it('escapes formulas in the CSV file', async () => {
    const { token } = await shopperWithMovements();
    const { file_name, csv } = await data(
      wallet.walletStatementCsv,
      { from: '2026-03-01', to: '2026-03-31' },
      { token },
    );
    expect(file_name).toBe('tradewind-2026-03-01-2026-03-31.csv');
    expect(csv).toBe(
      '\uFEFF' +
        [
          'No.,Time (UTC),Movement,Counterpart,Amount,Balance,Currency',
          ',2026-03-01 00:00:00,Opening balance,,,0.00,USD',
          '1,2026-03-01 12:00:00,Top-up,USDT-TRC20,100.00,100.00,USD',
          '2,2026-03-05 12:00:00,Withdrawal,"\'=cmd|""x""",-41.00,59.00,USD',
          ',2026-03-31 23:59:59,Closing balance,,,59.00,USD',
          '',
        ].join('\r\n'),
    );
  });
});

describe('the overview', () => {
  it('shows available and held balance, and no methods while the wallet is closed', async () => {
    const { id, token } = await buildShopper(db, { balance: 10_000n });
    await post({
      kind: 'withdrawal_asked',
      at: clock.now(),
      legs: [{ from: userAvailable(id), to: userHeld(id), amount: usd(2_500) }],
    });
    const overview = await data(wallet.walletOverview, {}, { token });
    expect(overview).toMatchObject({
      available: '75.00',
      held: '25.00',
      pending_in: '0.00',
      mode: 'closed',
      methods: { top_up: [], withdraw: [] },
    });
    await expect(requireOpenWallet(db.read, clock.now())).rejects.toMatchObject({ code: 'wallet_closed' });

    await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() }));
    expect(await data(wallet.walletOverview, {}, { token })).toMatchObject({ mode: 'open' });
    expect(await requireOpenWallet(db.read, clock.now())).toMatchObject({ 'wallet.mode': 'open' });
    expect((await call(wallet.walletOverview, {})).status).toBe(401);
  });

  it('excludes paid withdrawals from the held balance', async () => {
    const { id, token } = await buildShopper(db, { balance: 10_000n });
    await post({
      kind: 'withdrawal_asked',
      at: clock.now(),
      legs: [{ from: userAvailable(id), to: userHeld(id), amount: usd(2_500) }],
    });
    await post({
      kind: 'withdrawal_passed',
      at: clock.now(),
      legs: [
        { from: userHeld(id), to: outside('bank'), amount: usd(2_300) },
        { from: userHeld(id), to: platformRevenue, amount: usd(200) },
      ],
    });
    expect(await data(wallet.walletOverview, {}, { token })).toMatchObject({ available: '75.00', held: '0.00' });
    await expectCleanBooks(db);
  });
});
