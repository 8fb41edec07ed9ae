import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, page, text } from '../../base/fields.ts';
import { deskList, deskPages, filter, listInput, moment } from '../../base/desk-list.ts';

const roles = ['finance', 'admin'] as const;

export const journalRow = z.object({
  id: z.string(),
  kind: z.string(),
  reference: z.string(),
  memo: z.string(),
  posted_at: z.string(),
  entries: z.array(
    z.object({
      account: z.string().describe('Address: user:<id>:available:USD, user:<id>:escrow:USD, outside:bank:USD …'),
      kind: z.string(),
      owner_id: z.string().nullable(),
      order_id: z.string().nullable().describe('The order whose escrow it moves'),
      amount: amount.describe('Positive: a credit'),
      balance_after: amount.nullable().describe('Of accounts of users and shops'),
    }),
  ),
});
export type JournalRow = z.output<typeof journalRow>;

export const journal = endpoint({
  name: 'desk.journal',
  summary: 'Transactions of the books with their entries, last booked first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/journal',
  input: z.object({
    limit: page.limit,
    cursor: filter(id),
    account: filter(text(120)).describe('Address, with or without currency'),
    user_id: filter(id),
    reference: filter(text(120)).describe('Whole, or its first part: `withdrawal:<id>`'),
    kind: filter(text(40)),
    from: filter(moment),
    to: filter(moment).describe('Before this moment'),
  }),
  output: deskPages(journalRow),
  refusals: [],
});

export const accountStatement = endpoint({
  name: 'desk.accountStatement',
  summary: "A user's account between two moments: opening balance, movements, closing balance; latest first",
  who: 'operator',
  roles: ['finance', 'support', 'admin'],
  method: 'GET',
  path: '/api/desk/account_statement',
  input: z.object({
    ...page,
    user_id: id,
    account: filter(z.enum(['available', 'held'])),
    from: filter(moment),
    to: filter(moment).describe('Before this moment'),
  }),
  output: deskList(
    z.object({
      id: z.string(),
      number: z.int(),
      at: z.string(),
      kind: z.string(),
      memo: z.string(),
      amount,
      balance_after: amount,
    }),
  ).extend({
    opening: amount,
    closing: amount,
  }),
  refusals: ['user_not_found'],
});

export const booksCheckScope = z
  .enum(['all', 'new'])
  .describe('`new`: what was booked since the last check that was right, and whether it fits what was proven before');

export const booksCheckRow = z.object({
  id: z.string(),
  at: z.string(),
  asked_by: z.string().nullable().describe('Name; null for a check of a timer'),
  scope: booksCheckScope,
  milliseconds: z.int(),
  transactions: z.int(),
  entries: z.int(),
  liabilities: amount,
  holdings: amount,
  right: z.boolean(),
  findings: z.array(z.string()),
});
export type BooksCheckRow = z.output<typeof booksCheckRow>;

/** The steps of a books check, in their order. */
export const booksCheckSteps = [
  'balanced',
  'empty',
  'kinds',
  'balances',
  'running',
  'folds',
  'below_zero',
  'remitted',
  'proven',
  'totals',
] as const;
export type BooksCheckStep = (typeof booksCheckSteps)[number];

export const runningBooksCheck = z.object({
  id: z.string().describe('The id that the result will have'),
  asked_by: z.string().nullable().describe('Name; null for a check of a timer'),
  asked_at: z.string(),
  scope: booksCheckScope,
  step: z.enum(booksCheckSteps).nullable().describe('null: it has not begun'),
});
export type RunningBooksCheck = z.output<typeof runningBooksCheck>;

export const liabilities = endpoint({
  name: 'desk.liabilities',
  summary: 'Liabilities against holdings, now and at the last check of each day',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/liabilities',
  input: z.object({ days: listInput(['at'], {}).shape.limit }),
  output: z.object({
    owed: z.array(z.object({ kind: z.string(), amount })),
    held: z.array(
      z.object({
        account: z.string(),
        kind: z.string(),
        amount: amount.describe("Outside sources: what came in, less the platform's own result"),
      }),
    ),
    total_owed: amount,
    total_held: amount,
    difference: amount.describe('Zero, or the books are wrong'),
    history: z
      .array(z.object({ date: z.string(), owed: amount, held: amount, right: z.boolean() }))
      .describe('Oldest first'),
  }),
  refusals: [],
});

export const booksChecks = endpoint({
  name: 'desk.booksChecks',
  summary: 'Recounts of the books so far, latest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/books_checks',
  input: listInput(['-at', 'at'], {}),
  output: deskList(booksCheckRow).extend({ running: runningBooksCheck.nullable() }),
  refusals: [],
});

export const runBooksCheck = endpoint({
  name: 'desk.runBooksCheck',
  summary:
    'Start a recount of the books, or a check of what is new; one runs at a time. Without a right check before, everything is recounted',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/books_check_run',
  input: z.object({ scope: booksCheckScope.default('all') }),
  output: runningBooksCheck,
  refusals: ['books_check_running'],
});
