import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hexOf, readChainAddress } from '../../src/money/networks/index.ts';
import { openNetwork } from '../open-network.ts';
import { openWallet } from '../open-wallet.ts';
import { signedOut, toast } from './client.ts';
import { wireWorld, type Shopper } from './world.ts';

const { db, clock, shopper, visitor } = await wireWorld();

/** The fields of the top-up screen: a tab per row, and the address as text and QR code. */
const blockchainRow = z.object({ network: z.string().min(1), blockchain: z.string().min(1).regex(/^\S+$/) });
const rows = async ({ client }: Shopper) => z.array(blockchainRow).parse(await client.get('/api/user/getBlockchain'));

describe('39: GET /api/user/getBlockchain', () => {
  it('refuses with a toast without a network, and with 401 without a session', async () => {
    const someone = await shopper({ lang: 'tai' });
    expect(await someone.client.getFailure('/api/user/getBlockchain')).toMatchObject({
      ...toast,
      msg: expect.stringMatching(/[\u0E00-\u0E7F]/),
    });
    expect(await visitor().getFailure('/api/user/getBlockchain')).toMatchObject(signedOut);
    await openWallet(db);
    expect(await rows(someone)).toEqual([]);
  });

  it('is a bare list with a personal address per network, in the order of the tabs', async () => {
    await openNetwork(db, 'USDT-ERC20');
    await openNetwork(db, 'USDT-TRC20');
    const [one, other] = [await shopper(), await shopper()];
    const own = await rows(one);
    expect(own.map(({ network }) => network)).toEqual(['USDT-TRC20', 'USDT-ERC20']);
    expect(readChainAddress('tron', own[0]!.blockchain)).toBe(own[0]!.blockchain);
    expect(readChainAddress('evm', own[1]!.blockchain)).toBe(own[1]!.blockchain);
    expect(hexOf('tron', own[0]!.blockchain)).not.toBe(hexOf('evm', own[1]!.blockchain));
    const all = [...own, ...(await rows(other))].map(({ blockchain }) => blockchain);
    expect(new Set(all).size).toBe(4);
  });

  it('returns the same addresses on every request', async () => {
    const one = await shopper();
    const first = await rows(one);
    clock.advance(1_000);
    expect(
      z
        .array(blockchainRow)
        .parse(await one.client.get('/api/user/getBlockchain', { user_id: 1, network: 'BSC', page: 2, limit: 1 })),
    ).toEqual(first);
    one.client.lang = 'ri';
    expect(await rows(one)).toEqual(first);
    const [again] = await Promise.all([rows(one), rows(one), rows(one)]);
    expect(again).toEqual(first);
  });

  it('refuses a withdrawal to the deposit address', async () => {
    const [one, other] = [await shopper({ balance: 50_000n }), await shopper()];
    const [tron] = await rows(other);
    const asked = { extract_type: 1, price: '100.00', network: 'USDT-TRC20', blockchain: tron!.blockchain };
    expect(await one.client.postFailure('/api/user/extract', asked)).toMatchObject(toast);
    expect(z.object({ balance: z.string() }).parse(await one.client.get('/api/user/extract')).balance).toBe('500.00');
  });
});
