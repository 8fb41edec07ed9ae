import { day, later } from '../../src/base/clock/clock.ts';
import type { Read } from '../../src/base/db/database.ts';
import type { Jobs } from '../../src/base/jobs/jobs.ts';
import { followShop } from '../../src/goods/shops/index.ts';
import { checkBooks } from '../../src/money/ledger/index.ts';
import { recountSales } from '../../src/operations/insights/index.ts';
import { hashPassword } from '../../src/people/users/index.ts';
import { completeOrders } from '../../src/trade/orders/index.ts';
import { shopId, userIdOf } from '../demo-ids.ts';
import { randomNumbers } from '../random-numbers.ts';
import { createOrder } from '../steps/create-order.ts';
import { seedMerchants } from '../steps/seed-merchants.ts';
import { seedProducts } from '../steps/seed-products.ts';
import { demoPassword, seedShopper } from '../steps/seed-shoppers.ts';
import { seedShops } from '../steps/seed-shops.ts';
import { seedTraderChecks } from '../steps/seed-trader-checks.ts';
import { seedTraders } from '../steps/seed-traders.ts';
import { seedVisits } from '../steps/seed-visits.ts';
import { callOf } from '../steps/shopper-call.ts';
import type { SeedDeps } from '../steps/step.ts';
import { coreWorld, type DemoWorld } from '../world/demo-world.ts';
import { marketWorld } from './market-world.ts';
import { offerCoupon } from './offer-coupon.ts';
import { marketShoppers } from './people.ts';
import { planYear, type YearPlan } from './plan-year.ts';
import { writeReviews } from './write-reviews.ts';

export interface MarketOptions extends SeedDeps {
  /** Ends the work between two steps or orders. */
  signal?: AbortSignal;
  /** How many orders the year has. */
  orders?: number;
}

/** Who is told of what happened longer ago than this? Nobody: the demo begins today. */
const quietAfter = 15 * day;

/**
 * Widens the demo world to a market of 60 shops: thirty more shops with their goods, some hundred shoppers, and a year of
 * orders, reviews and followers, all made through the product's own acts with earlier times. Works beside a running
 * server: one transaction a shop, a shopper and an order.
 *
 * @returns how many shops, shoppers and orders it added; an interrupted year of orders stays as it is.
 * @throws when the books check finds an error afterwards.
 */
export async function seedMarket({ signal, orders = 2_400, ...deps }: MarketOptions): Promise<number> {
  const now = deps.clock.now();
  const plan = planYear([coreWorld, marketWorld], marketShoppers, { now, count: orders });
  let added = 0;
  for (const shop of marketWorld.shops) {
    if (signal?.aborted) return added;
    added += await openShop(deps, shopOf(shop.slug, plan));
  }
  const passwordHash = await hashPassword(demoPassword);
  for (const [{ username, nickname, language, mobile, address }, { spends, joinedDaysAgo }] of plan.shoppers) {
    if (signal?.aborted) return added;
    const person = { username, nickname, language, mobile, addresses: [address], joinedDaysAgo };
    const email = `${username}@shoppers.tradewind.example`;
    const openingBalance = Math.ceil(spends / 5_000) * 5_000;
    added += await deps.db.transact(async (tx) =>
      Number(await seedShopper(tx, deps, { ...person, email, openingBalance }, passwordHash)),
    );
  }
  if (!(await hasOrders(deps, plan))) added += await createYear(deps, plan, signal);
  if (signal?.aborted) return added;
  await followShops(deps, plan);
  await seedVisits(marketWorld)(deps);
  const { findings } = await checkBooks(deps.db);
  if (findings.length > 0) throw new Error(`The books of the demo market are not right:\n${findings.join('\n')}`);
  return added;
}

/** Whether the market was begun and not finished: its first shop is open, and its last one has no visits of earlier days. */
export async function isMarketUnfinished(read: Read, now: Date): Promise<boolean> {
  const [first, last] = [marketWorld.shops[0]!, marketWorld.shops.at(-1)!].map(({ slug }) => shopId(slug));
  const [shop, visit] = await Promise.all([
    read.selectFrom('shops').select('id').where('id', '=', first!).executeTakeFirst(),
    read
      .selectFrom('shop_visit_days')
      .select('shop_id')
      .where('shop_id', '=', last!)
      .where('day', '<', later(now, -day))
      .limit(1)
      .executeTakeFirst(),
  ]);
  return shop !== undefined && visit === undefined;
}

