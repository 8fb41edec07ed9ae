import { day, hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import { answerQuestion, askQuestion } from '../../src/trade/questions/index.ts';
import { productId } from '../demo-ids.ts';
import { answerAsOwner } from '../steps/answer-as-owner.ts';
import { daysToReceipt } from '../steps/create-order.ts';
import { callOf } from '../steps/shopper-call.ts';
import type { SeedDeps } from '../steps/step.ts';
import { productOf } from './product-of.ts';
import type { MarketShopper } from './people.ts';
import type { YearOrder, YearPlan } from './plan-year.ts';
import { questionTexts } from './question-texts.ts';

/** The share of orders beside which somebody else asks about the product. */
const asked = 0.34;
/** The share of questions that the shop answers, and of those with more to say to which the buyer adds it. */
const answered = { byShop: 0.93, byBuyer: 0.6 };
/** The most questions about one product. */
const most = 6;

/**
 * Lets somebody who has not bought it yet ask about the first product of an order, in the language of its buyer; the shop
 * answers, and often the buyer once the parcel has come.
 */
export async function askQuestions(
  deps: SeedDeps,
  { shopper: buyer, shop, placed, lines, outcome }: YearOrder,
  shoppers: YearPlan['shoppers'],
  random: () => number,
): Promise<void> {
  const [line] = lines;
  if (!line || random() > asked) return;
  const now = deps.clock.now();
  const at = later(placed, (0.5 + random() * 9) * day);
  const asker = askerLike(buyer, shoppers, (now.getTime() - at.getTime()) / day, random);
  const exchange = asker && (await unaskedExchange(deps, line.product, buyer));
  if (!asker || !exchange || at > now) return;
  const [question, fromShop, fromBuyer] = exchange;
  const ask = await askQuestion(deps, callOf(asker, at), { product_id: productId(line.product), question });
  const { question_id: id } = await runWork(deps.db, ask);
  const { language } = buyer;

  const shopAt = later(at, (1 + random() * 30) * hour);
  if (random() < answered.byShop && shopAt <= now)
    await answerAsOwner(deps, shop, { id, text: fromShop, language, at: shopAt });

  const received = later(placed, daysToReceipt * day);
  const buyerAt = later(received > at ? received : at, (3 + random() * 60) * hour);
  if (!fromBuyer || outcome !== 'received' || random() > answered.byBuyer || buyerAt > now) return;
  const answer = await answerQuestion(deps, callOf(buyer, buyerAt), { question_id: id, answer: fromBuyer });
  await runWork(deps.db, answer);
}

/** Another shopper with the language of a buyer who had joined so many days ago; undefined where there is none. */
function askerLike(
  buyer: MarketShopper,
  shoppers: YearPlan['shoppers'],
  daysAgo: number,
  random: () => number,
): MarketShopper | undefined {
  const there = [...shoppers]
    .filter(([one, { joinedDaysAgo }]) => one !== buyer && one.language === buyer.language && joinedDaysAgo > daysAgo)
    .map(([one]) => one);
  return there[Math.floor(random() * there.length)];
}

/** What is asked next about a product, so that nothing is asked twice; undefined when enough was asked. */
async function unaskedExchange({ db }: SeedDeps, product: string, { language }: MarketShopper) {
  const rows = await db.read
    .selectFrom('product_questions')
    .select('words')
    .where('product_id', '=', productId(product))
    .execute();
  if (rows.length >= most) return undefined;
  const { any, goods } = questionTexts[language];
  const ofCategory = goods[productOf(product).category] ?? [];
  const words = new Set(rows.map((row) => row.words));
  const first = product.length % any.length;
  const inTurn = [...ofCategory, ...any.slice(first), ...any.slice(0, first)];
  const offset = product.charCodeAt(0) % inTurn.length;
  return [...inTurn.slice(offset), ...inTurn.slice(0, offset)].find(([question]) => !words.has(question));
}
