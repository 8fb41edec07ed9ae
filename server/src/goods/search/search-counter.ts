import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import { isPresentable } from './presentable-search.ts';

/** Counts searches in memory and writes them in batches. */
export interface SearchCounter {
  /** Records a search with results. A shopper, or all visitors together, counts once per keyword until the next flush. */
  record(search: { keyword: string; locale: Locale; userId: string | null; now: Date }): void;
  flush(): Promise<void>;
}

const flushAfter = 10_000;
/** Keywords beyond this number within one batch are dropped; so many are not from real shoppers. */
const maxEntries = 5_000;

/** Creates the counter of searches. */
export function searchCounter(db: Pick<Database, 'transact'>, onError: (error: unknown) => void): SearchCounter {
  let seen = new Set<string>();
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = [...counts].map(([key, searches]) => ({
      ...(JSON.parse(key) as { locale: string; keyword: string; day: string }),
      searches,
    }));
    seen = new Set();
    counts = new Map();
    if (rows.length === 0) return;
    // Sorted, so that two processes lock rows in the same order and don't deadlock.
    rows.sort((a, b) => (a.locale + a.keyword < b.locale + b.keyword ? -1 : 1));
    await db.transact((tx) =>
      sql`
        insert into search_days (locale, keyword, day, searches)
        select * from unnest(
          ${rows.map(({ locale }) => locale)}::text[], ${rows.map(({ keyword }) => keyword)}::text[], ${rows.map(({ day }) => day)}::date[], ${rows.map(({ searches }) => searches)}::int[]
        )
        on conflict (day, locale, keyword) do update set searches = search_days.searches + excluded.searches`.execute(
        tx,
      ),
    );
  }

  return {
    flush,
    record({ keyword, locale, userId, now }) {
      const word = keyword.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
      if (!isPresentable(word) || counts.size >= maxEntries) return;
      const key = JSON.stringify({ locale, keyword: word, day: now.toISOString().slice(0, 10) });
      const searcherKey = `${userId ?? ''} ${key}`;
      if (seen.has(searcherKey)) return;
      seen.add(searcherKey);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      timer ??= setTimeout(() => void flush().catch(onError), flushAfter).unref();
    },
  };
}
