import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { walletOverview } from '@tradewind/contract/money/wallet';
import { rechargeLog } from '@tradewind/contract/money/recharges';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowPrivateHosts } from '../../base/http/outgoing.ts';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testChain } from '../../../test/chain/test-chain.ts';
import { testDatabase } from '../../../test/database.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { scans, scanNetworks } from './index.ts';

const db = await testDatabase();
const chain = await testChain();
const { data, deps } = await testApp(db);
const quiet = { warn: () => {}, error: () => {} };
const scan = () => scanNetworks({ ...deps, log: quiet });
const network = 'USDT-ERC20';

const addressOf = async ({ token }: BuiltShopper) => (await data(getBlockchain, {}, { token }))[0]!.blockchain;
const balance = async ({ id }: BuiltShopper) => (await balanceOf(db.read, userAvailable(id))).minor;
const ownDeposits = async ({ token }: BuiltShopper) => (await data(myDeposits, { limit: 50 }, { token })).list;
const states = async (shopper: BuiltShopper) =>
  (await ownDeposits(shopper)).map(({ state, amount, confirmations }) => [state, amount, confirmations]);

async function payer(): Promise<BuiltShopper & { address: string }> {
  const shopper = await buildShopper(db);
  return { ...shopper, address: await addressOf(shopper) };
}

beforeAll(async () => {
  await buildNetwork(db, chain);
  await scan();
});

describe('a deposit', () => {
  it('shows its confirmations, is credited once when it is final, and appears among the top-ups', async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 25.5);
    await scan();
    expect(await ownDeposits(shopper)).toEqual([]);

    for (const seen of [1, 2]) {
      await chain.mine();
      await scan();
      expect(await states(shopper)).toEqual([['seen', '25.50', seen]]);
      expect((await ownDeposits(shopper))[0]).toMatchObject({
        needed: 3,
        state_text: `Seen, ${seen} of 3 confirmations`,
        settled_at: null,
      });
      expect(await balance(shopper)).toBe(0n);
      expect((await data(walletOverview, {}, shopper)).pending_in).toBe('25.50');
    }
    await chain.mine();
    await Promise.all([scan(), scan()]);
    await scan();
    expect(await states(shopper)).toEqual([['credited', '25.50', 3]]);
    expect(await balance(shopper)).toBe(2_550n);
    expect((await data(walletOverview, {}, shopper)).pending_in).toBe('0.00');
    const { list } = await data(rechargeLog, {}, { token: shopper.token });
    expect(list).toMatchObject([
      { status: 1, method: 'chain', network, blockchain: shopper.address, price: '25.50', type: 'recharge' },
    ]);
    await expectCleanBooks(db);
  });

  it('is kept apart from others in the same block and the same transaction', async () => {
    const [one, other] = [await payer(), await payer()];
    await chain.send(one.address, 10);
    await chain.send(one.address, 10);
    await chain.send(other.address, 30.999999);
    await chain.sendMany([one.address, other.address, one.address, other.address], 12);
    await chain.mine(3);
    await scan();
    expect(await balance(one)).toBe(4_400n);
    expect(await balance(other)).toBe(5_499n);
    expect((await ownDeposits(one)).length).toBe(4);
    await expectCleanBooks(db);
  });

  it('is recorded when below the minimum, and ignored with another token or an unknown address', async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 9.99);
    await chain.send(shopper.address, 0.000001);
    await chain.send(shopper.address, 500, chain.otherToken);
    await chain.send('0x000000000000000000000000000000000000dEaD', 500);
    await chain.mine(3);
    await scan();
    expect((await states(shopper)).toSorted()).toEqual([
      ['below_minimum', '0.00', 3],
      ['below_minimum', '9.99', 3],
    ]);
    expect(await balance(shopper)).toBe(0n);
  });

  it('waits for an operator when its address has no owner', async () => {
    const shopper = await payer();
    await db.kysely
      .updateTable('deposit_addresses')
      .set({ user_id: null })
      .where('address', '=', shopper.address)
      .execute();
    const txHash = await chain.send(shopper.address, 40);
    await chain.mine(3);
    await scan();
    expect(
      await db.read
        .selectFrom('deposits')
        .select(['state', 'reason', 'amount'])
        .where('tx_hash', '=', txHash)
        .execute(),
    ).toEqual([{ state: 'unmatched', reason: 'no_owner', amount: 4_000n }]);
    expect(await balance(shopper)).toBe(0n);
    await expectCleanBooks(db);
  });
});

