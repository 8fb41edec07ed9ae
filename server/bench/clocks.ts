import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../src/base/db/database.ts';
import { checkBooks } from '../src/money/ledger/index.ts';
import { fillOrders, openOrders } from './fill-orders.ts';
import { percentile } from './load.ts';
import { reportClocks, type ClockRow, type Payments } from './report.ts';
import { buy, send } from './shopping.ts';
import type { Catalogue, Stage } from './stage.ts';
import type { Struck } from './strike-clock.ts';

const buyers = 4;
const alone = 8_000;

/** Each deadline of orders, with a readable name. */
const clocks = [
  ['closeUnpaidOrders', 'Close what was not paid'],
  ['cancelUnshipped', 'Cancel and refund what was not shipped'],
  ['confirmByClock', 'Count as received'],
  ['completeOrders', 'Complete and pay the shops'],
] as const;

/** `npm run bench -- --clocks`: measures each deadline job with ten thousand due orders, and its effect on payments. */
export async function measureClocks(stage: Stage, say: (line: string) => void): Promise<void> {
  const catalogue = await stage.fill('clocks', 1_000);
  const began = performance.now();
  const db = openDatabase({ url: catalogue.url, pool: 4 });
  try {
    await fillOrders(db, catalogue.shelf);
    say(`${openOrders} orders are open (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
    const shop = await stage.openShop(catalogue);
    const rows: ClockRow[] = [];
    for (const [clock, name] of clocks) {
      const before = await payWhile(shop.origin, catalogue, new Promise((resolve) => setTimeout(resolve, alone)));
      const child = fork(join(import.meta.dirname, 'strike-clock.ts'), [clock], {
        env: { ...process.env, DATABASE_URL: catalogue.url, NODE_ENV: 'production' },
        execArgv: [],
      });
      const ended = once(child, 'exit');
      await once(child, 'message');
      child.send('now');
      const striking = once(child, 'message').then(([struck]) => struck as Struck);
      const during = await payWhile(shop.origin, catalogue, striking);
      rows.push({ name, ...(await striking), before, during });
      await ended;
    }
    await shop.stop();
    reportClocks(say, rows, openOrders);
    const { entries, findings } = await checkBooks(db);
    say(`The books have ${entries} entries and ${findings.length} findings.`);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  } finally {
    await db.close();
  }
}

/** Some shoppers place and pay orders, one after another, until some work has ended. */
async function payWhile(
  origin: string,
  { shelf, shoppers }: Catalogue,
  something: Promise<unknown>,
): Promise<Payments> {
  const times: number[] = [];
  const end = new AbortController();
  void something.finally(() => end.abort());
  const began = performance.now();
  const buyer = async (number: number) => {
    const [submit, pay] = buy(shelf, shoppers[number]!);
    while (!end.signal.aborted) {
      await send(origin, submit);
      const start = performance.now();
      await send(origin, pay);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
  return {
    perSecond: (times.length * 1_000) / (performance.now() - began),
    p99: percentile(times, 0.99),
    slowest: Math.max(...times),
  };
}
