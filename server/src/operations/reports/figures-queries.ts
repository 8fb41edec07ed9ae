import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { toWire, usd } from '@tradewind/contract/base/money';
import { figureNames, type deskFigures, type FigureName } from '@tradewind/contract/operations/desk/reports';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Database, Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { dayOf, lastDays, periodOf, type Period } from '../insights/index.ts';
import { bookedSums } from './booked-days.ts';
import { salesOf, takeOf } from './money-reports.ts';

type Figures = Record<FigureName, number | bigint>;

/** The figures that the roles may see, of the last days up to today and of as many days before them. */
export async function readFigures(
  db: Database,
  roles: readonly OperatorRole[],
  days: number,
  now: Date,
): Promise<OutputOf<typeof deskFigures>> {
  const period = lastDays(days, now);
  const earlier = periodOf(
    { from: dayOf(later(period.since, -days * day)), to: dayOf(later(period.since, -day)) },
    now,
  );
  const [current, before] = await Promise.all([figuresOf(db, period), figuresOf(db, earlier)]);
  const names = (Object.keys(figureNames) as FigureName[]).filter((name) =>
    figureNames[name].some((role) => roles.includes(role)),
  );
  return {
    from: period.from,
    to: period.to,
    figures: names.map((name) => ({
      name,
      kind: typeof current[name] === 'bigint' ? ('money' as const) : ('count' as const),
      now: shown(current[name]),
      before: shown(before[name]),
    })),
  };
}

const shown = (value: number | bigint): string => (typeof value === 'bigint' ? toWire(usd(value)) : String(value));

async function figuresOf(db: Database, period: Period): Promise<Figures> {
  const [sums, counts] = await Promise.all([
    bookedSums(db, { scope: 'all', from: period.from, to: period.to }),
    countPeople(db.read, period),
  ]);
  const { orders, gmv, refunded } = salesOf(sums);
  return { orders, gmv, refunded, take: takeOf(sums).take, ...counts };
}

/** Who paid an order, who opened an account, how many visited shops, and what they looked for in vain. */
async function countPeople(
  read: Read,
  { from, to, since, until }: Period,
): Promise<Pick<Figures, 'active_shoppers' | 'new_shoppers' | 'visits' | 'missed'>> {
  const [counts] = await rowsOf<Record<'active_shoppers' | 'new_shoppers' | 'visits' | 'missed', number>>(
    read,
    sql`select
      (select count(*)::int from (select from orders where paid_at >= ${since} and paid_at < ${until} group by user_id) buyers) as active_shoppers,
      (select count(*)::int from users where created_at >= ${since} and created_at < ${until}) as new_shoppers,
      (select coalesce(sum(visitors), 0)::int from shop_visit_days where day between ${from}::date and ${to}::date) as visits,
      (select coalesce(sum(missed), 0)::int from search_days where day between ${from}::date and ${to}::date) as missed`,
  );
  return counts!;
}
