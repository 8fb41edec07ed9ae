import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { answerQuestion as contract } from '@tradewind/contract/trade/questions';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { findMembership } from '../../goods/merchants/index.ts';
import { hasWords } from '../reviews/index.ts';
import { isShown } from './question.ts';
import { questionAnswered } from './question-events.ts';
import { hasBought } from './questions-queries.ts';
import { changeAnswer, findAnswer, insertAnswer, lockQuestion, type StoredQuestion } from './questions-store.ts';

/**
 * Answers a question as somebody who received the product, once.
 *
 * @throws Refusal `message_empty`, `question_not_found`, `question_own_shop`, `answer_not_bought`, `answer_exists`.
 */
export async function answerQuestion(
  deps: Pick<Deps, 'jobs'>,
  { actor: { userId }, now }: ShopperCall,
  { question_id: id, answer }: ParsedInputOf<typeof contract>,
): Promise<Work<{ answer_id: string }>> {
  if (!hasWords(answer)) refuse('message_empty', {}, ['answer']);
  return async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question || !isShown(question)) refuse('question_not_found');
    if (await findMembership(tx, userId, question.shop_id)) refuse('question_own_shop');
    if (!(await hasBought(tx, userId, question.product_id))) refuse('answer_not_bought');
    if (await findAnswer(tx, id, { buyerId: userId })) refuse('answer_exists');
    return { answer_id: await addAnswer(deps, tx, question, { userId, words: answer, byShop: false, at: now }) };
  };
}

/** Answers a question as the shop, once. @throws Refusal `message_empty`, `question_not_found`, `question_answered`. */
export function answerForShop(
  deps: Pick<Deps, 'jobs'>,
  { actor: { userId, shopId }, now }: MerchantCall,
  { id, text }: { id: string; text: string },
): Work<void> {
  if (!hasWords(text)) refuse('message_empty', {}, ['text']);
  return async (tx) => {
    const question = await lockQuestion(tx, id, shopId);
    if (!question || !isShown(question)) refuse('question_not_found');
    if (await findAnswer(tx, id, { shop: true })) refuse('question_answered');
    await addAnswer(deps, tx, question, { userId, words: text, byShop: true, at: now });
  };
}

/**
 * Changes the shop's answer, which then says that it was edited. The same words again change nothing.
 *
 * @throws Refusal `message_empty`, `question_not_found`, or `question_not_answered` for an answer that is missing or hidden.
 */
export function editAnswer(
  { actor: { userId, shopId }, now }: MerchantCall,
  { id, text }: { id: string; text: string },
): Work<void> {
  if (!hasWords(text)) refuse('message_empty', {}, ['text']);
  return async (tx) => {
    const question = await lockQuestion(tx, id, shopId);
    if (!question || !isShown(question)) refuse('question_not_found');
    const answer = await findAnswer(tx, id, { shop: true });
    if (!answer || answer.hidden_at) refuse('question_not_answered');
    if (answer.words !== text) await changeAnswer(tx, answer.id, { words: text, edited_at: now, user_id: userId });
  };
}

interface NewAnswer {
  userId: string;
  words: string;
  byShop: boolean;
  at: Date;
}

/** Adds an answer to a locked question and publishes that. @returns its id. */
async function addAnswer(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id: questionId, product_id }: StoredQuestion,
  { userId, words, byShop, at }: NewAnswer,
): Promise<string> {
  const id = newId();
  await insertAnswer(tx, {
    id,
    question_id: questionId,
    product_id,
    by_shop: byShop,
    user_id: userId,
    words,
    answered_at: at,
  });
  await jobs.publish(tx, questionAnswered, { questionId, answerId: id });
  return id;
}
