import { z } from 'zod';
import { deskList, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';

const roles = ['finance'] as const;

/** Characters of a statement's file; a month of a busy account has far fewer. */
export const maxStatementLength = 2_000_000;
/** Entries of a statement. */
export const maxStatementEntries = 5_000;

export const statementSources = ['bank', 'card'] as const;
export const entryKinds = ['payout', 'return', 'top_up', 'fee', 'unknown'] as const;
/** Why an entry is open. `refused_…` is what the act of paying answered. */
export const entryReasons = [
  '',
  'to_settle',
  'to_take_back',
  'not_found',
  'other_currency',
  'other_amount',
  'not_handed_over',
  'paid_already',
  'returned_already',
  'refused_withdrawal',
  'not_credited',
  'second_person_required',
  'withdrawal_on_hold',
  'withdrawal_account_locked',
  'withdrawal_too_early',
] as const;
export type EntryReason = (typeof entryReasons)[number];

const row = z.object({
  id: z.string(),
  source: z.enum(statementSources),
  format: z.enum(['camt053', 'csv']),
  file_name: z.string(),
  account: z.string().describe('Of the bank, masked'),
  closed_on: z.string().nullable(),
  closing: amount.nullable().describe('The balance by the statement'),
  books: amount.describe('The balance in the books when it was uploaded'),
  difference: amount.nullable().describe('Closing balance less books'),
  explained: amount.describe('The sum of entries that the books lacked when it was uploaded'),
  entries: z.int(),
  repeated: z.int().describe('Entries that an earlier statement had already'),
  open: z.int().describe('Entries that nobody has settled or explained'),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
});
export type StatementRow = z.output<typeof row>;

const entry = z.object({
  id: z.string(),
  line: z.int(),
  booked_on: z.string().nullable(),
  amount: z.string().describe('Minor units are two digits; negative: left the account'),
  currency: z.string(),
  reference: z.string(),
  details: z.string(),
  party: z.string(),
  kind: z.enum(entryKinds),
  why: z.enum(entryReasons),
  withdrawal_id: z.string().nullable(),
  withdrawal: z.string().describe('Its number; empty without one'),
  recharge_id: z.string().nullable(),
  note: z.string(),
  noted_by: z.string(),
});
export type StatementEntry = z.output<typeof entry>;

const detail = row.extend({ list: z.array(entry).describe('Open ones first') });
export type StatementDetail = z.output<typeof detail>;

export const statements = endpoint({
  name: 'desk.statements',
  summary: 'Statements of banks and providers, newest first, each against the books',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/statements',
  input: listInput(['-uploaded_at', 'uploaded_at'], {}),
  output: deskList(row),
  refusals: [],
});

export const statement = endpoint({
  name: 'desk.statement',
  summary: 'One statement with its entries and what each belongs to',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/statements/show',
  input: z.object({ id }),
  output: detail,
  refusals: ['statement_not_found'],
});

export const uploadStatement = endpoint({
  name: 'desk.uploadStatement',
  summary: 'Upload a statement, ISO 20022 camt.053 or CSV; the same file twice changes nothing, and no money moves',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/statements/upload',
  input: z.object({
    source: z.enum(statementSources),
    file_name: text(120),
    content: z.string().min(1).max(maxStatementLength),
    closing: text(40, 0).optional().describe('Closing balance in dollars, where the file has none'),
    columns: z
      .object({ date: text(60, 0), amount: text(60, 0), details: text(60, 0) })
      .partial()
      .optional()
      .describe('Headings of a CSV, where they are not recognised'),
  }),
  output: row,
  refusals: ['statement_unreadable', 'statement_columns_unknown', 'amount_invalid'],
  maxBytes: 8 * 1024 * 1024,
});

export const settleStatement = endpoint({
  name: 'desk.settleStatement',
  summary: 'Mark the payouts that a statement shows as paid, by the rules for marking one',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/statements/settle',
  input: z.object({ id }),
  output: z.object({ paid: z.int(), refused: z.int() }),
  refusals: ['statement_not_found'],
});

export const explainEntry = endpoint({
  name: 'desk.explainEntry',
  summary: 'Explain an open entry of a statement by a note; it is open no longer',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/statements/explain',
  input: z.object({ id, note: text(300, 0) }),
  output: z.null(),
  refusals: ['statement_not_found', 'reason_required', 'already_decided'],
});
