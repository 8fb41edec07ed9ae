import { getBlockchain } from '@tradewind/contract/money/networks';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { isDepositAddress, isOwnDepositAddress, readChainAddress } from './index.ts';

const xpub =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';
const db = await testDatabase();
const { data, refusal } = await testApp(db);
const ownAddresses = (token: string) => data(getBlockchain, {}, { token });

describe('deposit addresses', () => {
  it('are not allocated while the wallet is closed or no network is open', async () => {
    const { token } = await buildShopper(db);
    expect(await refusal(getBlockchain, {}, { token })).toMatchObject({ code: 0, refusal: 'wallet_closed' });
    expect(await refusal(getBlockchain, {})).toMatchObject({ status: 401 });
    await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: new Date(0) }));
    expect(await ownAddresses(token)).toEqual([]);
  });

  it('need a public key and refuse a private one', async () => {
    await expect(db.kysely.updateTable('networks').set({ enabled: true }).execute()).rejects.toThrow();
    await expect(db.kysely.updateTable('networks').set({ xpub: 'xprv9s21' }).execute()).rejects.toThrow();
    await db.kysely.updateTable('networks').set({ enabled: true, xpub }).execute();
  });

  it('are unique for each shopper and network, complete for existing clients, and permanent', async () => {
    const { id, token } = await buildShopper(db);
    const first = await ownAddresses(token);
    expect(
      first.map(({ network, name, minimum, confirmations, automatic }) => [
        network,
        name,
        minimum,
        confirmations,
        automatic,
      ]),
    ).toEqual([
      ['USDT-TRC20', 'Tron (TRC-20)', '1.00', 20, 0],
      ['USDT-ERC20', 'Ethereum (ERC-20)', '10.00', 33, 0],
    ]);
    expect(readChainAddress('tron', first[0]!.blockchain)).toBe(first[0]!.blockchain);
    expect(readChainAddress('evm', first[1]!.blockchain)).toBe(first[1]!.blockchain);
    expect(first[0]!.warnings.join(' ')).toContain('Send only USDT on Tron (TRC-20)');
    expect(await ownAddresses(token)).toEqual(first);
    expect(await isOwnDepositAddress(db.read, id, 'USDT-ERC20', first[1]!.blockchain)).toBe(true);
    expect(await isOwnDepositAddress(db.read, id, 'USDT-TRC20', first[1]!.blockchain)).toBe(false);
    for (const text of [first[0]!.blockchain, first[1]!.blockchain.toLowerCase()])
      expect(await isDepositAddress(db.read, text)).toBe(true);
    for (const text of ['', 'T', '0xdAC17F958D2ee523a2206206994597C13D831ec7'])
      expect(await isDepositAddress(db.read, text)).toBe(false);
  });

  it('are not shared under concurrent requests', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => buildShopper(db)));
    const answers = await Promise.all([...shoppers, ...shoppers].map(({ token }) => ownAddresses(token)));
    expect(answers.slice(12)).toEqual(answers.slice(0, 12));
    expect(new Set(answers.flat().map(({ blockchain }) => blockchain)).size).toBe(24);
    const { count } = await db.read
      .selectFrom('deposit_addresses')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(26n);
  });

  it('are hidden while their network is switched off', async () => {
    const { token } = await buildShopper(db);
    await db.kysely.updateTable('networks').set({ enabled: false }).where('code', '=', 'USDT-ERC20').execute();
    expect((await ownAddresses(token)).map(({ network }) => network)).toEqual(['USDT-TRC20']);
  });
});
