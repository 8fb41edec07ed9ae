import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import { isPresentable } from './presentable-search.ts';
import type { SearchCounter } from './search-counter.ts';
import { minSearchers, purgeSearchSalts } from './search-marks.ts';
import { suggestSearched } from './store-suggestions.ts';
import { searchPage } from './search-queries.ts';

const maxShown = 10;
/** Minimum number of searches, counted with decay. */
const minHeat = 3;
const halfLifeDays = 3;
const maxAgeDays = 30;
/** Candidates per language that are checked for presentable words and results. */
const maxCandidates = 40;

/** A job: ranks the hot searches of each language. A search of today counts 1, one of three days ago ½, and so on. */
export async function rankHotSearches(deps: Pick<Deps, 'db' | 'clock'> & { searches: SearchCounter }): Promise<void> {
  await deps.searches.flush();
  const now = deps.clock.now();
  const hot = (await Promise.all(locales.map((locale) => hottest(deps.db.read, locale, now)))).flat();
  await deps.db.transact(async (tx) => {
    await tx.deleteFrom('hot_searches').execute();
    if (hot.length > 0) await tx.insertInto('hot_searches').values(hot).execute();
  });
  await inBatches(deps.db, (tx, limit) => deleteOldSearches(tx, later(now, -maxAgeDays * day), limit));
  await suggestSearched(deps.db, now);
  await purgeSearchSalts(deps.db, now);
}

async function deleteOldSearches(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_days where ctid = any(array(
      select ctid from search_days where day < ${before}::date limit ${limit}
    ))`.execute(tx);
  return Number(numAffectedRows);
}

async function hottest(read: Read, locale: Locale, now: Date) {
  const rows = await read
    .selectFrom('search_days')
    .select([
      'locale',
      'keyword',
      sql<number>`sum(searches * power(0.5, (${now}::date - day)::numeric / ${halfLifeDays}::numeric))::real`.as(
        'heat',
      ),
    ])
    .where('locale', '=', locale)
    .where('day', '>=', later(now, -maxAgeDays * day))
    .groupBy(['locale', 'keyword'])
    .having(sql<boolean>`max(searches) >= ${minSearchers}`)
    .orderBy('heat', 'desc')
    .orderBy('keyword')
    .limit(maxCandidates)
    .execute();
  const presentable: typeof rows = [];
  for (const row of rows) {
    if (presentable.length === maxShown || row.heat < minHeat) break;
    if (!isPresentable(row.keyword)) continue;
    const { total, meant, near } = await searchPage(
      read,
      { words: row.keyword, category: null, sort: 'relevance' },
      { page: 1, limit: 1 },
    );
    if (total > 0 && !meant && !near) presentable.push(row);
  }
  return presentable;
}

/** The hot searches of a language, hottest first. */
export const hotSearchesIn = (read: Read, locale: Locale): Promise<{ keyword: string }[]> =>
  read
    .selectFrom('hot_searches')
    .select('keyword')
    .where('locale', '=', locale)
    .orderBy('heat', 'desc')
    .orderBy('keyword')
    .limit(maxShown)
    .execute();
