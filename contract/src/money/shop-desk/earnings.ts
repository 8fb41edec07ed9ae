import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter, growingInput, growingList, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, nothing, text } from '../../base/fields.ts';
import { walletStatement, walletStatementCsv } from '../wallet.ts';

export const shopBalance = endpoint({
  name: 'shopDesk.balance',
  summary: 'The shop’s balances: available, in escrow, owed',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/balance',
  input: nothing,
  output: z.object({
    available: amount.describe('Released and not paid out'),
    payable: amount.describe('Of it, what can be paid out now'),
    on_hold: amount.describe('Of it, what a new shop cannot pay out yet'),
    hold_days: z.int().describe('Waiting time of a new shop after each release; 0 for others'),
    held: amount.describe('Requested as payout and not paid yet'),
    debt: amount.describe('Owed to the platform for refunds after the release; paid from the next releases'),
    pending: amount.describe('In escrow, less commission'),
    pending_orders: z.int(),
    earned: amount.describe('Released so far, less what refunds and returns took back'),
    minimum: amount.describe('The smallest payout'),
    schedule: z.enum(['weekly', 'on_request']),
    next_payout_at: z
      .string()
      .nullable()
      .describe('ISO time of the calendar; null without a calendar or an account for it'),
  }),
  refusals: [],
});
export type ShopBalance = z.output<typeof shopBalance.output>;

export const earningStates = ['held', 'released', 'returned'] as const;
export const certainties = ['fixed', 'latest', 'open', 'paused'] as const;

const dates = {
  releases_at: z.string().nullable().describe('ISO time; null when unknown yet, or when it is over'),
  certainty: z
    .enum(certainties)
    .describe(
      '`fixed`: then, unless a refund is requested. `latest`: then at the latest. `open`: not shipped yet. `paused`: a refund is open',
    ),
};

export const earningRow = z.object({
  id: z.string().describe('Of the order'),
  sn: z.string(),
  paid_at: z.string(),
  state: z.enum(earningStates),
  gross: amount.describe('What was paid for it, including promotions of the platform'),
  promotion: amount.describe('Of it, what promotions of the platform paid'),
  refunded: amount,
  commission: amount.describe('Less what was waived with refunds'),
  return_freight: amount.describe(
    'Paid to the shopper for the cost of returns, from the shop’s balance, so no part of the net',
  ),
  net: amount.describe('The shop’s part of it'),
  released_at: z.string().nullable(),
  ...dates,
});
export type EarningRow = z.output<typeof earningRow>;

const earningFilters = {
  state: filter(z.enum(earningStates)),
  q: filter(text(40)).describe('Number of the order'),
  from: filter(moment).describe('Paid then or later'),
  to: filter(moment).describe('Paid before this moment'),
};

export const shopEarnings = endpoint({
  name: 'shopDesk.earnings',
  summary: 'What the shop earns with each paid order, latest payment first',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/earnings',
  input: growingInput(['-paid_at', 'paid_at'], earningFilters),
  output: growingList(earningRow),
  refusals: [],
});

export const exportEarnings = endpoint({
  name: 'shopDesk.exportEarnings',
  summary: `The same earnings, latest payment first, ${asFile}`,
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/earnings/export',
  input: z.object({ ...csvFile, ...earningFilters }),
  output: z.string(),
  refusals: [],
});

export const calendarRow = z.object({
  id: z.string().describe('Of the order'),
  sn: z.string(),
  amount,
  ...dates,
  payable_at: z.string().nullable().describe('When it can be paid out: later than released for a new shop'),
});
export type CalendarRow = z.output<typeof calendarRow>;

export const shopCalendar = endpoint({
  name: 'shopDesk.calendar',
  summary: 'Coming releases by order, earliest first',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/calendar',
  input: growingInput(['releases_at'], {}),
  output: growingList(calendarRow),
  refusals: [],
});

export const shopStatement = endpoint({
  name: 'shopDesk.statement',
  summary: "A statement of the shop's balance with running balances, earliest movement first; at most a year",
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/statement',
  input: walletStatement.input,
  output: walletStatement.output,
  refusals: ['period_invalid'],
});

export const shopStatementCsv = endpoint({
  name: 'shopDesk.statementCsv',
  summary: 'The same statement as CSV text, for a file',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/statement/csv',
  input: walletStatementCsv.input,
  output: walletStatementCsv.output,
  refusals: ['period_invalid'],
});
