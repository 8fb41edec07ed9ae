import { usd } from '@tradewind/contract/base/money';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { outside, platformRevenue, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { expectCleanBooks } from './books.ts';
import { buildShopper } from './build-shopper.ts';
import { buildNetwork } from './chain/build-network.ts';
import { testChain } from './chain/test-chain.ts';
import { killPoints } from './crash/kill-points.ts';
import { patience, realServers } from './crash/real-servers.ts';
import { countBookings, prepareWalletActs } from './crash/wallet-acts.ts';
import { openNetwork } from './open-network.ts';
import { withClient } from './with-client.ts';

const patient = { timeout: 60_000, interval: 100 };

/** Refusals of a repeat of an act that is already decided. */
const decided = ['already_decided', 'withdrawal_not_cancellable'];

const { createDatabase, start } = realServers();
const chains = await Promise.all(killPoints.map(() => testChain()));

for (const [number, point] of killPoints.entries()) {
  test(
    `killed ${point.name}, each act of the wallet has happened ${point.bookings ? 'once' : 'not at all'}, and begun again it has happened once`,
    patience,
    async () => {
      const { url, db } = await createDatabase(`crash_${number}`);
      const chain = chains[number]!;
      await prepareWorld(db, url, chain);
      const sql = new pg.Client(url);
      await sql.connect();
      try {
        const first = start(`${url}?application_name=product`);
        const at = await first.origin;
        const acts = await prepareWalletActs(db, at, chain);

        await point.arm(sql);
        const answers = acts.map((act) => act.send(at).catch(() => 'cut off'));
        await expect.poll(() => point.countBlocked(sql), patient).toBe(acts.length);
        first.process.kill('SIGKILL');
        expect(await first.ended).toBeNull();
        expect((await Promise.all(answers)).filter((answer) => answer !== null)).toEqual(
          acts.slice(1).map(() => 'cut off'),
        );
        await point.release(sql);
        await expect.poll(() => ofTheProduct(sql), patient).toBe(0);
        for (const act of acts) expect(await countBookings(db, act), act.name).toBe(point.bookings);
        await expectCleanBooks(db);

        const again = await start(`${url}?application_name=product`).origin;
        for (const act of acts) {
          const answer = await act.send(again);
          const late = point.bookings === 1 && !act.keyed;
          if (answer)
            expect(
              late ? decided.includes(answer.refusal ?? '') : answer.code === 1,
              `${act.name}: ${JSON.stringify(answer)}`,
            ).toBe(true);
          await expect.poll(() => countBookings(db, act), patient).toBe(1);
        }
        for (const act of acts) await act.send(again);
        for (const act of acts) expect(await countBookings(db, act), act.name).toBe(1);
        await expectCleanBooks(db);
      } finally {
        await sql.end();
        await db.close();
      }
    },
  );
}

const ofTheProduct = async (client: pg.Client): Promise<number> =>
  (await client.query(`select from pg_stat_activity where application_name = 'product'`)).rowCount ?? 0;

/** Prepares a database with everything that the wallet's acts need, in which only bookings can block. */
async function prepareWorld(db: Database, url: string, chain: Awaited<ReturnType<typeof testChain>>): Promise<void> {
  await withClient(url, (client) =>
    client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = local`),
  );
  await openNetwork(db);
  await buildNetwork(db, chain);
  // One painted picture makes it a demo installation, whose card payments use the sandbox.
  await db.transact((tx) => tx.insertInto('demo_pictures').values({ name: 'one', recipe: {} }).execute());
  await openPlatformAccounts(db);
}

/** Creates the shared accounts beforehand: acts that create the same account wait for each other and could not all block at one point. */
async function openPlatformAccounts(db: Database): Promise<void> {
  const { id } = await buildShopper(db);
  const at = new Date();
  const sources = [outside('card'), outside('bank'), outside('network:USDT-TRC20'), outside('network:USDT-ERC20')];
  await db.transact(async (tx) => {
    for (const from of sources)
      await postTransaction(tx, {
        kind: 'opening_balance',
        reference: `test:${from.address}`,
        at,
        legs: [{ from, to: userAvailable(id), amount: usd(100n) }],
      });
    await postTransaction(tx, {
      kind: 'correction',
      reference: 'test:revenue',
      at,
      legs: [{ from: userAvailable(id), to: platformRevenue, amount: usd(100n) }],
    });
  });
}
