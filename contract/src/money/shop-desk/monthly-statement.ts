import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount } from '../../base/fields.ts';

/** The lines of a monthly statement, in the order in which it shows them. Their sum is what the balance changed by. */
export const statementLines = [
  'sales',
  'commission',
  'commission_tax',
  'refunds',
  'promotions',
  'return_freight',
  'fines',
  'payouts',
  'corrections',
] as const;
export type StatementLine = (typeof statementLines)[number];

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('`YYYY-MM`, in UTC');

export const monthlyStatement = z.object({
  month: z.string(),
  shop: z.string(),
  currency: z.string(),
  opening: amount.describe('Available less owed to the platform, at the start of the month'),
  lines: z.array(
    z.object({
      line: z.enum(statementLines),
      amount: amount.describe('Less than zero: what left the balance'),
      entries: z.int(),
    }),
  ),
  closing: amount.describe('The same at its end, or now in the current month: opening and all lines together'),
  of_sales: z
    .object({ orders: z.int(), freight: amount, promotions: amount, duties: amount })
    .describe(
      'Of the orders that were released: what shoppers paid for delivery, what promotions of the platform paid, and duty and tax that went to the authorities and are in no line',
    ),
});
export type MonthlyStatement = z.output<typeof monthlyStatement>;

export const statementEntry = z.object({
  id: z.string(),
  at: z.string(),
  line: z.enum(statementLines),
  order_id: z.string().nullable().describe('null: about no order, such as a payout'),
  counterpart: z.string().describe('Number of the order, or the end of an account'),
  amount,
});
export type StatementEntry = z.output<typeof statementEntry>;

export const shopMonthlyStatement = endpoint({
  name: 'shopDesk.monthlyStatement',
  summary: "What a month did to the shop's balance, by line",
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/statement/month',
  input: z.object({ month }),
  output: monthlyStatement,
  refusals: [],
});

export const shopStatementEntries = endpoint({
  name: 'shopDesk.statementEntries',
  summary: 'The entries behind the lines of a month, each with its order, earliest first',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/statement/entries',
  input: listInput(['at'], { month, line: filter(z.enum(statementLines)) }),
  output: deskList(statementEntry),
  refusals: [],
});

export const shopMonthlyStatementCsv = endpoint({
  name: 'shopDesk.monthlyStatementCsv',
  summary: `The monthly statement with all its entries ${asFile}`,
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/statement/month_csv',
  input: z.object({ ...csvFile, month }),
  output: z.string(),
  refusals: [],
});
