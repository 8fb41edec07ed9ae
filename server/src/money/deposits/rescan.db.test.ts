import { rescanNetwork, watchers } from '@tradewind/contract/money/desk/networks';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { minute } from '../../base/clock/clock.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { buildNetwork } from '../../../test/chain/build-network.ts';
import { testChain } from '../../../test/chain/test-chain.ts';
import { testDatabase } from '../../../test/database.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { scanNetworks } from './index.ts';

const db = await testDatabase();
const chain = await testChain();
const { data, refusal, deps, clock } = await testApp(db);
const scan = () => scanNetworks({ ...deps, log: { warn: () => {}, error: () => {} } });
const [finance, admin, support] = [
  await buildOperator(db, ['finance']),
  await buildOperator(db, ['admin']),
  await buildOperator(db, ['support']),
];
const id = 'USDT-ERC20';
const watcher = async () => (await data(watchers, {}, { desk: support.token })).list.find((row) => row.id === id)!;

const balance = async (userId: string) => (await balanceOf(db.read, userAvailable(userId))).minor;

beforeAll(() => buildNetwork(db, chain));

describe('a rescan', () => {
  it('needs a first scan, an existing block and the finance role', async () => {
    expect(await watcher()).toMatchObject({ watched: 1, scanned_through: null, late: 1 });
    expect((await refusal(rescanNetwork, { id, from_block: '0' }, { desk: finance.token })).refusal).toBe(
      'network_not_watched',
    );
    await scan();
    expect(await watcher()).toMatchObject({ late: 0, behind: 0, error: '', again_from: null });
    for (const from_block of ['', '-1', '1.5', 'all', '99999999', '9'.repeat(40)])
      expect((await refusal(rescanNetwork, { id, from_block }, { desk: finance.token })).refusal).toBe('block_invalid');
    expect((await refusal(rescanNetwork, { id: 'NONE', from_block: '0' }, { desk: finance.token })).refusal).toBe(
      'network_unknown',
    );
    expect((await refusal(rescanNetwork, { id, from_block: '0' }, { desk: support.token })).refusal).toBe(
      'desk_forbidden',
    );
  });

  it('finds and credits missed deposits once and then ends', async () => {
    const shopper = await buildShopper(db);
    const { blockchain } = (await data(getBlockchain, {}, shopper))[0]!;
    const known = await chain.send(blockchain, 20);
    await chain.mine(5);
    await scan();
    // Transfers to an address that is not known yet are not found.
    const address = db.kysely.updateTable('deposit_addresses').where('user_id', '=', shopper.id);
    await address.set({ hex: `0x${'0'.repeat(39)}1` }).execute();
    const missed = await chain.send(blockchain, 30);
    await chain.mine(40);
    await scan();
    await address.set({ hex: blockchain.toLowerCase() }).execute();
    await scan();
    expect(await balance(shopper.id)).toBe(2_000n);

    const { list } = await data(rescanNetwork, { id, from_block: '0' }, { desk: finance.token });
    expect(list.find((row) => row.id === id)).toMatchObject({ again_from: '0' });
    await Promise.all([scan(), scan()]);
    await scan();
    expect(await watcher()).toMatchObject({ again_from: null, late: 0 });
    expect(
      (await db.read.selectFrom('deposits').select('tx_hash').execute()).map(({ tx_hash }) => tx_hash).sort(),
    ).toEqual([known, missed].sort());
    expect(await balance(shopper.id)).toBe(5_000n);
    expect((await data(auditLog, { subject: `network:${id}` }, { desk: admin.token })).list).toMatchObject([
      { act: 'network.rescan_asked', details: { from_block: '0' } },
    ]);
    await expectCleanBooks(db);
  });

  it('shows a network as late without a recent scan', async () => {
    clock.advance(10 * minute);
    expect(await watcher()).toMatchObject({ late: 1 });
    await scan();
    expect(await watcher()).toMatchObject({ late: 0 });
  });
});
