import { randomNumbers } from './random-numbers.ts';
import { demoSkus } from './world/skus.ts';
import {
  demoShopperOrders,
  flashOrders,
  ordersToShip,
  popularProducts,
  type OrderOutcome,
  type PlannedLine,
  type PlannedOrder,
} from './world/orders.ts';
import { shoppers } from './world/shoppers.ts';
import type { DemoProduct } from './world/types.ts';
import { daysOnSale, products, shops } from './world/shops.ts';

const otherShoppers = shoppers.filter(({ username }) => username !== 'demo');
const otherOrders = 75;
const minutesOfDay = 24 * 60;

/**
 * The orders of the demo data in the order of their placing: those of `demo` and of the other shoppers over three
 * weeks. They are deterministic: the same on every machine.
 */
export function planOrders(): PlannedOrder[] {
  const random = randomNumbers(20_260_117);
  const others = otherShoppers.flatMap(({ username, openingBalance }) =>
    ordersOf(username, openingBalance * 0.8, Math.round(otherOrders / otherShoppers.length), random),
  );
  return [...demoShopperOrders, ...ordersToShip, ...flashOrders, ...others].sort((a, b) => b.minutesAgo - a.minutesAgo);
}

/** One shopper's orders, small enough for the shopper's balance. */
function ordersOf(username: string, money: number, count: number, random: () => number): PlannedOrder[] {
  let left = money;
  return Array.from({ length: count }, (_, index) => {
    const minutesAgo = Math.round(((count - index - random()) / count) * 20 * minutesOfDay) + 3 * 60;
    const limit = (left / (count - index)) * 1.6;
    const lines = linesWithin(limit, minutesAgo, random);
    left -= costOf(lines);
    return { username, minutesAgo, lines, outcome: outcomeOf(minutesAgo, random) };
  });
}

/** Chooses one to three SKUs of one shop. */
function linesWithin(limit: number, minutesAgo: number, random: () => number): PlannedLine[] {
  const onSale = purchasable.filter(
    (product) => daysOnSale(product) * minutesOfDay > minutesAgo && costOf([cheapest(product)]) <= limit,
  );
  const famous = onSale
    .filter(({ slug }) => popularProducts.includes(slug))
    .sort((a, b) => popularProducts.indexOf(a.slug) - popularProducts.indexOf(b.slug));
  const first =
    random() < 0.5 && famous.length > 0
      ? famous[Math.floor(random() ** 1.5 * famous.length)]
      : onSale[Math.floor(random() * onSale.length)];
  if (!first) throw new Error('A shopper of the demo world has run out of money');
  const lines = [randomLine(first, random)];
  if (costOf(lines) > limit) return [cheapest(first)];
  const others = onSale.filter(({ shop, slug }) => shop === first.shop && slug !== first.slug);
  while (others.length > 0 && lines.length < 3 && random() < 0.45) {
    const more = [...lines, randomLine(others.splice(Math.floor(random() * others.length), 1)[0]!, random)];
    if (costOf(more) <= limit) lines.splice(0, lines.length, ...more);
  }
  return lines;
}

function randomLine(product: DemoProduct, random: () => number): PlannedLine {
  const inStock = demoSkus(product).filter(({ stock }) => stock > 4);
  const { choice } = inStock[Math.floor(random() * inStock.length)] ?? { choice: cheapest(product).choice };
  return { product: product.slug, choice, quantity: random() < 0.75 ? 1 : 2 };
}

function cheapest(product: DemoProduct): PlannedLine {
  const [best] = demoSkus(product)
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => a.price - b.price);
  return { product: product.slug, choice: best!.choice, quantity: 1 };
}

function outcomeOf(minutesAgo: number, random: () => number): OrderOutcome {
  const days = minutesAgo / minutesOfDay;
  if (days < 2) return 'paid';
  if (days < 8) return 'sent';
  return random() < 0.85 ? 'received' : 'sent';
}

/** Products and freight of lines of one shop, in US cents. */
function costOf(lines: readonly PlannedLine[]): number {
  const goods = lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { freight } = shops.find(({ slug }) => slug === bySlug.get(lines[0]!.product)!.shop)!;
  return freight.freeOver !== null && goods >= freight.freeOver
    ? goods
    : goods + freight.first + freight.next * (pieces - 1);
}

const priceOf = ({ product, choice }: PlannedLine): number =>
  demoSkus(bySlug.get(product)!).find((sku) => sku.choice.join('|') === choice.join('|'))!.price;

const bySlug = new Map(products.map((product) => [product.slug, product]));

/** Leaves out adult products and SKUs that are sold out. */
const purchasable: readonly DemoProduct[] = products.filter(
  (product) => product.category !== 'adult' && demoSkus(product).some(({ stock }) => stock > 0),
);
