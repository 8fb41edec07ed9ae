import { claimDeposit, detectDeposit } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import type { Locale } from '@tradewind/contract/base/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testChain } from '../../../test/chain/test-chain.ts';
import { testDatabase } from '../../../test/database.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { scanNetworks } from './index.ts';

const db = await testDatabase();
const chain = await testChain();
const { data, refusal, deps } = await testApp(db);
const scan = () => scanNetworks({ ...deps, log: { warn: () => {}, error: () => {} } });

async function payer() {
  const shopper = await buildShopper(db);
  const address = (await data(getBlockchain, {}, { token: shopper.token }))[0]!.blockchain;
  return {
    ...shopper,
    address,
    detect: (text: string, locale: Locale = 'en') => data(detectDeposit, { text }, { token: shopper.token, locale }),
    claim: (text: string) => data(claimDeposit, { text }, { token: shopper.token }),
    claimRefused: (text: string) => refusal(claimDeposit, { text }, { token: shopper.token }),
    balance: async () => (await balanceOf(db.read, userAvailable(shopper.id))).minor,
  };
}

beforeAll(async () => {
  await buildNetwork(db, chain);
  await scan();
});

describe('detecting a deposit', () => {
  it('follows a transfer to the balance and reveals nothing to others', async () => {
    const [one, other] = [await payer(), await payer()];
    const tx = await chain.send(one.address, 50);
    expect(await one.detect(tx)).toMatchObject({ verdict: 'pending', claimable: 0 });
    await chain.mine();
    expect(await one.detect(` ${tx.slice(2).toUpperCase()} `)).toMatchObject({
      verdict: 'unconfirmed',
      amount: '50.00',
      confirmations: 1,
      needed: 3,
      claimable: 0,
    });
    expect(await other.detect(tx)).toMatchObject({ verdict: 'not_ours', amount: null, claimable: 0 });
    await chain.mine(2);
    await scan();
    expect(await one.detect(tx)).toMatchObject({ verdict: 'credited', amount: '50.00' });
    expect(await other.detect(tx)).toMatchObject({ verdict: 'credited_elsewhere', amount: null, claimable: 0 });
    expect((await one.detect(tx, 'th')).text).toMatch(/เติม 50.00 USDT/);
    for (const each of [one, other]) expect((await each.claimRefused(tx)).refusal).toBe('deposit_not_claimable');
    expect(await one.balance()).toBe(5_000n);
  });

  it('credits a missed transfer once when claims and the watcher compete', async () => {
    const [one, other] = [await payer(), await payer()];
    await scan();
    const tx = await chain.send(one.address, 80);
    await chain.mine(3);
    expect(await one.detect(tx)).toMatchObject({ verdict: 'missed', claimable: 1 });
    expect((await other.claimRefused(tx)).refusal).toBe('deposit_not_claimable');
    await Promise.allSettled([one.claim(tx), one.claim(tx), scan(), one.claim(tx)]);
    await scan();
    expect(await one.balance()).toBe(8_000n);
    expect(await one.detect(tx)).toMatchObject({ verdict: 'credited' });
    await expectCleanBooks(db);
  });

  it('recognises small amounts, other tokens and coins, and records a claim once', async () => {
    const one = await payer();
    const [belowMinimum, token, coin] = [
      await chain.send(one.address, 5),
      await chain.send(one.address, 90, chain.otherToken),
      await chain.sendCoin(one.address, 7n),
    ];
    await chain.mine(3);
    await scan();
    expect(await one.detect(belowMinimum)).toMatchObject({ verdict: 'below_minimum', amount: '5.00', claimable: 0 });
    for (const tx of [token, coin]) {
      expect(await one.detect(tx)).toMatchObject({ verdict: 'other_token', amount: null, claimable: 1 });
      await Promise.all([one.claim(tx), one.claim(tx)]);
      expect(await one.detect(tx)).toMatchObject({ verdict: 'being_checked' });
      expect((await (await payer()).claimRefused(tx)).refusal).toBe('deposit_not_claimable');
    }
    const rows = await db.read
      .selectFrom('deposit_claims')
      .innerJoin('deposits', 'deposits.id', 'deposit_id')
      .select(['reason', 'state', 'amount'])
      .execute();
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ reason: 'other_token', state: 'unmatched', amount: 0n })));
    expect(await one.balance()).toBe(0n);
  });

  it('lets several shoppers claim a transfer without owner', async () => {
    const [gone, one, other] = [await payer(), await payer(), await payer()];
    await db.kysely
      .updateTable('deposit_addresses')
      .set({ user_id: null })
      .where('address', '=', gone.address)
      .execute();
    const tx = await chain.send(gone.address, 44);
    await chain.mine(3);
    await scan();
    expect(await one.detect(tx)).toMatchObject({ verdict: 'unassigned', claimable: 1 });
    for (const each of [one, other])
      expect(await each.claim(tx)).toMatchObject({ verdict: 'being_checked', claimable: 0 });
    expect([await one.balance(), await other.balance()]).toEqual([0n, 0n]);
  });

  it('recognises only addresses of the shopper', async () => {
    const [one, other] = [await payer(), await payer()];
    expect(await one.detect(one.address)).toMatchObject({ verdict: 'own_address', network: 'USDT-ERC20' });
    for (const text of [other.address, chain.token])
      expect(await one.detect(text)).toMatchObject({ verdict: 'not_ours' });
    for (const text of ['', 'hello', '0x12', `${one.address}0`, '<script>', '💥'])
      expect(await one.detect(text)).toMatchObject({ verdict: 'unreadable' });
  });

  it('reports unknown transactions and unreachable RPCs, and limits requests', async () => {
    const one = await payer();
    const unknown = `0x${'ab'.repeat(32)}`;
    expect(await one.detect(unknown)).toMatchObject({ verdict: 'not_found' });
    const elsewhere = await chain.send(chain.token, 1);
    await chain.mine();
    expect(await one.detect(elsewhere)).toMatchObject({ verdict: 'not_ours' });
    await buildNetwork(db, { ...chain, url: 'http://127.0.0.1:1' });
    expect(await one.detect(unknown)).toMatchObject({ verdict: 'unreachable' });
    await buildNetwork(db, chain);
    for (let times = 0; times < 18; times += 1) await one.detect(unknown);
    expect((await refusal(detectDeposit, { text: unknown }, { token: one.token })).refusal).toBe('too_many_requests');
  });
});
