import { z } from 'zod';
import { deskPages, filter } from '../base/desk-list.ts';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, int, text } from '../base/fields.ts';
import { locales } from '../base/locales.ts';
import { reportReasons } from './reviews.ts';

/** The most characters of a question and of an answer. */
export const maxQuestion = 500;
export const maxAnswer = 1_000;

/** Who answered: the shop of the product, or somebody who bought it. */
export const answerers = ['shop', 'buyer'] as const;

export const answer = z.object({
  answer_id: z.string(),
  by: z.enum(answerers),
  name: z.string().describe('The shop’s name, or the first letter of the buyer’s'),
  text: z.string(),
  at: z.string().describe('ISO time'),
  edited_at: z.string().nullable().describe('When it was last changed'),
  is_mine: flag,
});
export type Answer = z.output<typeof answer>;

export const question = z.object({
  question_id: z.string(),
  name: z.string().describe('Only its first letter'),
  text: z.string(),
  locale: z.enum(locales).describe('The language in which it was asked'),
  at: z.string().describe('ISO time'),
  is_mine: flag,
  answers: z.array(answer).describe('The shop’s first, then those of buyers as they came; at most 50'),
});
export type Question = z.output<typeof question>;

export const productQuestions = endpoint({
  name: 'questions.ofProduct',
  summary: 'Public questions about a product with their answers, newest first',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/questions',
  input: z.object({
    product_id: id,
    answered: int
      .pipe(flag)
      .optional()
      .describe('1: the first few with an answer, those in the caller’s language before others'),
    cursor: filter(id).describe('`next` of the answer before'),
    limit: int.pipe(z.int().min(1).max(50)).default(10),
  }),
  output: deskPages(question).extend({
    total: z.int().describe('All public questions about the product, answered or not'),
    can_answer: flag.describe('1: the caller bought the product'),
  }),
  refusals: ['product_not_found', 'adults_only'],
});
export type ProductQuestions = z.output<typeof productQuestions.output>;

export const askQuestion = endpoint({
  name: 'questions.ask',
  summary: 'Ask a question about a product, for everybody to read; the shop and buyers answer',
  who: 'shopper',
  method: 'POST',
  path: '/api/product/question',
  input: z.object({ product_id: id, question: text(maxQuestion) }),
  output: z.object({ question_id: z.string() }),
  refusals: [
    'product_not_found',
    'adults_only',
    'message_empty',
    'question_exists',
    'question_own_shop',
    'too_many_requests',
  ],
  keyed: true,
});

export const answerQuestion = endpoint({
  name: 'questions.answer',
  summary: 'Answer a question about a product that the caller bought, once',
  who: 'shopper',
  method: 'POST',
  path: '/api/question/answer',
  input: z.object({ question_id: id, answer: text(maxAnswer) }),
  output: z.object({ answer_id: z.string() }),
  refusals: ['question_not_found', 'message_empty', 'question_own_shop', 'answer_not_bought', 'answer_exists'],
  keyed: true,
});

export const reportQuestion = endpoint({
  name: 'questions.report',
  summary: 'Report a question or one of its answers, on which an operator decides',
  who: 'shopper',
  method: 'POST',
  path: '/api/question/report',
  input: z.object({
    question_id: id,
    answer_id: filter(id).describe('The answer; without it the question'),
    reason: z.enum(reportReasons),
    words: text(500, 0).default(''),
  }),
  output: z.null(),
  refusals: ['question_not_found', 'question_own', 'question_reported'],
});
