import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, listOf, nothing, page, text } from '../base/fields.ts';
import { rechargeMethod } from './recharges.ts';
import { payoutMethod } from './withdrawals.ts';

/** Kinds of movements of a wallet. The first two are the wire's own words; clients show only `recharge` in green. */
export const movements = ['recharge', 'extract', 'order', 'refund', 'reward', 'correction', 'opening'] as const;
export type Movement = (typeof movements)[number];

/** A day in UTC; an empty one counts as absent. */
const day = z
  .literal('')
  .transform(() => undefined)
  .or(z.iso.date())
  .optional();

const movement = z.object({
  id: z.string(),
  /** Numbered 1, 2, 3 … per account, without gaps. */
  number: z.int(),
  title: z.string(),
  createtime: z.string(),
  type: z.enum(movements),
  direction: z.enum(['in', 'out']),
  money: amount.describe('Signed'),
  balance_after: amount,
  /** An order number, a network, or the end of an account number; may be empty. */
  counterpart: z.string(),
});
export type MovementRow = z.output<typeof movement>;

const subject = z.object({
  what: z.enum(['order', 'recharge', 'withdrawal']),
  id: z.string().nullable().describe('null where its owner has deleted it'),
  party: z
    .string()
    .describe('The counterpart: the shop of an order, the method of a top-up, the payout account of a withdrawal'),
  audit: z
    .object({ status: z.int(), text: z.string(), is_cancelled: flag })
    .nullable()
    .describe('Status of a withdrawal that is not paid yet'),
});
/** The subject of a movement, with a link to it. */
export type MovementSubject = z.output<typeof subject>;

const billRow = movement.extend({ subject: subject.nullable() });
export type BillRow = z.output<typeof billRow>;

const monthSum = z.object({
  month: z.string().describe('e.g. 2026-03'),
  money_in: amount,
  money_out: amount.describe('Unsigned'),
});
export type MonthSum = z.output<typeof monthSum>;

export const bill = endpoint({
  name: 'wallet.bill',
  summary: 'The fund record: every movement of the shopper’s balance, latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/bill',
  input: z.object({
    type: z
      .enum(['all', ...movements])
      .or(z.literal('').transform(() => 'all' as const))
      .default('all'),
    from: day.describe('First day, e.g. 2026-03-01, UTC'),
    to: day.describe('Last day, inclusive'),
    zone: text(64)
      .optional()
      .describe('The time zone by which months are counted, e.g. Asia/Tokyo; with it the answer has `months`'),
    ...page,
  }),
  output: listOf(billRow).extend({
    months: z
      .array(monthSum)
      .optional()
      .describe('Totals of the months of these rows, within the requested days and type'),
  }),
  refusals: [],
});

export const walletModes = ['open', 'closed'] as const;

export const walletOverview = endpoint({
  name: 'wallet.overview',
  summary: 'The balance, the pending top-ups, and the open methods',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/overview',
  input: nothing,
  output: z.object({
    available: amount,
    held: amount.describe('Held for withdrawals that are not decided yet'),
    pending_in: amount.describe('Top-ups that are being checked, and deposits that are not final yet'),
    mode: z.enum(walletModes).describe('closed: refunds and earnings only'),
    methods: z.object({ top_up: z.array(rechargeMethod), withdraw: z.array(payoutMethod) }),
  }),
  refusals: [],
});
export type WalletOverview = z.output<typeof walletOverview.output>;

const period = z.object({
  from: day.describe('First day, UTC; the first of this month when absent'),
  to: day.describe('Last day, inclusive; today when absent'),
});

export const walletStatement = endpoint({
  name: 'wallet.statement',
  summary: 'An account statement with running balances, earliest movement first; at most a year',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/statement',
  input: period,
  output: z.object({
    from: z.string(),
    to: z.string(),
    holder: z.string(),
    currency: z.string(),
    opening: amount,
    rows: z.array(movement),
    money_in: amount,
    money_out: amount,
    closing: amount,
    drawn_up: z.string().describe('ISO time'),
  }),
  refusals: ['period_invalid', 'statement_too_long'],
});
export type WalletStatement = z.output<typeof walletStatement.output>;

export const walletStatementCsv = endpoint({
  name: 'wallet.statementCsv',
  summary: 'The same statement as CSV text, for a file',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/statement/csv',
  input: period,
  output: z.object({ file_name: z.string(), csv: z.string() }),
  refusals: ['period_invalid', 'statement_too_long'],
});

/** The notice that an operator confirms before opening the wallet. */
export const licenceNotice =
  'Taking in money for others and paying it out again is a licensed activity in most countries: e-money, payment services, ' +
  'money transmission, and for stablecoins often a licence of its own, with duties to identify customers and to keep their ' +
  'money apart. Open the wallet only if your business holds what its countries ask for. While it is closed, balances come ' +
  'from refunds and earnings alone and can be spent in the shop.';
