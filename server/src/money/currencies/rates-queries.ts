import type { CurrencyRate } from '@tradewind/contract/money/currencies';
import type { DeskRate } from '@tradewind/contract/money/desk/rates';
import { parseCurrency, parseRate, rateText } from '@tradewind/contract/money/exchange';
import { sql } from 'kysely';
import { day } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';

/** A rate is old after this many days; weekends and bank holidays are shorter. */
const oldAfterDays = 7;

const latestRates = (read: Read) =>
  read
    .selectFrom('currency_rates as r')
    .leftJoin('operators as o', 'o.id', 'r.loaded_by')
    .distinctOn('r.currency')
    .select(['r.id', 'r.currency', 'r.rate', 'r.source', 'r.loaded_at', 'o.name as loader'])
    .select(sql<string>`to_char(r.quoted_on, 'YYYY-MM-DD')`.as('quoted_on'))
    .orderBy('r.currency')
    .orderBy('r.loaded_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
type RateRow = Awaited<ReturnType<typeof latestRates>>[number];

/** The latest rate of each currency. */
export async function currentRates(read: Read): Promise<CurrencyRate[]> {
  return (await latestRates(read)).flatMap(presentRate);
}

/** The latest rate of each currency, with its loader and its age. */
export async function deskRates(read: Read, now: Date): Promise<DeskRate[]> {
  return (await latestRates(read)).flatMap((row) =>
    presentRate(row).map((rate) => {
      const age = Math.max(0, Math.floor((now.getTime() - Date.parse(`${row.quoted_on}T00:00:00Z`)) / day));
      return {
        ...rate,
        id: row.id,
        loaded_at: row.loaded_at.toISOString(),
        loaded_by: row.loader ?? '',
        age_days: age,
        old: age > oldAfterDays ? 1 : 0,
      };
    }),
  );
}

/** A rate as the contract shows it; empty for a currency that is no longer offered. */
function presentRate({ currency: code, rate, source, quoted_on }: RateRow): CurrencyRate[] {
  const currency = parseCurrency(code);
  const parts = parseRate(rate);
  return currency && parts ? [{ currency, rate: rateText(parts), source, quoted_on }] : [];
}
