import { eventKind } from '../../base/jobs/jobs.ts';

/** Events carry ids only: subscribers read the rest, since it may have changed in the meantime. */
export interface QuestionEvent {
  questionId: string;
}
export interface AnswerEvent extends QuestionEvent {
  answerId: string;
}

/** A shopper asked a question about a product. */
export const questionAsked = eventKind<QuestionEvent>('question_asked');

/** The shop or a buyer answered. */
export const questionAnswered = eventKind<AnswerEvent>('question_answered');

/** An operator hid a question, or one of its answers. */
export const questionHidden = eventKind<QuestionEvent & { answerId: string | null }>('question_hidden');
