import { day, later } from '../../src/base/clock/clock.ts';
import { rendersOf } from '../pictures/renders.ts';
import { randomNumbers } from '../random-numbers.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import type { PlannedLine } from '../world/orders.ts';
import { demoSkus } from '../world/skus.ts';
import type { DemoProduct } from '../world/types.ts';
import type { MarketShopper } from './people.ts';

export interface YearOrder {
  shopper: MarketShopper;
  /** The slug of the shop. */
  shop: string;
  placed: Date;
  lines: readonly PlannedLine[];
  outcome: 'cancelled' | 'paid' | 'sent' | 'received';
}

export interface YearPlan {
  /** In the order of their placing. */
  orders: readonly YearOrder[];
  /** What each shopper spends at most, in US cents, and the days since they joined; only those who order. */
  shoppers: ReadonlyMap<MarketShopper, { spends: number; joinedDaysAgo: number }>;
  /** Pieces sold of a SKU. */
  sold(product: DemoProduct, choice: readonly string[]): number;
}

/** How much more likely people buy from a shop of their own country. */
const nearby = 3;
/** What orders cost beside the goods at most: freight, duty and tax, as a share and in US cents. */
const charges = { share: 0.6, fixed: 9_000 };

/**
 * Plans the orders of a year: more towards its end, at weekends and before Christmas; a few goods sell well and most
 * seldom, a few people order often and most once or twice. The same on every machine for one moment.
 */
export function planYear(
  worlds: readonly DemoWorld[],
  people: readonly MarketShopper[],
  { now, count }: { now: Date; count: number },
): YearPlan {
  const random = randomNumbers(20_260_314);
  const goods = worlds.flatMap((world, place) =>
    world.products
      .filter(({ category }) => category !== 'adult')
      .map((product) => ({
        product,
        place,
        days: world.daysOnSale(product),
        country: world.shops.find(({ slug }) => slug === product.shop)!.country as string,
      })),
  );
  // Popularity falls with the rank; the ranks are those of a shuffled list, in which the first world is ahead, and before it
  // the goods with renders, which are shown first.
  const ranked = goods
    .map((good) => ({
      good,
      key: random() + 0.4 * good.place - (rendersOf(good.product.slug).length > 0 ? 1 : 0),
    }))
    .toSorted((a, b) => a.key - b.key);
  const pickGood = weighted(
    ranked.map(({ good }, rank) => ({ item: good, weight: (rank + 8) ** -0.75 })),
    random,
  );
  const pickPerson = weighted(
    people.map((item, index) => ({ item, weight: (((index * 37) % people.length) + 12) ** -0.6 })),
    random,
  );
  const sold = new Map<string, number>();
  const orders: YearOrder[] = [];
  while (orders.length < count) {
    const shopper = pickPerson();
    const placed = dayOfYear(now, random);
    const daysAgo = (now.getTime() - placed.getTime()) / day;
    const first = pickGood();
    if (first.days <= daysAgo || (first.country !== shopper.country && random() > 1 / nearby)) continue;
    const beside = goods.filter(({ product, days }) => product.shop === first.product.shop && days > daysAgo);
    const second = random() < 0.3 ? beside[Math.floor(random() * beside.length)] : undefined;
    const wanted = [first, ...(second && second !== first ? [second] : [])];
    const lines = wanted.flatMap(({ product }) => lineOf(product, sold, random) ?? []);
    if (lines.length !== wanted.length) continue;
    for (const line of lines) sold.set(keyOf(line), (sold.get(keyOf(line)) ?? 0) + line.quantity);
    orders.push({ shopper, shop: first.product.shop, placed, lines, outcome: outcomeOf(daysAgo, random) });
  }
  orders.sort((a, b) => a.placed.getTime() - b.placed.getTime());
  const bySlug = new Map(goods.map(({ product }) => [product.slug, product]));
  const shoppers = new Map<MarketShopper, { spends: number; joinedDaysAgo: number }>();
  for (const { shopper, placed, lines } of orders) {
    const { spends, joinedDaysAgo } = shoppers.get(shopper) ?? {
      spends: 0,
      joinedDaysAgo: (now.getTime() - placed.getTime()) / day + 1 + random() * 20,
    };
    const cost = lines.reduce((sum, line) => sum + priceOf(bySlug.get(line.product)!, line) * line.quantity, 0);
    shoppers.set(shopper, {
      spends: spends + Math.round(cost * (1 + charges.share)) + charges.fixed,
      joinedDaysAgo,
    });
  }
  return {
    orders,
    shoppers,
    sold: ({ slug }, choice) => sold.get(keyOf({ product: slug, choice })) ?? 0,
  };
}

/** A SKU of a product, cheap ones more often, of which there is enough; nothing when most of the stock is planned away. */
function lineOf(product: DemoProduct, sold: ReadonlyMap<string, number>, random: () => number): PlannedLine | null {
  const skus = demoSkus(product).toSorted((a, b) => a.price - b.price);
  const { choice, stock } = skus[Math.floor(random() ** 1.4 * skus.length)]!;
  const line = { product: product.slug, choice, quantity: random() < 0.85 ? 1 : 2 };
  return (sold.get(keyOf(line)) ?? 0) + line.quantity <= stock * 0.4 ? line : null;
}

const keyOf = ({ product, choice }: Pick<PlannedLine, 'product' | 'choice'>): string =>
  `${product} ${choice.join('|')}`;
const priceOf = (product: DemoProduct, { choice }: PlannedLine): number =>
  demoSkus(product).find((sku) => sku.choice.join('|') === choice.join('|'))!.price;

/** A moment of the last year. */
function dayOfYear(now: Date, random: () => number): Date {
  for (;;) {
    const daysAgo = 0.2 + random() * 360;
    const at = later(now, -daysAgo * day);
    const month = at.getUTCMonth();
    const growth = 0.35 + 0.65 * (1 - daysAgo / 360);
    const season = month >= 10 ? 1 : month <= 1 ? 0.65 : 0.75;
    const week = [0, 6].includes(at.getUTCDay()) ? 1 : 0.75;
    if (random() < growth * season * week) return at;
  }
}

function outcomeOf(daysAgo: number, random: () => number): YearOrder['outcome'] {
  if (random() < 0.04) return 'cancelled';
  if (daysAgo < 2) return 'paid';
  return daysAgo < 8 ? 'sent' : 'received';
}

/** Picks items by their weights. */
function weighted<Item>(items: readonly { item: Item; weight: number }[], random: () => number): () => Item {
  let sum = 0;
  const ends = items.map(({ weight }) => (sum += weight));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return items[low]!.item;
  };
}
