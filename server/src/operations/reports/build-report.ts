import type { ReportCells, ReportName } from '@tradewind/contract/operations/desk/reports';
import { sql } from 'kysely';
import type { Database, Read } from '../../base/db/database.ts';
import { periodOf, type Period } from '../insights/index.ts';
import { bookedSums, type BookedSum } from './booked-days.ts';
import { bucketsOf, type Bucket } from './buckets.ts';
import { keptSearches, missedSearches, visitsBy } from './demand-queries.ts';
import { cellsOf, countOf, salesOf, takeOf, taxesOf, yearOf } from './money-reports.ts';

export interface ReportQuery {
  report: ReportName;
  from?: string | undefined;
  to?: string | undefined;
  by?: Bucket | undefined;
}

export interface Report {
  period: Period;
  rows: { id: string; cells: ReportCells }[];
  total: ReportCells;
}

type Build = (db: Database, period: Period, by: Bucket) => Promise<Omit<Report, 'period'>>;

/** More searches than anybody reads. */
const mostSearches = 1_000;

/** A report with all its rows. @throws Refusal `period_invalid`. */
export async function buildReport(
  db: Database,
  { report, from, to, by = 'day' }: ReportQuery,
  now: Date,
): Promise<Report> {
  const asked = periodOf({ from, to }, now);
  const period = report === 'sellers' ? yearAround(asked) : report === 'searches' ? keptSearches(asked) : asked;
  return { period, ...(await builders[report](db, period, by)) };
}

const builders: Readonly<Record<ReportName, Build>> = {
  sales: byTime(salesOf),
  take: byTime(takeOf),
  async taxes(db, { from, to }) {
    const sums = await bookedSums(db, { scope: 'country', from, to });
    const rows = [...Map.groupBy(sums, ({ subject }) => subject)]
      .map(([country, ofCountry]) => ({ country, figures: taxesOf(ofCountry) }))
      .filter(({ figures }) => figures.orders > 0 || figures.charges_owed !== 0n)
      .sort((a, b) => (b.figures.gmv > a.figures.gmv ? 1 : b.figures.gmv < a.figures.gmv ? -1 : 0));
    return {
      rows: rows.map(({ country, figures }) => ({ id: country || '-', cells: { country, ...cellsOf(figures) } })),
      total: cellsOf(taxesOf(sums)),
    };
  },
  async sellers(db, { from, to }) {
    const sums = await bookedSums(db, { scope: 'shop', from, to, by: 'quarter' });
    const byShop = [...Map.groupBy(sums, ({ subject }) => subject)]
      .map(([id, ofShop]) => ({ id, figures: yearOf(ofShop) }))
      .filter(({ figures }) => figures.sales > 0 || figures.gross !== 0n || figures.seller_charges !== 0n)
      .sort((a, b) => (b.figures.gross > a.figures.gross ? 1 : b.figures.gross < a.figures.gross ? -1 : 0));
    const sellers = new Map(
      (
        await sellersOf(
          db.read,
          byShop.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    return {
      rows: byShop.map(({ id, figures }) => {
        const { id: _, ...seller } = sellers.get(id)!;
        return { id, cells: { ...seller, ...cellsOf(figures) } };
      }),
      total: cellsOf(yearOf(sums)),
    };
  },
  async funnel(db, period, by) {
    const [visits, sums] = await Promise.all([
      visitsBy(db.read, period, by),
      bookedSums(db, { scope: 'all', from: period.from, to: period.to, by }),
    ]);
    const found = new Map(visits.map(({ bucket, ...steps }) => [bucket, steps]));
    const paid = Map.groupBy(sums, ({ bucket }) => bucket);
    const steps = ['visits', 'product_visits', 'carts', 'checkouts'] as const;
    const none = { visits: 0, product_visits: 0, carts: 0, checkouts: 0 };
    const rows = bucketsOf(period, by).map((bucket) =>
      funnelRow(bucket, found.get(bucket) ?? none, countOf(paid.get(bucket) ?? [], 'order_paid')),
    );
    const all = Object.fromEntries(
      steps.map((step) => [step, visits.reduce((sum, row) => sum + row[step], 0)]),
    ) as typeof none;
    return { rows, total: funnelRow('', all, countOf(sums, 'order_paid')).cells };
  },
  async searches(db, period) {
    const rows = await missedSearches(db.read, period, mostSearches);
    return {
      rows: rows.map(({ locale, ...row }) => ({ id: `${locale} ${row.keyword}`, cells: { ...row, language: locale } })),
      total: {
        missed: rows.reduce((sum, { missed }) => sum + missed, 0),
        searches: rows.reduce((sum, { searches }) => sum + searches, 0),
      },
    };
  },
};

/** A report with a row for each bucket of time, also for those without bookings. */
function byTime(figuresOf: (rows: readonly BookedSum[]) => Record<string, bigint | number | null>): Build {
  return async (db, period, by) => {
    const sums = await bookedSums(db, { scope: 'all', from: period.from, to: period.to, by });
    const found = Map.groupBy(sums, ({ bucket }) => bucket);
    return {
      rows: bucketsOf(period, by).map((bucket) => ({
        id: bucket,
        cells: { period: bucket, ...cellsOf(figuresOf(found.get(bucket) ?? [])) },
      })),
      total: cellsOf(figuresOf(sums)),
    };
  };
}

/** Steps of different days are not joined, since nobody is followed: the conversion is orders by visits. */
const funnelRow = (
  bucket: string,
  steps: Record<'visits' | 'product_visits' | 'carts' | 'checkouts', number>,
  paid: number,
) => ({
  id: bucket,
  cells: { period: bucket, ...steps, paid, conversion: steps.visits === 0 ? null : paid / steps.visits },
});

/** The calendar year of a period's last day. */
function yearAround({ to }: Period): Period {
  const year = to.slice(0, 4);
  return {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    since: new Date(`${year}-01-01`),
    until: new Date(`${Number(year) + 1}-01-01`),
  };
}

/** Shops with the trader that answers for each now. */
const sellersOf = (read: Read, ids: readonly string[]) =>
  read
    .selectFrom('shops as h')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('shop_traders as t')
          .select(['t.legal_name', 't.country', 't.tax_number'])
          .whereRef('t.shop_id', '=', 'h.id')
          .orderBy('t.written_at', 'desc')
          .orderBy('t.id', 'desc')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select(['h.id', 'h.name as shop'])
    .select([
      sql<string>`coalesce(t.legal_name, '')`.as('legal_name'),
      sql<string>`coalesce(t.country, '')`.as('country'),
      sql<string>`coalesce(t.tax_number, '')`.as('tax_number'),
    ])
    .where('h.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
