import { day, hour, later } from '../../src/base/clock/clock.ts';
import type { Read } from '../../src/base/db/database.ts';
import type { Files } from '../../src/base/files/files.ts';
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
import { oldestShop, seedShops } from '../steps/seed-shops.ts';
import { seedTraderChecks } from '../steps/seed-trader-checks.ts';
import { seedTraders } from '../steps/seed-traders.ts';
import { seedVisits } from '../steps/seed-visits.ts';
import { callOf } from '../steps/shopper-call.ts';
import { within, type SeedDeps } from '../steps/step.ts';
import { coreWorld, type DemoWorld } from '../world/demo-world.ts';
import { askQuestions } from './ask-questions.ts';
import { marketWorld } from './market-world.ts';
import { offerCoupon } from './offer-coupon.ts';
import { marketShoppers } from './people.ts';
import { planYear, type YearOrder, type YearPlan } from './plan-year.ts';
import { snapshotTaker } from './take-snapshots.ts';
import { writeReviews } from './write-reviews.ts';

export interface MarketOptions extends SeedDeps {
  /** Where the photographs of reviewers are stored. */
  files: Files;
  /** Ends the work between two steps or orders. */
  signal?: AbortSignal;
  /** How many orders the year has. */
  orders?: number;
}

/** Nobody is told of what happened longer ago: the demo begins today. */
const quietAfter = 15 * day;
/** How often a buyer follows the shop of an order, and some other shop. */
const follows = { bought: 0.5, other: 0.2 };

const allShops = [...coreWorld.shops, ...marketWorld.shops];

/**
 * Widens the demo world to a market of 60 shops: thirty more shops with their goods, some hundred shoppers, and a year of
 * orders, reviews, questions and followers, all made through the product's own acts with earlier times. Works beside a running
 * server: one transaction a shop, a shopper and an order. An interrupted market goes on where it stopped, with the plan
 * of the moment when it began.
 *
 * @returns how many shops, shoppers and orders it added.
 * @throws when the books check finds an error afterwards.
 */
export async function seedMarket({ signal, orders = 2_400, files, ...given }: MarketOptions): Promise<number> {
  const began = (await marketBegan(given.db.read)) ?? given.clock.now();
  const deps: SeedDeps = { ...given, clock: { now: () => began } };
  const plan = planYear([coreWorld, marketWorld], marketShoppers, { now: began, count: orders });
  let added = 0;
  for (const { slug } of marketWorld.shops) {
    if (signal?.aborted) return added;
    added += await openShop(deps, shopOf(slug, plan));
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
  added += await createYear({ ...deps, files }, plan, signal);
  if (signal?.aborted) return added;
  await seedVisits(marketWorld)(deps);
  const { findings } = await checkBooks(deps.db);
  if (findings.length > 0) throw new Error(`The books of the demo market are not right:\n${findings.join('\n')}`);
  return added;
}

/** Whether the market was begun and not finished: its last step, the visits, is missing. */
export async function isMarketUnfinished(read: Read): Promise<boolean> {
  const began = await marketBegan(read);
  if (!began) return false;
  const visit = await read
    .selectFrom('shop_visit_days')
    .select('shop_id')
    .where('shop_id', 'in', marketShopIds)
    .where('day', '<', later(began, -day))
    .limit(1)
    .executeTakeFirst();
  return visit === undefined;
}

const marketShopIds = marketWorld.shops.map(({ slug }) => shopId(slug));

/** When the market was begun; null where it was not. */
async function marketBegan(read: Read): Promise<Date | null> {
  const shop = await read
    .selectFrom('shops')
    .select('created_at')
    .where('id', '=', marketShopIds[0]!)
    .executeTakeFirst();
  return shop ? later(shop.created_at, oldestShop * day) : null;
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
    const inside = within(deps, tx);
    const opened = await seedShops(world)(inside);
    for (const step of [seedTraders, seedTraderChecks, seedProducts, seedMerchants]) await step(world)(inside);
    if (opened > 0) await offerCoupon(tx, world.shops[0]!.slug, deps.clock.now());
    return opened;
  });
}

/** Jobs that tell nobody. */
const silent = (jobs: Jobs): Jobs => ({ ...jobs, publish: async () => undefined, publishAll: async () => undefined });

/** Lives through the rest of the year: orders as they were placed, and their completion on the way. @returns how many orders. */
async function createYear(
  deps: SeedDeps & { files: Files },
  { orders, shoppers }: YearPlan,
  signal?: AbortSignal,
): Promise<number> {
  const random = randomNumbers(20_260_401);
  const takeSnapshots = snapshotTaker(random);
  const now = deps.clock.now();
  const quiet = silent(deps.jobs);
  const last = await lastPlaced(deps, shoppers);
  const left = orders.filter(({ placed }) => !last || placed > last);
  let made = 0;
  for (const order of left) {
    if (signal?.aborted) return made;
    const jobs = now.getTime() - order.placed.getTime() > quietAfter ? quiet : deps.jobs;
    await deps.db.transact(async (tx) => {
      const inside = within({ ...deps, jobs }, tx);
      const ids = await createOrder(inside, order.shopper, order, order.placed);
      if (order.outcome === 'received')
        await writeReviews({ ...inside, files: deps.files }, order, ids, random, takeSnapshots);
      await askQuestions(inside, order, shoppers, random);
      await followShops(inside, order, random);
    });
    made += 1;
    if (made % 50 === 0) await completeOrders({ ...deps, jobs: quiet, clock: { now: () => order.placed } });
  }
  if (made > 0) {
    await completeOrders({ ...deps, jobs: quiet });
    await recountSales(
      deps,
      allShops.map(({ slug }) => shopId(slug)),
    );
  }
  return made;
}

/** When the last order of the year so far was placed; null before the first. What shoppers order later is not of the year. */
async function lastPlaced({ db, clock }: SeedDeps, shoppers: YearPlan['shoppers']): Promise<Date | null> {
  const ids = [...shoppers.keys()].map(({ username }) => userIdOf(username));
  const { last } = await db.read
    .selectFrom('orders')
    .select(({ fn }) => fn.max('placed_at').as('last'))
    .where('user_id', 'in', ids)
    .where('placed_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return last;
}

/** Lets the buyer follow the shop, or now and then another one; who follows it already keeps doing so. */
async function followShops(
  { db }: SeedDeps,
  { shopper, shop, placed }: YearOrder,
  random: () => number,
): Promise<void> {
  const wanted = [
    ...(random() < follows.bought ? [shop] : []),
    ...(random() < follows.other ? [allShops[Math.floor(random() * allShops.length)]!.slug] : []),
  ];
  const rows = await db.read
    .selectFrom('shop_follows')
    .select('shop_id')
    .where('user_id', '=', userIdOf(shopper.username))
    .execute();
  const followed = new Set(rows.map(({ shop_id: id }) => id));
  for (const id of new Set(wanted.map(shopId)).difference(followed))
    await followShop({ db }, callOf(shopper, later(placed, hour)), { mer_id: id });
}
