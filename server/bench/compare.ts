import type { Request } from 'autocannon';
import { connections, runLoad, type LoadResult } from './load.ts';
import type { Row } from './report.ts';
import type { FixedAnswer } from './bare-server.ts';
import type { Catalogue, Environment } from './environment.ts';
import { fetchPage } from './pages.ts';
import { orderRequests, placePastOrders, placeAndPayOrder, send } from './shopping.ts';
import { runTpcB, createTpcBTables } from './tpc-b.ts';
import type { Workload } from './workloads.ts';

const warmUp = 1;

/** Runs each workload on the product and then on a server that only sends the same bytes. */
export async function compareWithBareRoutes(
  environment: Environment,
  catalogue: Catalogue,
  workloads: readonly Workload[],
  seconds: number,
): Promise<Row[]> {
  // Without them for what calls the API, so that it is measured as it was before pages were.
  const drawsPages = workloads.some(({ pageRoute }) => pageRoute);
  const statements = await withLogging(environment, catalogue, drawsPages, (origin) =>
    countStatements(environment, catalogue, workloads, origin),
  );
  const shop = await environment.startProduct(catalogue, drawsPages);
  const answers = new Map<string, FixedAnswer>();
  for (const workload of workloads) {
    for (const request of workload.script(0)) {
      const path = workload.pageRoute ?? new URL(request.path!, shop.origin).pathname;
      answers.set(path, {
        method: request.method as FixedAnswer['method'],
        path,
        body: await answerOf(workload, shop.origin, request),
        isPage: workload.pageRoute !== undefined,
      });
    }
  }
  const bare = await environment.startBareServer([...answers.values()]);

  const rows: Row[] = [];
  for (const [index, { name, script, each, goal }] of workloads.entries()) {
    const measure = async (origin: string): Promise<LoadResult> => {
      await runLoad(origin, script, { seconds: warmUp, each });
      return runLoad(origin, script, { seconds, each });
    };
    rows.push({
      name,
      goal,
      statements: statements[index]!,
      ...(await measure(shop.origin)),
      reference: await measure(bare.origin),
    });
  }
  await bare.stop();
  await shop.stop();
  return rows;
}

const answerOf = async ({ pageRoute }: Workload, origin: string, request: Request): Promise<string> =>
  pageRoute ? (await fetchPage(origin, request)).toString('base64') : send(origin, request);

const tpcBGoal = 0.25;
/** An order runs much code and some 25 statements, each planned anew the first five times per connection. */
const orderWarmUp = 8;

/** Measures orders placed and paid by one shopper per connection, and TPC-B transactions before and after. */
export async function compareWithTpcB(environment: Environment, catalogue: Catalogue, seconds: number): Promise<Row> {
  const { sample, shoppers } = catalogue;
  await createTpcBTables(environment.pool);
  const statements = await withLogging(environment, catalogue, false, (origin) =>
    environment.statements.count(() => placeAndPayOrder(origin, sample, shoppers[0]!)),
  );
  const shop = await environment.startProduct(catalogue);
  const script = (connection: number) => orderRequests(sample, shoppers[connection % connections]!);
  await runLoad(shop.origin, script, { seconds: orderWarmUp, each: 2 });
  await runTpcB(environment.pool, warmUp);
  const before = await runTpcB(environment.pool, seconds / 2);
  const orders = await runLoad(shop.origin, script, { seconds, each: 2 });
  const after = await runTpcB(environment.pool, seconds / 2);
  await shop.stop();
  const reference = { perSecond: (before.perSecond + after.perSecond) / 2, p99: Math.max(before.p99, after.p99) };
  return { name: 'Submit + pay, 16 buyers', goal: tpcBGoal, statements, ...orders, reference };
}

/** Also gives every shopper some past orders, which no page shows. */
async function countStatements(
  environment: Environment,
  catalogue: Catalogue,
  workloads: readonly Workload[],
  origin: string,
): Promise<number[]> {
  if (workloads.some(({ pageRoute }) => !pageRoute))
    await placePastOrders(origin, catalogue.sample, catalogue.shoppers);
  const counts: number[] = [];
  for (const workload of workloads) {
    const { script, each = 1 } = workload;
    counts.push(
      await environment.statements.count(async () => {
        for (const request of script(0).slice(0, each)) await answerOf(workload, origin, request);
      }),
    );
  }
  return counts;
}

async function withLogging<Result>(
  environment: Environment,
  catalogue: Catalogue,
  drawsPages: boolean,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  await environment.statements.switchLog(environment.pool, true);
  const shop = await environment.startProduct(catalogue, drawsPages);
  try {
    return await work(shop.origin);
  } finally {
    await environment.statements.switchLog(environment.pool, false);
    await shop.stop();
  }
}
