import type { Locale } from '@tradewind/contract/base/locales';
import type { Question } from '@tradewind/contract/trade/questions';
import { anonymous } from '../reviews/index.ts';
import type { QuestionRecord } from './questions-queries.ts';

/** A question as everybody reads it. @param userId the reader; null for a visitor */
export function presentQuestion(row: QuestionRecord, userId: string | null): Question {
  return {
    question_id: row.id,
    name: maskedName(row),
    text: row.words,
    locale: row.locale as Locale,
    at: row.asked_at.toISOString(),
    is_mine: row.user_id === userId ? 1 : 0,
    answers: row.answers.map((answer) => ({
      answer_id: answer.id,
      by: answer.by_shop ? 'shop' : 'buyer',
      name: answer.by_shop ? row.shop_name : maskedName(answer),
      text: answer.words,
      at: isoTime(answer.answered_at),
      edited_at: answer.edited_at && isoTime(answer.edited_at),
      is_mine: !answer.by_shop && answer.user_id === userId ? 1 : 0,
    })),
  };
}

const maskedName = ({ nickname, username }: { nickname: string; username: string }): string =>
  anonymous(nickname || username);

/** JSON aggregates return times as text in the form of the database. */
export const isoTime = (time: Date | string): string => new Date(time).toISOString();
