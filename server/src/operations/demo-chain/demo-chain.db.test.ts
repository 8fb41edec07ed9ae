import * as contract from '@tradewind/contract/operations/desk/demo-chain';
import { myDeposits } from '@tradewind/contract/money/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { openRechargeMethods } from '@tradewind/contract/money/recharges';
import { walletOverview } from '@tradewind/contract/money/wallet';
import { afterAll, expect, it } from 'vitest';
import { enableDemoNetworks } from '../../money/networks/index.ts';
import { anotherApp, testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { demoChainController } from './demo-chain-controller.ts';

const db = await testDatabase();
await openWallet(db);
await db.transact((tx) => enableDemoNetworks(tx));
const warnings: unknown[] = [];
const keeper = () => demoChainController({ db, log: { warn: (...args: unknown[]) => warnings.push(args) } });
const demoChain = keeper();
const { data, refusal, clock } = await testApp(db, { demoChain });
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const desk = admin.token;
afterAll(() => demoChain.stop());

const isChainRechargeOpen = async (token: string) =>
  (await data(openRechargeMethods, {}, { token })).ways.find(({ way }) => way === 'chain')?.open;

it('refuses recharges and transfers before it has started', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  expect(await data(contract.demoChain, {}, { desk })).toEqual({ list: [], total: 0 });
  expect(await isChainRechargeOpen(shopper.token)).toBe(0);
  expect(
    await refusal(contract.sendTestTransfer, { network: 'USDT-TRC20', address: 'T1', amount: '1' }, { desk }),
  ).toMatchObject({ refusal: 'not_yet_open' });
  expect(await refusal(contract.mineBlocks, { blocks: 1 }, { desk })).toMatchObject({ refusal: 'not_yet_open' });
});

it('credits a transfer on either network to the shopper’s balance once it is final', async () => {
  demoChain.start();
  await expect.poll(async () => (await data(contract.demoChain, {}, { desk })).total, { timeout: 30_000 }).toBe(2);
  const { token } = await buildShopper(db, { now: clock.now() });
  expect(await isChainRechargeOpen(token)).toBe(1);
  const addresses = await data(getBlockchain, {}, { token });
  for (const { network, blockchain } of addresses)
    await data(contract.sendTestTransfer, { network, address: blockchain, amount: '25.50' }, { desk });

  const seen = (await data(myDeposits, { page: 1, limit: 10 }, { token })).list;
  expect(seen.map(({ network, state, amount }) => [network, state, amount]).sort()).toEqual([
    ['USDT-ERC20', 'seen', '25.50'],
    ['USDT-TRC20', 'seen', '25.50'],
  ]);
  expect((await data(walletOverview, {}, { token })).available).toBe('0.00');
  await data(contract.mineBlocks, { blocks: 20 }, { desk });
  expect((await data(walletOverview, {}, { token })).available).toBe('25.50');
  await data(contract.mineBlocks, { blocks: 70 }, { desk });
  expect((await data(walletOverview, {}, { token })).available).toBe('51.00');
  await expectCleanBooks(db);
  const acts = await db.read.selectFrom('audit_log').select('act').where('operator_id', '=', admin.id).execute();
  expect(acts.map(({ act }) => act).sort()).toEqual([
    'demo_chain.mined',
    'demo_chain.mined',
    'demo_chain.sent',
    'demo_chain.sent',
  ]);
}, 60_000);

it('refuses addresses of other networks and invalid amounts', async () => {
  const good = { network: 'USDT-TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', amount: '1' };
  expect(await refusal(contract.sendTestTransfer, { ...good, network: 'USDT-NONE' }, { desk })).toMatchObject({
    refusal: 'network_unknown',
  });
  expect(
    await refusal(
      contract.sendTestTransfer,
      { ...good, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      { desk },
    ),
  ).toMatchObject({ refusal: 'address_invalid' });
  for (const amount of ['0', '-1', '1.005', 'a lot', '99999999999999'])
    expect(await refusal(contract.sendTestTransfer, { ...good, amount }, { desk })).toMatchObject({
      refusal: 'amount_invalid',
    });
  const finance = await buildOperator(db, ['finance'], { now: clock.now() });
  expect(await refusal(contract.sendTestTransfer, good, { desk: finance.token })).toMatchObject({
    refusal: 'desk_forbidden',
  });
});

it('continues at its last height after a restart, also after a kill', async () => {
  const { token } = await buildShopper(db, { now: clock.now() });
  const own = (await data(getBlockchain, {}, { token })).find(({ network }) => network === 'USDT-TRC20')!;
  const head = (await data(contract.demoChain, {}, { desk })).list[0]!.head;
  const killed = await db.read
    .selectFrom('networks')
    .select('rpc_urls')
    .where('code', '=', 'USDT-TRC20')
    .executeTakeFirstOrThrow();
  await demoChain.stop();
  expect(await isChainRechargeOpen(token)).toBe(0);
  await db.kysely.updateTable('networks').set({ rpc_urls: killed.rpc_urls }).execute();

  const next = keeper();
  try {
    const { data: again } = await anotherApp(db, { demoChain: next });
    next.start();
    await expect
      .poll(async () => (await again(contract.demoChain, {}, { desk })).list[0]?.head, { timeout: 30_000 })
      .toBeGreaterThan(head);
    for (let times = 0; times < 2; times += 1)
      await again(contract.sendTestTransfer, { network: own.network, address: own.blockchain, amount: '10' }, { desk });
    await again(contract.mineBlocks, { blocks: 20 }, { desk });
    expect((await again(walletOverview, {}, { token })).available).toBe('20.00');
    await expectCleanBooks(db);
  } finally {
    await next.stop();
  }
  expect(warnings).toEqual([]);
}, 60_000);
