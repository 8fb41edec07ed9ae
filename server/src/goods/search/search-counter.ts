import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import { writeBehind } from '../../base/db/write-behind.ts';
import { isPresentable } from './presentable-search.ts';

/** Counts searches in memory and writes them in batches. */
export interface SearchCounter {
  /** Records a search, with results or not. A shopper, or all visitors together, counts once per keyword until the next flush. */
  record(search: { keyword: string; locale: Locale; userId: string | null; now: Date; found: boolean }): void;
  flush(): Promise<void>;
}

const flushAfter = 10_000;
/** Keywords beyond this number within one batch are dropped; so many are not from real shoppers. */
const maxEntries = 5_000;

interface Counted {
  day: string;
  locale: Locale;
  keyword: string;
  found: boolean;
  /** The accounts that searched; '' for all visitors. */
  searchers: Set<string>;
}

/** Creates the counter of searches. */
export function searchCounter(db: Pick<Database, 'transact'>, onError: (error: unknown) => void): SearchCounter {
  const buffer = writeBehind<Counted>({
    write: (rows) =>
      db.transact((tx) =>
        sql`
        insert into search_days (locale, keyword, day, searches, missed)
        select locale, keyword, day, sum(case when found then searchers else 0 end), sum(case when found then 0 else searchers end)
        from unnest(
          ${rows.map(({ locale }) => locale)}::text[], ${rows.map(({ keyword }) => keyword)}::text[], ${rows.map(({ day }) => day)}::date[],
          ${rows.map(({ found }) => found)}::boolean[], ${rows.map(({ searchers }) => searchers.size)}::int[]
        ) as s (locale, keyword, day, found, searchers)
        group by locale, keyword, day order by day, locale, keyword
        on conflict (day, locale, keyword) do update
        set searches = search_days.searches + excluded.searches, missed = search_days.missed + excluded.missed`.execute(
          tx,
        ),
      ),
    delay: flushAfter,
    maxItems: maxEntries,
    onError,
  });

  return {
    flush: buffer.flush,
    record({ keyword: searched, locale, userId, now, found }) {
      const keyword = searched.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
      if (!isPresentable(keyword)) return;
      const day = now.toISOString().slice(0, 10);
      const key = `${day} ${locale} ${keyword} ${found}`;
      const { searchers = new Set<string>() } = buffer.get(key) ?? {};
      buffer.set(key, { day, locale, keyword, found, searchers: searchers.add(userId ?? '') });
    },
  };
}
