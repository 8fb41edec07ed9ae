import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { day } from '../../src/base/clock/clock.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { setSetting } from '../../src/platform/settings/index.ts';
import { markWithdrawalPaid, refuseWithdrawal } from '../../src/money/withdrawals/index.ts';
import { expectCleanBooks } from '../books.ts';
import { buildOperator } from '../build-operator.ts';
import { signedOut, toast } from './client.ts';
import { extractInfo, extractRow, listOf } from './shapes.ts';
import { wireWorld, type Shopper } from './world.ts';

const { db, deps, clock, shopper, visitor } = await wireWorld();
const finance = await buildOperator(db, ['finance']);

const bank = {
  extract_type: 0,
  price: '100.00',
  real_name: 'Anya Wattana',
  bank_card: '4821009377152206',
  bank_name: 'Kasikornbank',
};
const chain = {
  extract_type: 1,
  price: '100.00',
  network: 'USDT-TRC20',
  blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL',
};

const info = async ({ client }: Shopper) => extractInfo.parse(await client.get('/api/user/extract'));
const tab = async ({ client }: Shopper, status: string, page = 1) =>
  listOf(extractRow).parse(await client.get('/api/user/extract_log', { status, page, limit: 10 }));

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('GET /api/user/extract', () => {
  it('has the charge as text, because clients show a number 0 as 3 %', async () => {
    const { client, ...someone } = await shopper({ balance: 128_460n });
    expect(await info({ client, ...someone })).toMatchObject({
      service_charge: '0.20',
      balance: '1284.60',
      card_list: [],
    });
    await db.transact((tx) =>
      setSetting(tx, 'withdrawal.bank', { fixed: 0, percentBp: 0, min: 0, max: 0 }, { by: null, at: clock.now() }),
    );
    expect((await info({ client, ...someone })).service_charge).toBe('0.00');
    await db.transact((tx) =>
      setSetting(
        tx,
        'withdrawal.bank',
        { fixed: 0, percentBp: 100, min: 200, max: 2_000 },
        { by: null, at: clock.now() },
      ),
    );
  });
});

describe('POST /api/user/extract', () => {
  it.each([
    ['a bank card', bank],
    ['a chain', chain],
    ['the other chain', { ...chain, network: 'USDT-ERC20', blockchain: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }],
  ])('to %s needs nothing that the client cannot send', async (_, body) => {
    const someone = await shopper({ balance: 50_000n });
    await someone.client.post('/api/user/extract', body);
    expect((await info(someone)).balance).toBe('400.00');
    expect((await tab(someone, '0')).list).toHaveLength(1);
    await expectCleanBooks(db);
  });

  it('withdraws the whole balance when it is sent back unchanged', async () => {
    const someone = await shopper({ balance: 50_000n });
    const { balance } = await info(someone);
    await someone.client.post('/api/user/extract', { ...bank, price: balance });
    expect((await info(someone)).balance).toBe('0.00');
    const [row] = (await tab(someone, 'all')).list;
    expect(row).toMatchObject({ extract_price: '500.00', fee: '5.00', real_price: '495.00' });
    expect((await info(someone)).card_list).toEqual([
      { bank_name: 'Kasikornbank', bank_card: '4821009377152206', real_name: 'Anya Wattana' },
    ]);
  });

  it('refuses with a toast, and moves nothing', async () => {
    const someone = await shopper({ balance: 50_000n });
    for (const price of ['-100.00', '0', '', '9.99', '100.001', 'all', '600.00', '2000.01', -5, null]) {
      expect(await someone.client.postFailure('/api/user/extract', { ...bank, price })).toMatchObject(toast);
    }
    for (const body of [
      { ...bank, bank_card: '' },
      { ...chain, blockchain: 'T1' },
      { ...chain, network: 'BSC' },
      { ...bank, extract_type: 7 },
      {},
    ]) {
      expect(await someone.client.postFailure('/api/user/extract', body)).toMatchObject(toast);
    }
    expect((await info(someone)).balance).toBe('500.00');
    expect(await visitor().postFailure('/api/user/extract', bank)).toMatchObject(signedOut);
  });

  it('has effect once when it is repeated without an answer', async () => {
    const someone = await shopper({ balance: 50_000n });
    await Promise.all([1, 2, 3].map(() => someone.client.post('/api/user/extract', bank)));
    expect((await info(someone)).balance).toBe('400.00');
  });
});

describe('GET /api/user/extract_log', () => {
  it('lists each withdrawal in its tab, with the operator’s reason', async () => {
    const someone = await shopper({ balance: 50_000n });
    const ids: string[] = [];
    for (const price of ['10.00', '20.00', '30.00']) {
      await someone.client.post('/api/user/extract', { ...bank, price });
      ids.unshift(
        ...z
          .array(z.object({ id: z.string() }))
          .parse((await tab(someone, '0')).list.slice(0, 1))
          .map(({ id }) => id),
      );
      clock.advance(1_000);
    }
    clock.advance(day);
    await refuseWithdrawal(deps, finance, { id: ids[0]!, reason: 'Name and card differ' });
    await markWithdrawalPaid(deps, finance, { id: ids[1]!, reference: `KB-${newId()}` });
    const prices = async (status: string) =>
      (await tab(someone, status)).list.map(({ extract_price, status: number }) => [extract_price, number]);
    expect(await prices('all')).toEqual([
      ['30.00', 2],
      ['20.00', 1],
      ['10.00', 0],
    ]);
    expect(await prices('0')).toEqual([['10.00', 0]]);
    expect(await prices('1')).toEqual([['20.00', 1]]);
    for (const refused of ['2', '-1']) expect(await prices(refused)).toEqual([['30.00', 2]]);
    expect((await tab(someone, '2')).list[0]!.admin_msg).toBe('Name and card differ');
    expect((await tab(someone, 'all', 2)).list).toEqual([]);
    expect(await someone.client.getFailure('/api/user/extract_log', { status: '7', page: 1, limit: 10 })).toMatchObject(
      toast,
    );
    expect((await tab(await shopper(), 'all')).list).toEqual([]);
    await expectCleanBooks(db);
  });

  it('has its texts in the language of the header', async () => {
    const someone = await shopper({ balance: 50_000n });
    await someone.client.post('/api/user/extract', bank);
    const said = new Set<string>();
    for (const lang of ['en', 'zh-CN', 'ri', 'han', 'tai']) {
      someone.client.lang = lang;
      const [row] = (await tab(someone, 'all')).list;
      said.add(`${row!.mark} ${row!.admin_msg}`);
    }
    expect(said.size).toBe(5);
  });
});
