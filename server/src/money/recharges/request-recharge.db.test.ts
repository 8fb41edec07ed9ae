import * as contract from '@tradewind/contract/money/recharges';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { openNetwork } from '../../../test/open-network.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { transferActs } from '../../../test/transfer-acts.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, clock, data, refusal } = test;
const { addressOf, balance, form, log, requestTransfer } = transferActs(test);
await openWallet(db);
await openNetwork(db);

describe('a transfer with evidence', () => {
  it('waits for an operator and is not credited before', async () => {
    const me = await buildShopper(db);
    const id = await requestTransfer(me, { price: '12.5' });
    expect(await log(me)).toMatchObject({
      total: 1,
      count: 1,
      list: [
        {
          id,
          status: 0,
          state: 'auditing',
          price: '12.50',
          network: 'USDT-TRC20',
          blockchain: await addressOf(me),
          admin_msg: 'In review',
          type: 'recharge',
        },
      ],
    });
    expect(await balance(me)).toBe(0n);
    const { evidence } = await data(contract.rechargeById, { id }, me);
    expect((await app.inject(evidence)).headers['content-type']).toBe('image/webp');
    expect((await refusal(contract.rechargeById, { id }, await buildShopper(db))).refusal).toBe('recharge_not_found');
    await expectCleanBooks(db);
  });

  it('is refused with a specific refusal when a field is invalid', async () => {
    const me = await buildShopper(db);
    const other = await buildShopper(db);
    const invalid: [Record<string, unknown>, string][] = [
      [{ price: '' }, 'amount_invalid'],
      [{ price: '0' }, 'amount_invalid'],
      [{ price: '-5' }, 'amount_invalid'],
      [{ price: '1.005' }, 'amount_invalid'],
      [{ price: '1e3' }, 'amount_invalid'],
      [{ price: '1,000' }, 'amount_invalid'],
      [{ price: 'lots' }, 'amount_invalid'],
      [{ price: '0.99' }, 'amount_too_small'],
      [{ price: '1000000.01' }, 'amount_too_large'],
      [{ price: '99999999999999999999' }, 'amount_invalid'],
      [{ network: 'USDT-BEP20' }, 'network_unknown'],
      [{ network: '' }, 'network_unknown'],
      [{ blockchain: '' }, 'recharge_address_missing'],
      [{ image: '' }, 'evidence_required'],
      [{ image: 'https://example.org/a.png' }, 'evidence_invalid'],
      [{ image: await upload(app, other.token) }, 'evidence_invalid'],
      [{ image: `https://evil.example/files/${'0'.repeat(32)}.webp` }, 'evidence_invalid'],
      [{ recharge_type: 3 }, 'bad_request'],
    ];
    for (const [change, code] of invalid)
      expect([change, (await refusal(contract.requestRecharge, await form(me, change), me)).refusal]).toEqual([
        change,
        code,
      ]);
    expect((await log(me)).total).toBe(0);
  });

  it('is recorded once when it is sent repeatedly', async () => {
    const me = await buildShopper(db);
    const once = await form(me);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => data(contract.requestRecharge, once as never, me)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const keyed = await form(me, { price: '7' });
    const key = 'one-key-for-this';
    const both = await Promise.all(
      [1, 2, 3].map(() => data(contract.requestRecharge, keyed as never, { token: me.token, key })),
    );
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await log(me)).total).toBe(2);
  });

  it('is refused while the wallet is closed', async () => {
    const me = await buildShopper(db);
    const sent = await form(me);
    await openWallet(db, 'closed', clock.now());
    try {
      expect((await refusal(contract.requestRecharge, sent, me)).refusal).toBe('wallet_closed');
      const { mode, ways } = await data(contract.openRechargeMethods, {}, me);
      expect([mode, ways.filter(({ open }) => open === 1)]).toEqual(['closed', []]);
    } finally {
      clock.advance(1_000);
      await openWallet(db, 'open', clock.now());
    }
    expect((await data(contract.openRechargeMethods, {}, me)).ways).toEqual([
      { way: 'chain', open: 0 },
      { way: 'manual', open: 1, fee: '0.00', takes: { kind: 'review', median_minutes: null } },
      { way: 'card', open: 1, fee: '0.00', takes: { kind: 'at_once' } },
      { way: 'online', open: 1, fee: '0.00', takes: { kind: 'at_once' } },
    ]);
  });

  it('is shown to anybody among the ways to pay, while the wallet is open', async () => {
    expect((await data(contract.waysToPay, {}, { locale: 'en' })).list).toEqual([
      { way: 'balance', name: 'Wallet balance' },
      { way: 'manual', name: 'Manual transfer' },
      { way: 'card', name: 'Card' },
      { way: 'online', name: 'Online payment' },
    ]);
    await openWallet(db, 'closed', clock.now());
    try {
      expect((await data(contract.waysToPay, {}, { locale: 'zh-CN' })).list).toEqual([
        { way: 'balance', name: '钱包余额' },
      ]);
    } finally {
      clock.advance(1_000);
      await openWallet(db, 'open', clock.now());
    }
  });
});
