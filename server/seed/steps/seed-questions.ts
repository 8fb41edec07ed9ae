import { day, hour, later } from '../../src/base/clock/clock.ts';
import { runWork } from '../../src/base/db/work.ts';
import { answerQuestion, askQuestion } from '../../src/trade/questions/index.ts';
import { productId, userIdOf } from '../demo-ids.ts';
import { questions, type DemoQuestion } from '../world/questions.ts';
import { answerAsOwner } from './answer-as-owner.ts';
import { callOf, shopperCall } from './shopper-call.ts';
import type { SeedDeps, Step } from './step.ts';

/** Asks and answers questions about products, through the normal acts with earlier times. */
export const seedQuestions: Step = async (deps) => {
  const askers = questions.map(({ asker }) => userIdOf(`shop-${asker}`));
  const known = await deps.db.read
    .selectFrom('product_questions')
    .select('id')
    .where('user_id', 'in', askers)
    .limit(1)
    .executeTakeFirst();
  if (known) return 0;
  for (const question of questions) await createQuestion(deps, question);
  return questions.length;
};

async function createQuestion(
  deps: SeedDeps,
  { product, shop, asker, language, daysAgo, text, answer, buyer }: DemoQuestion,
): Promise<void> {
  const asked = later(deps.clock.now(), -daysAgo * day);
  const ask = await askQuestion(deps, callOf({ username: `shop-${asker}`, language }, asked), {
    product_id: productId(product),
    question: text,
  });
  const { question_id: id } = await runWork(deps.db, ask);
  if (answer) await answerAsOwner(deps, shop, { id, text: answer, language, at: later(asked, 5 * hour) });
  if (!buyer) return;
  const call = shopperCall(buyer.username, later(asked, 20 * hour));
  await runWork(deps.db, await answerQuestion(deps, call, { question_id: id, answer: buyer.text }));
}
