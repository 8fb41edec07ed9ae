import * as contract from '@tradewind/contract/money/desk/chain-balances';
import { deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { getUserInfo } from '@tradewind/contract/people/users';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testChain } from '../../../test/chain/test-chain.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { scanNetworks } from '../deposits/index.ts';
import { compareChains } from './compare-chain.ts';
import { unexplainedBalances } from './chain-balances-store.ts';

const db = await testDatabase();
const { data, refusal, deps, clock } = await testApp(db);
const chain = await testChain();
await buildNetwork(db, chain);
const log = { warn() {}, error() {} };
const network = 'USDT-ERC20';
const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
const admin = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
/** An address of nobody in the product. */
const wallet = '0x1111111111111111111111111111111111111111';

async function shopperWithAddress() {
  const { token } = await buildShopper(db, { now: clock.now() });
  const address = (await data(getBlockchain, {}, { token })).find((one) => one.network === network)!.blockchain;
  return { token, address };
}
const arrive = async (blocks: number) => {
  await chain.mine(blocks);
  await scanNetworks({ ...deps, log });
};
const compare = () => data(contract.compareChain, { network }, finance);

describe('a comparison of a chain with the books', () => {
  it('finds them equal when every deposit was credited', async () => {
    const { token, address } = await shopperWithAddress();
    await arrive(1);
    await chain.send(address, 150);
    await arrive(5);
    expect((await data(getUserInfo, {}, { token })).money).toBe('150.00');
    expect(await compare()).toMatchObject({
      result: 'equal',
      on_chain: '150.00',
      books: '150.00',
      unexplained: '0.00',
    });
    await expectCleanBooks(db);
  });

  it('explains deposits that are on the chain and not credited', async () => {
    const { address } = await shopperWithAddress();
    await chain.send(address, 5);
    await arrive(5);
    const { list } = await data(deskDeposits, { queue: 'waiting' }, finance);
    expect(list.map(({ state }) => state)).toEqual(['below_minimum']);
    expect(await compare()).toMatchObject({
      result: 'explained',
      difference: '5.00',
      uncredited: '5.00',
      unexplained: '0.00',
    });
  });

  it('finds what came to a wallet that is named, once the wallet is named', async () => {
    await chain.send(wallet, 40);
    await chain.mine(1);
    expect(await compare()).toMatchObject({ unexplained: '0.00' });
    const added = await data(contract.addHoldingAddress, { network, address: wallet, label: 'Cold wallet' }, admin);
    expect(await compare()).toMatchObject({ result: 'differs', unexplained: '40.00' });
    await data(contract.removeHoldingAddress, { id: added.id }, admin);
    expect(await compare()).toMatchObject({ unexplained: '0.00' });
  });

  it('keeps that no RPC answered, and goes on with the others', async () => {
    const urls = (list: string[]) =>
      db.kysely.updateTable('networks').set({ rpc_urls: list }).where('code', '=', network).execute();
    await urls(['http://127.0.0.1:9/']);
    await compareChains({ ...deps, log });
    const { list } = await data(contract.chainBalances, { latest: '1', network }, finance);
    expect(list).toMatchObject([{ result: 'failed', on_chain: null, unexplained: null, by: '' }]);
    expect(list[0]!.failure).toContain('127.0.0.1:9');
    await urls([chain.url]);
  });

  it('lists all comparisons, by network, result and time', async () => {
    const all = await data(contract.chainBalances, { limit: 100 }, finance);
    const differing = await data(contract.chainBalances, { result: 'differs' }, finance);
    expect(differing.list.map(({ unexplained }) => unexplained)).toEqual(['40.00']);
    expect(all.total).toBe(all.list.length);
    expect((await data(contract.chainBalances, { network: 'USDT-TRC20' }, finance)).total).toBe(0);
    expect((await data(contract.chainBalances, { sort: 'at', limit: 100 }, finance)).list.map(({ id }) => id)).toEqual(
      all.list.map(({ id }) => id).toReversed(),
    );
  });

  it('is refused for a network that nobody knows or watches', async () => {
    expect(await refusal(contract.compareChain, { network: 'x' }, finance)).toMatchObject({
      refusal: 'network_unknown',
      fields: ['network'],
    });
    expect(await refusal(contract.compareChain, { network: 'USDT-TRC20' }, finance)).toMatchObject({
      refusal: 'network_not_watched',
    });
  });
});

describe('a wallet of the platform', () => {
  it('is named by administrators alone, and stands in the audit log', async () => {
    const input = { network, address: wallet, label: 'Cold wallet' };
    expect(await refusal(contract.addHoldingAddress, input, finance)).toMatchObject({ refusal: 'desk_forbidden' });
    const { id } = await data(contract.addHoldingAddress, input, admin);
    await data(contract.addHoldingAddress, { ...input, label: 'Vault' }, admin);
    const { list } = await data(contract.holdingAddresses, { network }, finance);
    expect(list).toMatchObject([{ id, label: 'Vault' }]);
    const { list: acts } = await data(auditLog, { subject: `network:${network}` }, admin);
    expect(acts.map(({ act }) => act).slice(0, 2)).toEqual(['network.wallet_added', 'network.wallet_added']);
    await data(contract.removeHoldingAddress, { id }, admin);
    expect(await refusal(contract.removeHoldingAddress, { id }, admin)).toMatchObject({ refusal: 'address_not_found' });
  });

  it('must be an address of the chain, and no deposit address', async () => {
    const { address } = await shopperWithAddress();
    const add = (typed: string) =>
      refusal(contract.addHoldingAddress, { network, address: typed, label: 'Vault' }, admin);
    for (const typed of ['x', `${wallet}1`, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'])
      expect(await add(typed)).toMatchObject({ refusal: 'address_invalid', fields: ['address'] });
    expect(await add(address)).toMatchObject({ refusal: 'address_own' });
    expect(await refusal(contract.removeHoldingAddress, { id: newId() }, admin)).toMatchObject({
      refusal: 'address_not_found',
    });
  });
});

it('a difference that nothing explains is found for alarms, on networks of real money', async () => {
  await data(contract.addHoldingAddress, { network, address: wallet, label: 'Vault' }, admin);
  await compare();
  expect(await unexplainedBalances(db.read)).toEqual([]);
  await db.kysely.updateTable('networks').set({ test: false }).where('code', '=', network).execute();
  expect(await unexplainedBalances(db.read)).toMatchObject([{ network, unexplained: 4_000n }]);
});
