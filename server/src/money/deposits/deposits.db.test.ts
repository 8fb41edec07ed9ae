import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { walletOverview } from '@tradewind/contract/money/wallet';
import { rechargeLog } from '@tradewind/contract/money/recharges';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testChain } from '../../../test/chain/test-chain.ts';
import { testDatabase } from '../../../test/database.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { scans, watchDeposits } from './index.ts';

const db = await testDatabase();
const chain = await testChain();
const { data, deps } = await testApp(db);
const quiet = { warn: () => {}, error: () => {} };
const look = () => watchDeposits({ ...deps, log: quiet });
const network = 'USDT-ERC20';

const addressOf = async ({ token }: BuiltShopper) => (await data(getBlockchain, {}, { token }))[0]!.blockchain;
const balance = async ({ id }: BuiltShopper) => (await balanceOf(db.read, userAvailable(id))).minor;
const own = async ({ token }: BuiltShopper) => (await data(myDeposits, { limit: 50 }, { token })).list;
const states = async (shopper: BuiltShopper) =>
  (await own(shopper)).map(({ state, amount, confirmations }) => [state, amount, confirmations]);

async function payer(): Promise<BuiltShopper & { address: string }> {
  const shopper = await buildShopper(db);
  return { ...shopper, address: await addressOf(shopper) };
}

beforeAll(async () => {
  await buildNetwork(db, chain);
  await look();
});

describe('a deposit', () => {
  it('is seen n of N, credited once it is final, and once only, with a line among the top-ups', async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 25.5);
    await look();
    expect(await own(shopper)).toEqual([]);

    for (const seen of [1, 2]) {
      await chain.mine();
      await look();
      expect(await states(shopper)).toEqual([['seen', '25.50', seen]]);
      expect((await own(shopper))[0]).toMatchObject({
        needed: 3,
        state_text: `Seen, ${seen} of 3 confirmations`,
        settled_at: null,
      });
      expect(await balance(shopper)).toBe(0n);
      expect((await data(walletOverview, {}, shopper)).pending_in).toBe('25.50');
    }
    await chain.mine();
    await Promise.all([look(), look()]);
    await look();
    expect(await states(shopper)).toEqual([['credited', '25.50', 3]]);
    expect(await balance(shopper)).toBe(2_550n);
    expect((await data(walletOverview, {}, shopper)).pending_in).toBe('0.00');
    const { list } = await data(rechargeLog, {}, { token: shopper.token });
    expect(list).toMatchObject([
      { status: 1, method: 'chain', network, blockchain: shopper.address, price: '25.50', type: 'recharge' },
    ]);
    await expectCleanBooks(db);
  });

  it('is told from others in the same block, and in the same transaction', async () => {
    const [one, other] = [await payer(), await payer()];
    await chain.send(one.address, 10);
    await chain.send(one.address, 10);
    await chain.send(other.address, 30.999999);
    await chain.sendMany([one.address, other.address, one.address, other.address], 12);
    await chain.mine(3);
    await look();
    expect(await balance(one)).toBe(4_400n);
    expect(await balance(other)).toBe(5_499n);
    expect((await own(one)).length).toBe(4);
    await expectCleanBooks(db);
  });

  it('below the minimum is kept and shown, dust too; another token and nobody’s address are not touched', async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 9.99);
    await chain.send(shopper.address, 0.000001);
    await chain.send(shopper.address, 500, chain.otherToken);
    await chain.send('0x000000000000000000000000000000000000dEaD', 500);
    await chain.mine(3);
    await look();
    expect((await states(shopper)).toSorted()).toEqual([
      ['below_minimum', '0.00', 3],
      ['below_minimum', '9.99', 3],
    ]);
    expect(await balance(shopper)).toBe(0n);
  });

  it('to an address that was given up waits for an operator', async () => {
    const shopper = await payer();
    await db.kysely
      .updateTable('deposit_addresses')
      .set({ user_id: null })
      .where('address', '=', shopper.address)
      .execute();
    const txHash = await chain.send(shopper.address, 40);
    await chain.mine(3);
    await look();
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
  it('takes away what was not final, and brings it back in another block only once', async () => {
    const shopper = await payer();
    const undo = await chain.fork();
    await chain.send(shopper.address, 60);
    await chain.mine(2);
    await look();
    expect(await states(shopper)).toEqual([['seen', '60.00', 2]]);

    await undo();
    await chain.mine(3);
    await look();
    expect(await states(shopper)).toEqual([['gone', '60.00', 0]]);
    expect(await balance(shopper)).toBe(0n);

    // The same transaction once more, behind another one in its new block.
    const stranger = await payer();
    const again = await chain.fork();
    await chain.send(shopper.address, 60);
    await chain.mine();
    await look();
    await again();
    await chain.mine();
    await chain.send(shopper.address, 60);
    await chain.send(stranger.address, 11);
    await chain.mine();
    await look();
    await chain.mine(2);
    await look();
    expect(await balance(shopper)).toBe(6_000n);
    expect((await own(shopper)).filter(({ state }) => state === 'credited').length).toBe(1);
    expect((await own(shopper)).filter(({ state }) => state === 'seen')).toEqual([]);
    await expectCleanBooks(db);
  });
});

