import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { int, nothing } from '../../base/fields.ts';
import type { OperatorRole } from '../../base/operator-roles.ts';

/** What a column of a report holds. */
export type ColumnKind = 'period' | 'text' | 'country' | 'language' | 'count' | 'money' | 'percent';

const quarters = [1, 2, 3, 4] as const;

/** A column for each quarter of a year. */
const quarterly = <const Name extends string, const Kind extends ColumnKind>(name: Name, kind: Kind) =>
  Object.fromEntries(quarters.map((quarter) => [`${name}_q${quarter}`, kind])) as Record<
    `${Name}_q${(typeof quarters)[number]}`,
    Kind
  >;

/**
 * The reports with their columns; the first one names the row. Amounts are sums of entries of the books on the day of their
 * booking, so any report adds up with the ledger.
 */
export const reportColumns = {
  sales: {
    period: 'period',
    orders: 'count',
    gmv: 'money',
    refunded: 'money',
    net_sales: 'money',
    promotions: 'money',
    charges: 'money',
  },
  take: {
    period: 'period',
    released: 'money',
    commission: 'money',
    commission_back: 'money',
    fees: 'money',
    fines: 'money',
    other_revenue: 'money',
    revenue: 'money',
    promotions_net: 'money',
    take: 'money',
    take_rate: 'percent',
  },
  taxes: {
    country: 'country',
    orders: 'count',
    gmv: 'money',
    duty: 'money',
    tax: 'money',
    charges_back: 'money',
    charges_owed: 'money',
  },
  sellers: {
    shop: 'text',
    legal_name: 'text',
    country: 'country',
    tax_number: 'text',
    ...quarterly('sales', 'count'),
    ...quarterly('gross', 'money'),
    ...quarterly('fees', 'money'),
    sales: 'count',
    gross: 'money',
    fees: 'money',
    return_freight: 'money',
    income: 'money',
    seller_charges: 'money',
  },
  funnel: {
    period: 'period',
    visits: 'count',
    product_visits: 'count',
    carts: 'count',
    checkouts: 'count',
    paid: 'count',
    conversion: 'percent',
  },
  searches: { keyword: 'text', language: 'language', missed: 'count', searches: 'count' },
} as const satisfies Record<string, Readonly<Record<string, ColumnKind>>>;

export type ReportName = keyof typeof reportColumns;
export const moneyReports = ['sales', 'take', 'taxes', 'sellers'] as const satisfies readonly ReportName[];
export const demandReports = ['funnel', 'searches'] as const satisfies readonly ReportName[];

const day = filter(z.iso.date());
const span = {
  from: day.describe('First day, UTC; 29 days before the last one when absent'),
  to: day.describe('Last day, UTC; today when absent. At most 366 days. Of sellers, the year of this day'),
  by: filter(z.enum(['day', 'week', 'month'])).describe('What the rows of a report by time are; by day when absent'),
};

const cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const reportTable = z.object({
  from: z.string().describe('YYYY-MM-DD, UTC'),
  to: z.string(),
  rows: z
    .array(z.object({ id: z.string(), cells }))
    .describe('Cells by the column; amounts are decimal text in USD, shares are parts of one'),
  total: cells.describe('Of all rows, also of those that are not shown'),
  more: z.boolean().describe('Whether only the first thousand rows are shown; the file has all'),
});
export type ReportTable = z.output<typeof reportTable>;
export type ReportCells = z.output<typeof cells>;

const ofMoney = { ...span, report: z.enum(moneyReports) };
const ofDemand = { ...span, report: z.enum(demandReports) };

export const moneyReport = endpoint({
  name: 'desk.moneyReport',
  summary: 'Sales, take, duty and tax by country, or the yearly income of sellers, from the books',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/reports/money',
  input: z.object(ofMoney),
  output: reportTable,
  refusals: ['period_invalid'],
});

export const moneyReportCsv = endpoint({
  name: 'desk.moneyReportCsv',
  summary: `The same ${asFile}`,
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/reports/money/csv',
  input: z.object({ ...csvFile, ...ofMoney }),
  output: z.string(),
  refusals: ['period_invalid'],
});

export const demandReport = endpoint({
  name: 'desk.demandReport',
  summary: 'How far visits got, or the searches of the last 30 days that found nothing',
  who: 'operator',
  roles: ['catalogue', 'finance', 'support', 'admin'],
  method: 'GET',
  path: '/api/desk/reports/demand',
  input: z.object(ofDemand),
  output: reportTable,
  refusals: ['period_invalid'],
});

export const demandReportCsv = endpoint({
  name: 'desk.demandReportCsv',
  summary: `The same ${asFile}`,
  who: 'operator',
  roles: ['catalogue', 'finance', 'support', 'admin'],
  method: 'GET',
  path: '/api/desk/reports/demand/csv',
  input: z.object({ ...csvFile, ...ofDemand }),
  output: z.string(),
  refusals: ['period_invalid'],
});

const everyChoice = z.enum(['never', 'week', 'month']);

export const reportMail = endpoint({
  name: 'desk.reportMail',
  summary: 'How often the operator gets the figures by mail',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/reports/mail',
  input: nothing,
  output: z.object({ every: everyChoice }),
  refusals: [],
});

export const chooseReportMail = endpoint({
  name: 'desk.chooseReportMail',
  summary: 'Get the figures of each finished week or month by mail, in the language of this call, or stop that',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'POST',
  path: '/api/desk/reports/mail',
  input: z.object({ every: everyChoice }),
  output: z.object({ every: everyChoice }),
  refusals: [],
});

/** The figures that an operator starts the day with. Money is for finance and administrators. */
export const figureNames = {
  orders: ['finance', 'support', 'admin'],
  gmv: ['finance', 'admin'],
  refunded: ['finance', 'admin'],
  take: ['finance', 'admin'],
  active_shoppers: ['finance', 'support', 'catalogue', 'admin'],
  new_shoppers: ['support', 'admin'],
  visits: ['catalogue', 'admin'],
  missed: ['catalogue', 'admin'],
} as const satisfies Record<string, readonly OperatorRole[]>;
export type FigureName = keyof typeof figureNames;

export const deskFigures = endpoint({
  name: 'desk.figures',
  summary: 'The figures of the last days against those of as many days before, as far as the roles allow',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/figures',
  input: z.object({ days: int.pipe(z.union([z.literal(1), z.literal(7), z.literal(30)])).default(7) }),
  output: z.object({
    from: z.string().describe('First day, YYYY-MM-DD, UTC; the last one is today'),
    to: z.string(),
    figures: z.array(
      z.object({
        name: z.enum(Object.keys(figureNames) as [FigureName, ...FigureName[]]),
        kind: z.enum(['count', 'money']),
        now: z.string().describe('A whole number, or USD as decimal text'),
        before: z.string(),
      }),
    ),
  }),
  refusals: [],
});
