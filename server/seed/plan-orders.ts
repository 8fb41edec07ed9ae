import { combinationsOf } from './world/combinations.ts';
import { anyasOrders, talkedAbout, type Fate, type PlannedLine, type PlannedOrder } from './world/orders.ts';
import { people } from './world/people.ts';
import type { DemoProduct } from './world/shape.ts';
import { shelfDays } from './world/shelf-days.ts';
import { products, shops } from './world/shops.ts';

const crowd = people.filter(({ username }) => username !== 'demo');
const crowdOrders = 75;
const minutesOfDay = 24 * 60;

/**
 * Every order of the demo world in the order in which they are placed: Anya's own and those of the others over three
 * weeks. Nothing is left to chance: the same world has the same orders on every machine.
 */
export function planOrders(): PlannedOrder[] {
  const chance = numbersFrom(20_260_117);
  const others = crowd.flatMap(({ username, openingBalance }) =>
    ordersOf(username, openingBalance * 0.8, Math.round(crowdOrders / crowd.length), chance),
  );
  return [...anyasOrders, ...others].sort((a, b) => b.minutesAgo - a.minutesAgo);
}

/** One shopper's orders, small enough for the shopper's balance. */
function ordersOf(username: string, money: number, count: number, chance: () => number): PlannedOrder[] {
  let left = money;
  return Array.from({ length: count }, (_, index) => {
    const minutesAgo = Math.round(((count - index - chance()) / count) * 20 * minutesOfDay) + 3 * 60;
    const limit = (left / (count - index)) * 1.6;
    const lines = linesWithin(limit, minutesAgo, chance);
    left -= costOf(lines);
    return { username, minutesAgo, lines, fate: fateOf(minutesAgo, chance) };
  });
}

/** Chooses one to three SKUs of one shop. */
function linesWithin(limit: number, minutesAgo: number, chance: () => number): PlannedLine[] {
  const onShelf = bought.filter(
    (product) => shelfDays(product) * minutesOfDay > minutesAgo && costOf([cheapest(product)]) <= limit,
  );
  const famous = onShelf
    .filter(({ slug }) => talkedAbout.includes(slug))
    .sort((a, b) => talkedAbout.indexOf(a.slug) - talkedAbout.indexOf(b.slug));
  const first =
    chance() < 0.5 && famous.length > 0
      ? famous[Math.floor(chance() ** 1.5 * famous.length)]
      : onShelf[Math.floor(chance() * onShelf.length)];
  if (!first) throw new Error('A shopper of the demo world has run out of money');
  const lines = [some(first, chance)];
  if (costOf(lines) > limit) return [cheapest(first)];
  const company = onShelf.filter(({ shop, slug }) => shop === first.shop && slug !== first.slug);
  while (company.length > 0 && lines.length < 3 && chance() < 0.45) {
    const more = [...lines, some(company.splice(Math.floor(chance() * company.length), 1)[0]!, chance)];
    if (costOf(more) <= limit) lines.splice(0, lines.length, ...more);
  }
  return lines;
}

function some(product: DemoProduct, chance: () => number): PlannedLine {
  const inStock = combinationsOf(product).filter(({ stock }) => stock > 4);
  const { choice } = inStock[Math.floor(chance() * inStock.length)] ?? { choice: cheapest(product).choice };
  return { product: product.slug, choice, quantity: chance() < 0.75 ? 1 : 2 };
}

function cheapest(product: DemoProduct): PlannedLine {
  const [best] = combinationsOf(product)
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => a.price - b.price);
  return { product: product.slug, choice: best!.choice, quantity: 1 };
}

function fateOf(minutesAgo: number, chance: () => number): Fate {
  const days = minutesAgo / minutesOfDay;
  if (days < 2) return 'paid';
  if (days < 8) return 'sent';
  return chance() < 0.85 ? 'received' : 'sent';
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
  combinationsOf(bySlug.get(product)!).find((combination) => combination.choice.join('|') === choice.join('|'))!.price;

const bySlug = new Map(products.map((product) => [product.slug, product]));

/** Leaves out adult products and SKUs that are sold out. */
const bought: readonly DemoProduct[] = products.filter(
  (product) => product.category !== 'adult' && combinationsOf(product).some(({ stock }) => stock > 0),
);

/** A deterministic pseudo-random generator of numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