describe('the watcher', () => {
  it('goes on where it was, and credits nothing twice, after it broke off in the middle', async () => {
    const shopper = await payer();
    await chain.mine(6);
    await look();
    for (const dollars of [20, 21, 22]) await chain.send(shopper.address, dollars);
    await chain.mine(3);
    let left = 2;
    const dying = {
      ...deps,
      db: {
        ...db,
        transact: (async (work) => {
          if (left-- <= 0) throw new Error('killed');
          return db.transact(work);
        }) as typeof db.transact,
      },
    };
    // Broken off after the first of three was credited, and before that was written down.
    await watchDeposits({ ...dying, log: quiet }).catch(() => {});
    expect(await balance(shopper)).toBeGreaterThan(0n);
    expect(await balance(shopper)).toBeLessThan(6_300n);
    await look();
    await look();
    expect(await balance(shopper)).toBe(6_300n);
    await expectCleanBooks(db);
  });

  it('finds what came while it was away for longer than one question spans', { timeout: 30_000 }, async () => {
    const shopper = await payer();
    await chain.send(shopper.address, 15);
    await chain.mine(2_100);
    await chain.send(shopper.address, 16);
    await chain.mine(3);
    await look();
    expect(await balance(shopper)).toBe(3_100n);
  });

  it('asks the next RPC when one is dead or speaks for another chain, and tells when none is left', async () => {
    const shopper = await payer();
    const use = (rpc_urls: string[]) =>
      db.kysely.updateTable('networks').set({ rpc_urls }).where('code', '=', network).execute();
    await chain.send(shopper.address, 33);
    await chain.mine(3);
    await use(['http://127.0.0.1:1/secret-key', 'not an address']);
    await look();
    const [beat] = await scans(db.read);
    expect(beat!.error).toContain('127.0.0.1:1: does not answer');
    expect(beat!.error).not.toContain('secret-key');
    expect(await balance(shopper)).toBe(0n);

    await use(['http://127.0.0.1:1', chain.url]);
    await look();
    expect(await balance(shopper)).toBe(3_300n);
    expect((await scans(db.read))[0]).toMatchObject({ network, error: '' });

    await db.kysely.updateTable('networks').set({ chain_id: 1n }).where('code', '=', network).execute();
    await look();
    expect((await scans(db.read))[0]!.error).toContain('speaks for chain 31337, not 1');
    await buildNetwork(db, chain);
  });

  it('takes the chain’s own word for what is final where it has one', async () => {
    await buildNetwork(db, chain, 'finalized');
    const shopper = await payer();
    await chain.send(shopper.address, 70);
    await chain.mine(3);
    await look();
    expect(await states(shopper)).toEqual([['seen', '70.00', 3]]);
    await chain.mine(2);
    await look();
    expect(await states(shopper)).toEqual([['credited', '70.00', 64]]);
    expect(await balance(shopper)).toBe(7_000n);
    await expectCleanBooks(db);
    await buildNetwork(db, chain);
  });
});
