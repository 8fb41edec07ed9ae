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
import { watchDeposits } from './index.ts';

const db = await testDatabase();
const chain = await testChain();
const { data, refusal, deps } = await testApp(db);
const look = () => watchDeposits({ ...deps, log: { warn: () => {}, error: () => {} } });

async function payer() {
  const shopper = await buildShopper(db);
  const address = (await data(getBlockchain, {}, { token: shopper.token }))[0]!.blockchain;
  return {
    ...shopper,
    address,
    ask: (text: string, locale: Locale = 'en') => data(detectDeposit, { text }, { token: shopper.token, locale }),
    claim: (text: string) => data(claimDeposit, { text }, { token: shopper.token }),
    claimRefused: (text: string) => refusal(claimDeposit, { text }, { token: shopper.token }),
    balance: async () => (await balanceOf(db.read, userAvailable(shopper.id))).minor,
  };
}

beforeAll(async () => {
  await buildNetwork(db, chain);
  await look();
});

describe('the deposit detective', () => {
  it('follows a transfer from the pool to the balance, and tells nobody else of it', async () => {
    const [one, other] = [await payer(), await payer()];
    const tx = await chain.send(one.address, 50);
    expect(await one.ask(tx)).toMatchObject({ verdict: 'pending', claimable: 0 });
    await chain.mine();
    expect(await one.ask(` ${tx.slice(2).toUpperCase()} `)).toMatchObject({
      verdict: 'unconfirmed',
      amount: '50.00',
      confirmations: 1,
      needed: 3,
      claimable: 0,
    });
    expect(await other.ask(tx)).toMatchObject({ verdict: 'not_ours', amount: null, claimable: 0 });
    await chain.mine(2);
    await look();
    expect(await one.ask(tx)).toMatchObject({ verdict: 'credited', amount: '50.00' });
    expect(await other.ask(tx)).toMatchObject({ verdict: 'credited_elsewhere', amount: null, claimable: 0 });
    expect((await one.ask(tx, 'th')).text).toMatch(/เติม 50.00 USDT/);
    for (const each of [one, other]) expect((await each.claimRefused(tx)).refusal).toBe('deposit_not_claimable');
    expect(await one.balance()).toBe(5_000n);
  });

  it('credits by a claim what the watcher has missed, once, whoever is quicker', async () => {
    const [one, other] = [await payer(), await payer()];
    await look();
    const tx = await chain.send(one.address, 80);
    await chain.mine(3);
    expect(await one.ask(tx)).toMatchObject({ verdict: 'missed', claimable: 1 });
    expect((await other.claimRefused(tx)).refusal).toBe('deposit_not_claimable');
    await Promise.allSettled([one.claim(tx), one.claim(tx), look(), one.claim(tx)]);
    await look();
    expect(await one.balance()).toBe(8_000n);
    expect(await one.ask(tx)).toMatchObject({ verdict: 'credited' });
    await expectCleanBooks(db);
  });

  it('knows what is too little, another token, the chain’s own coin, and takes a claim for those once', async () => {
    const one = await payer();
    const [little, token, coin] = [
      await chain.send(one.address, 5),
      await chain.send(one.address, 90, chain.otherToken),
      await chain.sendCoin(one.address, 7n),
    ];
    await chain.mine(3);
    await look();
    expect(await one.ask(little)).toMatchObject({ verdict: 'below_minimum', amount: '5.00', claimable: 0 });
    for (const tx of [token, coin]) {
      expect(await one.ask(tx)).toMatchObject({ verdict: 'other_token', amount: null, claimable: 1 });
      await Promise.all([one.claim(tx), one.claim(tx)]);
      expect(await one.ask(tx)).toMatchObject({ verdict: 'being_checked' });
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

  it('lets everybody claim what belongs to nobody, and an operator decide', async () => {
    const [gone, one, other] = [await payer(), await payer(), await payer()];
    await db.kysely
      .updateTable('deposit_addresses')
      .set({ user_id: null })
      .where('address', '=', gone.address)
      .execute();
    const tx = await chain.send(gone.address, 44);
    await chain.mine(3);
    await look();
    expect(await one.ask(tx)).toMatchObject({ verdict: 'unassigned', claimable: 1 });
    for (const each of [one, other])
      expect(await each.claim(tx)).toMatchObject({ verdict: 'being_checked', claimable: 0 });
    expect([await one.balance(), await other.balance()]).toEqual([0n, 0n]);
  });

  it('reads addresses, and tells only of the own ones', async () => {
    const [one, other] = [await payer(), await payer()];
    expect(await one.ask(one.address)).toMatchObject({ verdict: 'own_address', network: 'USDT-ERC20' });
    for (const text of [other.address, chain.token]) expect(await one.ask(text)).toMatchObject({ verdict: 'not_ours' });
    for (const text of ['', 'hello', '0x12', `${one.address}0`, '<script>', '💥'])
      expect(await one.ask(text)).toMatchObject({ verdict: 'unreadable' });
  });

  it('says so when it finds nothing, when nobody answers, and when it is asked too often', async () => {
    const one = await payer();
    const unknown = `0x${'ab'.repeat(32)}`;
    expect(await one.ask(unknown)).toMatchObject({ verdict: 'not_found' });
    const elsewhere = await chain.send(chain.token, 1);
    await chain.mine();
    expect(await one.ask(elsewhere)).toMatchObject({ verdict: 'not_ours' });
    await buildNetwork(db, { ...chain, url: 'http://127.0.0.1:1' });
    expect(await one.ask(unknown)).toMatchObject({ verdict: 'unreachable' });
    await buildNetwork(db, chain);
    for (let times = 0; times < 18; times += 1) await one.ask(unknown);
    expect((await refusal(detectDeposit, { text: unknown }, { token: one.token })).refusal).toBe('too_many_requests');
  });
});
