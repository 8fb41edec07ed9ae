import { z } from 'zod';
import { countedList, filter, listInput, queueCounts } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, text } from '../../base/fields.ts';
import { maxAnswer, question } from '../questions.ts';

/** `open`: the shop has not answered yet. */
export const shopQuestionQueues = ['open', 'answered'] as const;
export type ShopQuestionQueue = (typeof shopQuestionQueues)[number];

/** A question about a product of the merchant's shop. */
export const shopQuestion = question.extend({
  id: z.string(),
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  hidden_because: z.string().nullable().describe('The reason of the operator who hid it; null while it is public'),
  own_answer: z
    .object({ text: z.string(), hidden_because: z.string().nullable() })
    .nullable()
    .describe('The shop’s answer, also when it is hidden'),
  can_answer: flag,
  can_edit: flag,
});
export type ShopQuestion = z.output<typeof shopQuestion>;

export const shopQuestions = endpoint({
  name: 'shopDesk.questions',
  summary: 'Questions about the shop’s products',
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/questions',
  input: listInput(['-at', 'at'], {
    queue: filter(z.enum(shopQuestionQueues)),
    q: filter(text(80)).describe('A part of the question'),
    product: filter(text(80)).describe('A part of the title of the product, or its id'),
  }),
  output: countedList(shopQuestion).extend({ counts: queueCounts('Questions per queue that the filters fit') }),
  refusals: [],
});

export const shopQuestionById = endpoint({
  name: 'shopDesk.question',
  summary: 'One question about a product of the shop',
  who: 'merchant',
  right: 'reviews',
  method: 'GET',
  path: '/api/shop/questions/show',
  input: z.object({ id }),
  output: shopQuestion,
  refusals: ['question_not_found'],
});

export const answerForShop = endpoint({
  name: 'shopDesk.answerQuestion',
  summary: 'Answer a question as the shop, for everybody to read; there is one answer of the shop',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/questions/answer',
  input: z.object({ id, text: text(maxAnswer, 0) }),
  output: shopQuestion,
  refusals: ['question_not_found', 'question_answered', 'message_empty'],
});

export const editAnswer = endpoint({
  name: 'shopDesk.editAnswer',
  summary: 'Change the shop’s answer; it then says that it was edited, and the shop’s audit log keeps each text',
  who: 'merchant',
  right: 'reviews',
  method: 'POST',
  path: '/api/shop/questions/answer_edit',
  input: z.object({ id, text: text(maxAnswer, 0) }),
  output: shopQuestion,
  refusals: ['question_not_found', 'question_not_answered', 'message_empty'],
});
