import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';
import { questionFacts, type AnswerFacts, type QuestionFacts } from './question-facts.ts';

interface Event {
  questionId: string;
  answerId?: string | null;
}

/** Notifies shops of new questions about their products. */
export const notifyShopsOfQuestions = (deps: NotificationsDeps, events: readonly Event[]): Promise<void> =>
  notifyOf(deps, events, ({ id, shopId, words, isShown }) =>
    isShown
      ? {
          reader: 'shop',
          readerId: shopId,
          kind: 'shop_question',
          subject: `question:${id}`,
          details: { question: words, page: `/shop_questions/${id}/show` },
        }
      : null,
  );

/** Notifies who asked of the shop's answer and of the first one of a buyer; further buyers are not announced. */
export const notifyOfAnswers = (deps: NotificationsDeps, events: readonly Event[]): Promise<void> =>
  notifyOf(deps, events, ({ id, userId, productId, isShown }, answer) =>
    isShown && answer?.isShown && answer.userId !== userId
      ? {
          reader: 'user',
          readerId: userId,
          kind: 'question_answered',
          subject: `question:${id}:answered:${answer.byShop ? 'shop' : 'buyer'}`,
          details: { name: answer.name, message: answer.words, page: `/detail/${productId}/questions` },
        }
      : null,
  );

/** Notifies the author of a question or an answer that it was hidden and why, each time. */
export const notifyOfHidden = (deps: NotificationsDeps, events: readonly Event[]): Promise<void> =>
  notifyOf(deps, events, (question, answer) => {
    const { id, userId, hiddenAt, hiddenBecause } = answer ?? question;
    if (!hiddenAt || answer?.byShop) return null;
    return {
      reader: 'user',
      readerId: userId,
      kind: answer ? 'answer_hidden' : 'question_hidden',
      subject: `${answer ? 'answer' : 'question'}:${id}:hidden:${hiddenAt.getTime()}`,
      details: { message: hiddenBecause, page: `/detail/${question.productId}/questions` },
    };
  });

/** Builds a notification of each event; null where its state has changed since. */
async function notifyOf(
  deps: NotificationsDeps,
  events: readonly Event[],
  notificationOf: (question: QuestionFacts, answer: AnswerFacts | undefined) => Notification | null,
): Promise<void> {
  const { questions, answers } = await questionFacts(deps.db.read, events);
  const notifications = events.map(({ questionId, answerId }) => {
    const question = questions.get(questionId);
    return question ? notificationOf(question, answerId ? answers.get(answerId) : undefined) : null;
  });
  await notifyReaders(
    deps,
    notifications.filter((notification) => notification !== null),
  );
}
