import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, int, mostCounted } from '../../base/fields.ts';

/** What waits for a shop, in the order in which its dashboard shows it. */
export const toDoKinds = [
  'late',
  'ship',
  'cancel',
  'refund',
  'return',
  'dispute',
  'question',
  'review',
  'low_stock',
  'taken_down',
] as const;
export type ToDoKind = (typeof toDoKinds)[number];

/** What a new shop does before its first sale. */
export const startSteps = ['trader', 'freight', 'product', 'payout_account'] as const;
export type StartStep = (typeof startSteps)[number];

/** Money is for members with the right `balance`; the others get null. */
const sales = amount.nullable().describe('USD, less refunds; null without the right `balance`');
const visitors = z.int().describe('Each browser counts once a day');

const figures = { visitors, orders: z.int().describe('Paid, without those that were refunded as a whole'), sales };

export const bestSeller = z.object({
  product_id: z.string(),
  title: z.string(),
  image: z.string(),
  pieces: z.int(),
  sales,
});

export const shopDashboard = endpoint({
  name: 'shopDesk.dashboard',
  summary: 'What waits for the shop, the figures of the day, and what sells best',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/dashboard',
  input: z.object({
    days: int
      .pipe(z.union([z.literal(7), z.literal(30)]))
      .default(7)
      .describe('Of the best sellers'),
  }),
  output: z.object({
    day: z.string().describe('Today, YYYY-MM-DD, UTC'),
    to_do: z.array(
      z.object({
        kind: z.enum(toDoKinds),
        count: z.int(),
        due_at: z.string().nullable().describe('ISO time of the first deadline; null without one'),
      }),
    ),
    to_start: z.array(z.enum(startSteps)).describe('Steps before the first sale that are not done'),
    today: z.object(figures),
    week_ago: z.object(figures).describe('The same weekday of last week, the whole day'),
    days: z.array(z.object({ day: z.string(), ...figures })).describe('The last 14, today last'),
    best_sellers: z.array(bestSeller),
  }),
  refusals: [],
});
export type ShopDashboard = z.output<typeof shopDashboard.output>;

export const shopScorecard = endpoint({
  name: 'shopDesk.scorecard',
  summary: `How the shop serves its shoppers: shipped on time, refunds, answers, rating. Each figure is of at most ${mostCounted} records, the newest`,
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/scorecard',
  input: z.object({ days: int.pipe(z.union([z.literal(30), z.literal(90)])).default(30) }),
  output: z.object({
    shipping: z
      .object({ of: z.int(), on_time: z.int() })
      .describe('Orders whose shipping deadline was in the period, without those that the shopper cancelled before'),
    refunds: z
      .object({ of: z.int(), refunded: z.int() })
      .describe('Orders paid in the period; of them, those for which a refund request was paid'),
    answers: z
      .object({
        of: z.int(),
        answered: z.int(),
        median_hours: z.number().nullable().describe('From the request to the first answer of the shop'),
      })
      .describe('Refund requests of the period, without those that were withdrawn or are waiting within their time'),
    replies: z
      .object({ of: z.int(), replied: z.int() })
      .describe('Reviews of the period that are shown; of them, those that the shop replied to'),
    rating: z
      .object({ of: z.int(), stars: z.number().nullable().describe('1 to 5; null without reviews') })
      .describe('Reviews of the period that are shown'),
  }),
  refusals: [],
});
export type ShopScorecard = z.output<typeof shopScorecard.output>;

/** A day in UTC; an empty one counts as absent. */
const day = filter(z.iso.date());
const period = {
  from: day.describe('First day, UTC; 29 days before the last one when absent'),
  to: day.describe('Last day, UTC; today when absent. At most 366 days'),
};

const money = {
  sales,
  gross: amount.nullable().describe('USD, what was paid; null without the right `balance`'),
  refunded: amount.nullable().describe('USD, of these orders, whenever it was paid back; null without the right'),
};
const funnel = {
  visitors,
  product_visitors: z.int().describe('Of them, those who looked at a product'),
  carts: z.int().describe('Who put a product into the cart'),
  checkouts: z.int().describe('Who saw what an order would cost'),
  orders: figures.orders,
};

export const analyticsDay = z.object({ id: z.string().describe('YYYY-MM-DD, UTC'), ...funnel, ...money });
export type AnalyticsDay = z.output<typeof analyticsDay>;

export const shopAnalytics = endpoint({
  name: 'shopDesk.analytics',
  summary: 'Visits and sales of the shop by day, and in all',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/analytics',
  input: z.object(period),
  output: z.object({
    from: z.string(),
    to: z.string(),
    days: z.array(analyticsDay),
    total: z.object({ ...funnel, ...money }),
  }),
  refusals: ['period_invalid'],
});

export const analyticsProduct = z.object({
  id: z.string().describe('Of the product'),
  title: z.string(),
  image: z.string(),
  visitors,
  carts: z.int(),
  checkouts: z.int(),
  orders: z.int(),
  pieces: z.int().describe('Sold, without those that were refunded'),
  sales: sales.describe('USD of the goods, less discounts of the shop and refunds, without delivery'),
});
export type AnalyticsProduct = z.output<typeof analyticsProduct>;

export const shopAnalyticsProducts = endpoint({
  name: 'shopDesk.analyticsProducts',
  summary: 'Visits and sales by product. Without the right `balance`, by pieces instead of sales',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/analytics/products',
  input: listInput(['-sales', '-pieces', '-visitors', '-carts'], period),
  output: deskList(analyticsProduct).extend({
    delivery: amount
      .nullable()
      .describe(
        'USD of the same orders that is for delivery, with roundings: with it the products add up to the sales',
      ),
  }),
  refusals: ['period_invalid'],
});

export const analyticsCountry = z.object({
  id: z.string().describe('ISO 3166-1; empty: an address that names none'),
  orders: z.int(),
  sales,
});
export type AnalyticsCountry = z.output<typeof analyticsCountry>;

export const shopAnalyticsCountries = endpoint({
  name: 'shopDesk.analyticsCountries',
  summary: 'Sales by the country that orders go to, most orders first',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/analytics/countries',
  input: z.object(period),
  output: z.object({ list: z.array(analyticsCountry) }),
  refusals: ['period_invalid'],
});

export const shopAnalyticsCsv = endpoint({
  name: 'shopDesk.analyticsCsv',
  summary: `The same by day, product or country ${asFile}`,
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/analytics/csv',
  input: z.object({ ...csvFile, ...period, by: z.enum(['day', 'product', 'country']) }),
  output: z.string(),
  refusals: ['period_invalid'],
});
