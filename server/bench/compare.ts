import { connections, keepBusy, type Measured } from './load.ts';
import type { Row } from './report.ts';
import type { Bytes } from './serve-bytes.ts';
import type { Catalogue, Stage } from './stage.ts';
import { buy, buyBefore, buyOnce, send } from './shopping.ts';
import { moveMoney, openBank } from './tpc-b.ts';
import type { Workload } from './workloads.ts';

const warmUp = 1;

/** Runs each workload on the product and then on a server that only sends the same bytes. */
export async function compareWithBareRoutes(
  stage: Stage,
  catalogue: Catalogue,
  workloads: readonly Workload[],
  seconds: number,
): Promise<Row[]> {
  const statements = await countStatements(stage, catalogue, workloads);
  const shop = await stage.openShop(catalogue);
  const answers = new Map<string, Bytes>();
  for (const { script } of workloads) {
    const [request] = script(0);
    const { pathname: path } = new URL(request!.path!, shop.origin);
    answers.set(path, { method: request!.method as Bytes['method'], path, body: await send(shop.origin, request!) });
  }
  const bare = await stage.serveBytes([...answers.values()]);

  const rows: Row[] = [];
  for (const [index, { name, script, wanted }] of workloads.entries()) {
    const measure = async (origin: string): Promise<Measured> => {
      await keepBusy(origin, script, warmUp);
      return keepBusy(origin, script, seconds);
    };
    rows.push({
      name,
      wanted,
      statements: statements[index]!,
      ...(await measure(shop.origin)),
      beside: await measure(bare.origin),
    });
  }
  await bare.stop();
  await shop.stop();
  return rows;
}

const wantedOfTpcB = 0.3;
/** An order runs much code and some 25 statements, each planned anew the first five times per connection. */
const warmUpOfOrders = 8;

/** Measures orders placed and paid by one shopper per connection, and TPC-B transactions before and after. */
export async function compareWithTpcB(stage: Stage, catalogue: Catalogue, seconds: number): Promise<Row> {
  const { shelf, shoppers } = catalogue;
  await openBank(stage.pool);
  const statements = await withLogging(stage, catalogue, (origin) =>
    stage.statements.of(() => buyOnce(origin, shelf, shoppers[0]!)),
  );
  const shop = await stage.openShop(catalogue);
  const script = (connection: number) => buy(shelf, shoppers[connection % connections]!);
  await keepBusy(shop.origin, script, warmUpOfOrders, 2);
  await moveMoney(stage.pool, warmUp);
  const before = await moveMoney(stage.pool, seconds / 2);
  const orders = await keepBusy(shop.origin, script, seconds, 2);
  const after = await moveMoney(stage.pool, seconds / 2);
  await shop.stop();
  const beside = { perSecond: (before.perSecond + after.perSecond) / 2, p99: Math.max(before.p99, after.p99) };
  return { name: 'Submit + pay, 16 buyers', wanted: wantedOfTpcB, statements, ...orders, beside };
}

/** Also gives every shopper some past orders. */
function countStatements(stage: Stage, catalogue: Catalogue, workloads: readonly Workload[]): Promise<number[]> {
  return withLogging(stage, catalogue, async (origin) => {
    await buyBefore(origin, catalogue.shelf, catalogue.shoppers);
    const counts: number[] = [];
    for (const { script } of workloads) {
      counts.push(await stage.statements.of(() => send(origin, script(0)[0]!)));
    }
    return counts;
  });
}

async function withLogging<Result>(
  stage: Stage,
  catalogue: Catalogue,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  await stage.statements.watch(stage.pool, true);
  const shop = await stage.openShop(catalogue);
  try {
    return await work(shop.origin);
  } finally {
    await stage.statements.watch(stage.pool, false);
    await shop.stop();
  }
}