/** One shop of the market as a world of its own, with the stock that the plan sells. */
const shopOf = (slug: string, { sold }: YearPlan): DemoWorld => ({
  ...marketWorld,
  shops: marketWorld.shops.filter((shop) => shop.slug === slug),
  products: marketWorld.products.filter(({ shop }) => shop === slug),
  soldLater: sold,
});

/** Opens a shop with its trader, its goods, its owner and perhaps a coupon. @returns 1, or 0 for one that is open already. */
async function openShop(deps: SeedDeps, world: DemoWorld): Promise<number> {
  return deps.db.transact(async (tx) => {
    const inside: SeedDeps = { ...deps, db: { ...deps.db, read: tx, transact: (work) => work(tx) } };
    const opened = await seedShops(world)(inside);
    for (const step of [seedTraders, seedTraderChecks, seedProducts, seedMerchants]) await step(world)(inside);
    if (opened > 0) await offerCoupon(tx, world.shops[0]!.slug, deps.clock.now());
    return opened;
  });
}

async function hasOrders({ db }: SeedDeps, { shoppers }: YearPlan): Promise<boolean> {
  const ids = [...shoppers.keys()].map(({ username }) => userIdOf(username));
  const order = await db.read.selectFrom('orders').select('id').where('user_id', 'in', ids).limit(1).executeTakeFirst();
  return order !== undefined;
}

/** Jobs that tell nobody. */
const silent = (jobs: Jobs): Jobs => ({ ...jobs, publish: async () => undefined, publishAll: async () => undefined });

/** Lives through the year: orders as they were placed, and their completion on the way. @returns how many orders. */
async function createYear(deps: SeedDeps, { orders }: YearPlan, signal?: AbortSignal): Promise<number> {
  const random = randomNumbers(20_260_401);
  const now = deps.clock.now();
  const quiet = silent(deps.jobs);
  let made = 0;
  for (const order of orders) {
    if (signal?.aborted) return made;
    const jobs = now.getTime() - order.placed.getTime() > quietAfter ? quiet : deps.jobs;
    await deps.db.transact(async (tx) => {
      const inside: SeedDeps = { ...deps, jobs, db: { ...deps.db, read: tx, transact: (work) => work(tx) } };
      const ids = await createOrder(inside, order.shopper, order, order.placed);
      if (order.outcome === 'received') await writeReviews(inside, order, ids, random);
    });
    made += 1;
    if (made % 50 === 0) await completeOrders({ ...deps, jobs: quiet, clock: { now: () => order.placed } });
  }
  await completeOrders({ ...deps, jobs: quiet });
  await recountSales(
    deps,
    [...coreWorld.shops, ...marketWorld.shops].map(({ slug }) => shopId(slug)),
  );
  return made;
}

/** Lets shoppers follow the shops where they bought, and now and then another one. */
async function followShops(deps: SeedDeps, { orders }: YearPlan): Promise<void> {
  const random = randomNumbers(20_260_402);
  const shopOfProduct = new Map([...coreWorld.products, ...marketWorld.products].map(({ slug, shop }) => [slug, shop]));
  const all = [...coreWorld.shops, ...marketWorld.shops];
  const followed = new Set<string>();
  const { rows } = { rows: await deps.db.read.selectFrom('shop_follows').select(['user_id', 'shop_id']).execute() };
  for (const { user_id, shop_id } of rows) followed.add(`${user_id} ${shop_id}`);
  for (const { shopper, placed, lines } of orders) {
    const bought = shopOfProduct.get(lines[0]!.product)!;
    const shops = [
      ...(random() < 0.5 ? [bought] : []),
      ...(random() < 0.2 ? [all[Math.floor(random() * all.length)]!.slug] : []),
    ];
    for (const slug of shops) {
      const key = `${userIdOf(shopper.username)} ${shopId(slug)}`;
      if (followed.has(key)) continue;
      followed.add(key);
      await followShop(deps, callOf(shopper, later(placed, day / 24)), { mer_id: shopId(slug) });
    }
  }
}
