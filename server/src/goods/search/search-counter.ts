import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import { isPresentable } from './presentable-search.ts';

/** Counts what is looked for, without a write for each search: they are added up here and written together. */
export interface SearchCounter {
  /** One search that found something. The same person, or visitors together, count once until the next writing. */
  note(search: { keyword: string; locale: Locale; who: string | null; now: Date }): void;
  flush(): Promise<void>;
}

const writtenAfter = 10_000;
/** Whoever sends more different words than this in ten seconds tells nothing about what people look for. */
const keptAtMost = 5_000;

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
    // In one order, so that two processes do not wait for each other in a ring.
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
    note({ keyword, locale, who, now }) {
      const word = keyword.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
      if (!isPresentable(word) || counts.size >= keptAtMost) return;
      const key = JSON.stringify({ locale, keyword: word, day: now.toISOString().slice(0, 10) });
      const mine = `${who ?? ''} ${key}`;
      if (seen.has(mine)) return;
      seen.add(mine);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      timer ??= setTimeout(() => void flush().catch(onError), writtenAfter).unref();
    },
  };
}
