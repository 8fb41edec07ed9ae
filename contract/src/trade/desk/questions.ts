import { z } from 'zod';
import { filter, growingInput, growingList, queueCounts } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, text } from '../../base/fields.ts';
import { answerers } from '../questions.ts';
import { reportReasons } from '../reviews.ts';

const roles = ['support'] as const;

/** `reported`: a question or an answer waits for a decision; `hidden`: one of them is hidden. */
export const questionQueues = ['reported', 'hidden'] as const;
export type QuestionQueue = (typeof questionQueues)[number];

const hidden = z.object({ at: z.string(), by: z.string(), because: z.string() }).nullable();

/** A question with everything that was answered and reported, also what is hidden. */
export const deskQuestion = z.object({
  id: z.string(),
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  mer_id: z.string(),
  mer_name: z.string(),
  user_id: z.string(),
  username: z.string(),
  text: z.string().describe('Empty when its account was deleted'),
  at: z.string().describe('ISO time'),
  hidden,
  answers: z.array(
    z.object({
      answer_id: z.string(),
      by: z.enum(answerers),
      user_id: z.string(),
      username: z.string(),
      text: z.string(),
      at: z.string(),
      edited_at: z.string().nullable(),
      hidden,
    }),
  ),
  open_reports: z.int(),
  reports: z.array(
    z.object({
      id: z.string(),
      answer_id: z.string().nullable().describe('The reported answer; null for the question'),
      by: z.string().describe('Name of the account'),
      reason: z.enum(reportReasons),
      words: z.string(),
      at: z.string(),
      decided_at: z.string().nullable(),
    }),
  ),
});
export type DeskQuestion = z.output<typeof deskQuestion>;

export const deskQuestions = endpoint({
  name: 'desk.questions',
  summary: 'Questions about products: those with something reported, with something hidden, or all',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/questions',
  input: growingInput(['-at', 'at'], { queue: filter(z.enum(questionQueues)), q: filter(text(100)) }),
  output: growingList(deskQuestion).extend({ counts: queueCounts('Questions per queue') }),
  refusals: [],
});

export const deskQuestionById = endpoint({
  name: 'desk.question',
  summary: 'One question with its answers and what was reported about them',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/questions/show',
  input: z.object({ id }),
  output: deskQuestion,
  refusals: ['question_not_found'],
});

const deciding = z.object({
  id,
  answer_id: filter(id).describe('One of its answers; without it the question'),
  reason: text(500, 0),
});
const refusals = ['question_not_found', 'already_decided', 'reason_required'] as const;

export const hideQuestion = endpoint({
  name: 'desk.hideQuestion',
  summary: 'Hide a question, or one of its answers, from everybody, with a reason that its author reads',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/questions/hide',
  input: deciding,
  output: deskQuestion,
  refusals,
});

export const showQuestion = endpoint({
  name: 'desk.showQuestion',
  summary: 'Show a hidden question or answer again',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/questions/show_again',
  input: deciding,
  output: deskQuestion,
  refusals,
});

export const keepQuestion = endpoint({
  name: 'desk.keepQuestion',
  summary: 'Keep a reported question or answer visible',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/questions/keep',
  input: deciding,
  output: deskQuestion,
  refusals,
});
