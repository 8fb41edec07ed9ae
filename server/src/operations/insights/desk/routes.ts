import * as contract from '@tradewind/contract/operations/shop-desk/insights';
import { day, later } from '../../../base/clock/clock.ts';
import type { Deps } from '../../../base/deps.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import type { Api } from '../../../base/http/api.ts';
import { analyticsFile } from './analytics-csv.ts';
import { figuresByCountry } from './country-queries.ts';
import { figuresByDay, sumOf } from './day-queries.ts';
import { dayOf, lastDays, periodOf } from './period.ts';
import { amountsFor, presentCountry, presentDay, presentFigures, presentProduct } from './present-figures.ts';
import { figuresByProduct, type ProductOrder } from './product-queries.ts';
import { readScorecard } from './scorecard-queries.ts';
import { listStartSteps, listToDo } from './to-do-queries.ts';
import { rowsBefore } from '../../../base/db/paging.ts';

/** Days of the dashboard's chart. */
const chartDays = 14;
const bestSellers = 5;

/** The shop desk's endpoints of the dashboard and the analytics. */
export function shopInsightsRoutes(api: Api, { db: { read } }: Pick<Deps, 'db'>): void {
  /** An order of products that says nothing about money to those who may not see it. */
  const orderFor = ({ actor }: MerchantCall, sort: ProductOrder): ProductOrder =>
    sort === '-sales' && amountsFor(actor.role)(0n) === null ? '-pieces' : sort;

  api.merchant(contract.shopDashboard, async (call, { days }) => {
    const { actor, locale, now } = call;
    const { shopId, role } = actor;
    const amount = amountsFor(role);
    const [toDo, toStart, figures, best] = await Promise.all([
      listToDo(read, shopId, role, now),
      listStartSteps(read, shopId, role),
      figuresByDay(read, shopId, lastDays(chartDays, now)),
      figuresByProduct(read, shopId, lastDays(days, now), {
        sort: orderFor(call, '-sales'),
        limit: bestSellers,
        offset: 0,
        soldOnly: true,
      }),
    ]);
    const shown = figures.map((row) => presentDay(row, amount));
    const weekAgo = dayOf(later(now, -7 * day));
    return {
      day: dayOf(now),
      to_do: toDo.map(({ kind, count, due_at: dueAt }) => ({ kind, count, due_at: dueAt?.toISOString() ?? null })),
      to_start: toStart,
      today: shown.at(-1)!,
      week_ago: shown.find((row) => row.day === weekAgo)!,
      days: shown,
      best_sellers: best.rows.map((row) => {
        const { id, title, image, pieces, sales } = presentProduct(row, { locale, amount });
        return { product_id: id, title, image, pieces, sales };
      }),
    };
  });

  api.merchant(contract.shopScorecard, ({ actor, now }, { days }) => readScorecard(read, actor.shopId, days, now));

  api.merchant(contract.shopAnalytics, async ({ actor, now }, input) => {
    const period = periodOf(input, now);
    const amount = amountsFor(actor.role);
    const days = await figuresByDay(read, actor.shopId, period);
    return {
      from: period.from,
      to: period.to,
      days: days.map((row) => ({ id: row.day, ...presentFigures(row, amount) })),
      total: presentFigures(sumOf(days), amount),
    };
  });

  api.merchant(contract.shopAnalyticsProducts, async (call, { page, limit, sort, ...days }) => {
    const { actor, locale, now } = call;
    const amount = amountsFor(actor.role);
    const { rows, total, delivery } = await figuresByProduct(read, actor.shopId, periodOf(days, now), {
      sort: orderFor(call, sort),
      limit,
      offset: rowsBefore(page, limit),
    });
    return { list: rows.map((row) => presentProduct(row, { locale, amount })), total, delivery: amount(delivery) };
  });

  api.merchant(contract.shopAnalyticsCountries, async ({ actor, now }, input) => {
    const amount = amountsFor(actor.role);
    const rows = await figuresByCountry(read, actor.shopId, periodOf(input, now));
    return { list: rows.map((row) => presentCountry(row, amount)) };
  });

  api.merchantDownload(contract.shopAnalyticsCsv, async (call, { by, ...days }) =>
    analyticsFile(read, call, { by, period: periodOf(days, call.now), sort: orderFor(call, '-sales') }),
  );
}
