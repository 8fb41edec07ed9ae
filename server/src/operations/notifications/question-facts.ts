import type { Read } from '../../base/db/database.ts';
import { anonymous } from '../../trade/reviews/index.ts';

interface PostFacts {
  id: string;
  userId: string;
  words: string;
  isShown: boolean;
  hiddenAt: Date | null;
  hiddenBecause: string;
}
export interface QuestionFacts extends PostFacts {
  productId: string;
  shopId: string;
}
export interface AnswerFacts extends PostFacts {
  byShop: boolean;
  /** The shop's name, or the first letter of the buyer's. */
  name: string;
}

/** The data for notifications about questions below products and their answers, by id. */
export async function questionFacts(
  read: Read,
  events: readonly { questionId: string; answerId?: string | null }[],
): Promise<{ questions: Map<string, QuestionFacts>; answers: Map<string, AnswerFacts> }> {
  const questions = await read
    .selectFrom('product_questions')
    .selectAll()
    .where('id', 'in', [...new Set(events.map(({ questionId }) => questionId))])
    .execute();
  const answerIds = [...new Set(events.flatMap(({ answerId }) => answerId ?? []))];
  const answers =
    answerIds.length === 0
      ? []
      : await read
          .selectFrom('product_answers as a')
          .innerJoin('product_questions as q', 'q.id', 'a.question_id')
          .innerJoin('shops as h', 'h.id', 'q.shop_id')
          .innerJoin('users as u', 'u.id', 'a.user_id')
          .selectAll('a')
          .select(['h.name as shop_name', 'u.nickname', 'u.username'])
          .where('a.id', 'in', answerIds)
          .execute();
  return {
    questions: new Map(
      questions.map((row) => [row.id, { ...postFacts(row), productId: row.product_id, shopId: row.shop_id }]),
    ),
    answers: new Map(
      answers.map((row) => [
        row.id,
        {
          ...postFacts(row),
          byShop: row.by_shop,
          name: row.by_shop ? row.shop_name : anonymous(row.nickname || row.username),
        },
      ]),
    ),
  };
}

const postFacts = (row: {
  id: string;
  user_id: string;
  words: string;
  hidden_at: Date | null;
  hidden_because: string;
}): PostFacts => ({
  id: row.id,
  userId: row.user_id,
  words: row.words,
  isShown: row.hidden_at === null && row.words !== '',
  hiddenAt: row.hidden_at,
  hiddenBecause: row.hidden_because,
});
