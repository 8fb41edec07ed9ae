import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { askQuestion as contract } from '@tradewind/contract/trade/questions';
import { sql } from 'kysely';
import { day, later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { requireAdult } from '../../goods/catalog/index.ts';
import { findMembership } from '../../goods/merchants/index.ts';
import { hasWords } from '../reviews/index.ts';
import { questionAsked } from './question-events.ts';
import { shownProduct } from './questions-queries.ts';
import { insertQuestion, lockAsker } from './questions-store.ts';

const maxPerDay = 20;

/**
 * Asks a question about a product, which everybody can read at once.
 *
 * @throws Refusal `message_empty`, `product_not_found`, `adults_only`, `question_own_shop`, `question_exists` for the same words
 *   again, or `too_many_requests`.
 */
export async function askQuestion(
  { jobs }: Pick<Deps, 'jobs'>,
  call: ShopperCall,
  { product_id: productId, question }: ParsedInputOf<typeof contract>,
): Promise<Work<{ question_id: string }>> {
  if (!hasWords(question)) refuse('message_empty', {}, ['question']);
  const { userId } = call.actor;
  return async (tx) => {
    const product = await shownProduct(tx, productId);
    if (!product) refuse('product_not_found');
    requireAdult(call, [product]);
    if (await findMembership(tx, userId, product.shop_id)) refuse('question_own_shop');
    await lockAsker(tx, userId);
    if (await isAsked(tx, userId, productId, question)) refuse('question_exists');
    if ((await countAsked(tx, userId, later(call.now, -day))) >= maxPerDay)
      refuse('too_many_requests', { seconds: day / second });
    const id = newId();
    await insertQuestion(tx, {
      id,
      product_id: productId,
      shop_id: product.shop_id,
      user_id: userId,
      words: question,
      locale: call.locale,
      asked_at: call.now,
    });
    await jobs.publish(tx, questionAsked, { questionId: id });
    return { question_id: id };
  };
}

/** Whether a shopper has asked the same about a product, with the same words in any case. */
async function isAsked(tx: Tx, userId: string, productId: string, words: string): Promise<boolean> {
  const row = await tx
    .selectFrom('product_questions')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where(sql`lower(words)`, '=', sql`lower(${words})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many questions a shopper has asked since a moment. */
async function countAsked(tx: Tx, userId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('product_questions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
