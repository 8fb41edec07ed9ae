import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { isPresentable } from './presentable-search.ts';
import type { SearchCounter } from './search-counter.ts';
import { searchPage } from './search-queries.ts';

const shown = 10;
/** Fewer than this many searches, counted with decay, are nobody's fashion. */
const leastHeat = 3;
const halvedAfterDays = 3;
const forgottenAfterDays = 30;
/** Looked through for those that are fit and still find something. */
const looked = 40;

/** Finds out what is hot in each language. A search of today counts one, one of three days ago half, and so on. */
export async function rankHotSearches(deps: Pick<Deps, 'db' | 'clock'> & { searches: SearchCounter }): Promise<void> {
  await deps.searches.flush();
  const now = deps.clock.now();
  const hot = (await Promise.all(locales.map((locale) => hottest(deps.db.read, locale, now)))).flat();
  await deps.db.transact(async (tx) => {
    await tx.deleteFrom('hot_searches').execute();
    if (hot.length > 0) await tx.insertInto('hot_searches').values(hot).execute();
    await tx
      .deleteFrom('search_days')
      .where('day', '<', later(now, -forgottenAfterDays * day))
      .execute();
  });
}

async function hottest(read: Read, locale: Locale, now: Date) {
  const rows = await read
    .selectFrom('search_days')
    .select([
      'locale',
      'keyword',
      sql<number>`sum(searches * power(0.5, (${now}::date - day)::numeric / ${halvedAfterDays}::numeric))::real`.as(
        'heat',
      ),
    ])
    .where('locale', '=', locale)
    .where('day', '>=', later(now, -forgottenAfterDays * day))
    .groupBy(['locale', 'keyword'])
    .orderBy('heat', 'desc')
    .orderBy('keyword')
    .limit(looked)
    .execute();
  const fit: typeof rows = [];
  for (const row of rows) {
    if (fit.length === shown || row.heat < leastHeat) break;
    if (!isPresentable(row.keyword)) continue;
    const { total, meant } = await searchPage(
      read,
      { words: row.keyword, category: null, sort: 'relevance' },
      { page: 1, limit: 1 },
    );
    if (total > 0 && !meant) fit.push(row);
  }
  return fit;
}

/** What is hot in a language, hottest first. */
export const hotSearchesIn = (read: Read, locale: Locale): Promise<{ keyword: string }[]> =>
  read
    .selectFrom('hot_searches')
    .select('keyword')
    .where('locale', '=', locale)
    .orderBy('heat', 'desc')
    .orderBy('keyword')
    .limit(shown)
    .execute();
