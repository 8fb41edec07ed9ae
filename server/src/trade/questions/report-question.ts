import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { reportQuestion as contract } from '@tradewind/contract/trade/questions';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { isShown } from './question.ts';
import { findAnswer, insertReport, lockQuestion } from './questions-store.ts';

/**
 * Reports a question or one of its answers, once per account.
 *
 * @throws Refusal `question_not_found`, `question_own`, `question_reported`.
 */
export async function reportQuestion(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
  { question_id: id, answer_id: answerId, reason, words }: ParsedInputOf<typeof contract>,
): Promise<null> {
  await db.transact(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!question || !isShown(question)) refuse('question_not_found');
    const reported = answerId ? await findAnswer(tx, id, { id: answerId }) : question;
    if (!reported || !isShown(reported)) refuse('question_not_found');
    if (reported.user_id === userId) refuse('question_own');
    const report = {
      id: newId(),
      question_id: id,
      answer_id: answerId ?? null,
      user_id: userId,
      reason,
      words,
      reported_at: now,
    };
    if (!(await insertReport(tx, report))) refuse('question_reported');
  });
  return null;
}
