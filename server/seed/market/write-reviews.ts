import { day, later } from '../../src/base/clock/clock.ts';
import type { Files } from '../../src/base/files/files.ts';
import { runWork } from '../../src/base/db/work.ts';
import { writeReview } from '../../src/trade/reviews/index.ts';
import { rendersOf } from '../pictures/renders.ts';
import { daysToReceipt } from '../steps/create-order.ts';
import { callOf } from '../steps/shopper-call.ts';
import type { SeedDeps } from '../steps/step.ts';
import { productId } from '../demo-ids.ts';
import type { YearOrder } from './plan-year.ts';
import { productOf } from './product-of.ts';
import { reviewTexts, type Temper } from './review-texts.ts';
import type { snapshotTaker } from './take-snapshots.ts';

/** The share of received goods that somebody reviews; more of those that can be photographed. */
const reviewed = (product: string): number => (rendersOf(product).length > 0 ? 0.9 : 0.45);

/** How many reviewers of a hundred are how content, and the stars that they give. */
const tempers: readonly { temper: Temper; share: number; stars: readonly number[] }[] = [
  { temper: 'delighted', share: 0.62, stars: [5, 5, 4.5] },
  { temper: 'content', share: 0.25, stars: [4, 4.5, 4] },
  { temper: 'mixed', share: 0.09, stars: [3, 3.5] },
  { temper: 'disappointed', share: 0.04, stars: [2, 1.5, 1] },
];

/** Writes reviews of some lines of a received order, in the shopper's language and some with photographs, a few days after the receipt. */
export async function writeReviews(
  deps: SeedDeps & { files: Files },
  { shopper, placed, lines }: YearOrder,
  orderIds: readonly string[],
  random: () => number,
  takeSnapshots: ReturnType<typeof snapshotTaker>,
): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const at = later(placed, (daysToReceipt + 1 + random() * 6) * day);
  if (at > deps.clock.now()) return;
  const { goods, shop } = reviewTexts[shopper.language];
  for (const line of lines) {
    const { product } = line;
    if (random() > reviewed(product)) continue;
    const { temper, stars } = temperOf(random());
    const words = [pick(goods[productOf(product).category][temper]), ...(random() < 0.55 ? [pick(shop[temper])] : [])];
    const write = await writeReview(deps, callOf(shopper, at), {
      order_id: orderIds[0]!,
      product_id: productId(product),
      product_score: pick(stars),
      service_score: Math.min(5, pick(stars) + 0.5),
      postage_score: pick(stars),
      comment: words.join(['ja', 'zh-CN'].includes(shopper.language) ? '' : ' '),
      pics: await takeSnapshots(deps, { username: shopper.username, line, at }),
      nameless: random() < 0.12 ? 1 : 0,
    });
    await runWork(deps.db, write);
  }
}

function temperOf(at: number): (typeof tempers)[number] {
  let sum = 0;
  return tempers.find(({ share }) => (sum += share) > at) ?? tempers[0]!;
}