describe('a re-org', () => {
  it('marks a deposit as gone, and credits it once when it returns in another block', async () => {
    const shopper = await payer();
    const undo = await chain.fork();
    await chain.send(shopper.address, 60);
    await chain.mine(2);
    await scan();
    expect(await states(shopper)).toEqual([['seen', '60.00', 2]]);

    await undo();
    await chain.mine(3);
    await scan();
    expect(await states(shopper)).toEqual([['gone', '60.00', 0]]);
    expect(await balance(shopper)).toBe(0n);

    // The same transaction again, after another one in its new block.
    const stranger = await payer();
    const again = await chain.fork();
    await chain.send(shopper.address, 60);
    await chain.mine();
    await scan();
    await again();
    await chain.mine();
    await chain.send(shopper.address, 60);
    await chain.send(stranger.address, 11);
    await chain.mine();
    await scan();
    await chain.mine(2);
    await scan();
    expect(await balance(shopper)).toBe(6_000n);
    expect((await ownDeposits(shopper)).filter(({ state }) => state === 'credited').length).toBe(1);
    expect((await ownDeposits(shopper)).filter(({ state }) => state === 'seen')).toEqual([]);
    await expectCleanBooks(db);
  });
});

describe('the watcher', () => {
  it('continues after a crash without crediting twice', async () => {
    const shopper = await payer();
    await chain.mine(6);
    await scan();
    for (const dollars of [20, 21, 22]) await chain.send(shopper.address, dollars);
    await chain.mine(3);
    let left = 3;
    const failingDeps = {
      ...deps,
      db: {
        ...db,
        transact: (async (work) => {
          if (left-- <= 0) throw new Error('killed');
          return db.transact(work);
        }) as typeof db.transact,
      },
    };
    // Killed after the first of three was credited and before the scan progress was recorded.
    await scanNetworks({ ...failingDeps, log: quiet }).catch(() => {});
    await db.pool.query('update network_scan_leases set until = now()');
    expect(await balance(shopper)).toBeGreaterThan(0n);
    expect(await balance(shopper)).toBeLessThan(6_300n);
    await scan();
    await scan();
    expect(await balance(shopper)).toBe(6_300n);
    await expectCleanBooks(db);
  });

  it('finds deposits across more blocks than one request covers', async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 15);
    await chain.mine(2_100);
    await chain.send(shopper.address, 16);
    await chain.mine(3);
    await scan();
    expect(await balance(shopper)).toBe(3_100n);
  });

  it('uses the next RPC when one is down or of another chain, and reports when all fail', async () => {
    const shopper = await payer();
    const setRpcs = (rpc_urls: string[]) =>
      db.kysely.updateTable('networks').set({ rpc_urls }).where('code', '=', network).execute();
    await chain.send(shopper.address, 33);
    await chain.mine(3);
    allowPrivateHosts(['127.0.0.1:1']);
    await setRpcs(['http://127.0.0.1:1/secret-key', 'not an address']);
    await scan();
    const [failedScan] = await scans(db.read);
    expect(failedScan!.error).toContain('127.0.0.1:1: does not answer');
    expect(failedScan!.error).not.toContain('secret-key');
    expect(await balance(shopper)).toBe(0n);

    await setRpcs(['http://169.254.169.254/', 'http://[::1]:8545/', 'http://192.168.0.1/']);
    await scan();
    expect((await scans(db.read))[0]!.error).toMatch(/(.*is in a private network){3}/);

    await setRpcs(['http://127.0.0.1:1', chain.url]);
    await scan();
    expect(await balance(shopper)).toBe(3_300n);
    expect((await scans(db.read))[0]).toMatchObject({ network, error: '' });

    await db.kysely.updateTable('networks').set({ chain_id: 1n }).where('code', '=', network).execute();
    await scan();
    expect((await scans(db.read))[0]!.error).toContain('speaks for chain 31337, not 1');
    await buildNetwork(db, chain);
  });

  it('uses the finalized block of the chain where there is one', async () => {
    await buildNetwork(db, chain, 'finalized');
    const shopper = await payer();
    await chain.send(shopper.address, 70);
    await chain.mine(3);
    await scan();
    expect(await states(shopper)).toEqual([['seen', '70.00', 3]]);
    await chain.mine(2);
    await scan();
    expect(await states(shopper)).toEqual([['credited', '70.00', 64]]);
    expect(await balance(shopper)).toBe(7_000n);
    await expectCleanBooks(db);
    await buildNetwork(db, chain);
  });
});
