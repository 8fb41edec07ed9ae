import type { Locale } from '@tradewind/contract/base/locales';
import type { Database } from '../../base/db/database.ts';
import { writeBehind } from '../../base/db/write-behind.ts';
import type { Call } from '../../base/http/call.ts';
import { blockOf, networkOf } from '../../base/throttle/network.ts';
import { isBot } from '../catalog/index.ts';
import { isPresentable } from './presentable-search.ts';
import { countSearches } from './search-marks.ts';

/** Who searches. It leaves the memory of the process only as digests. */
export type Searcher = Pick<Call, 'address' | 'userAgent' | 'now'> & { actor: { userId: string } | null };

/** Counts searches in memory and writes them in batches. */
export interface SearchCounter {
  /**
   * Records a search, with results or not; those of bots are left out. It counts once a day for the searcher's account and once for the
   * network, whatever it calls itself. Visitors without an account count once for a block of networks, within which anybody gets another
   * address.
   */
  record(search: { keyword: string; locale: Locale; by: Searcher; found: boolean }): void;
  flush(): Promise<void>;
}

/** A search with those who did it and wait to be counted. */
export interface CountedSearch {
  /** YYYY-MM-DD, UTC */
  readonly day: string;
  readonly locale: Locale;
  readonly keyword: string;
  readonly found: boolean;
  /** Account and network, or the network and its block. */
  readonly searchers: Map<string, readonly string[]>;
}

const flushAfter = 10_000;
/** Keywords beyond this number within one batch are dropped, and so are searchers of one; so many are not from real shoppers. */
const maxEntries = 5_000;
const maxSearchers = 1_000;

/** Creates the counter of searches. Several processes can count for one database; each searcher still counts once. */
export function searchCounter(db: Pick<Database, 'transact'>, onError: (error: unknown) => void): SearchCounter {
  const buffer = writeBehind<CountedSearch>({
    write: (searches) => db.transact((tx) => countSearches(tx, searches)),
    delay: flushAfter,
    maxItems: maxEntries,
    onError,
  });

  return {
    flush: buffer.flush,
    record({ keyword: searched, locale, by: { actor, address, userAgent, now }, found }) {
      const keyword = searched.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
      if (!isPresentable(keyword) || isBot({ userAgent })) return;
      const day = now.toISOString().slice(0, 10);
      const key = `${day} ${locale} ${keyword} ${found}`;
      const { searchers = new Map<string, readonly string[]>() } = buffer.get(key) ?? {};
      const marks = [actor ? `account ${actor.userId}` : `block ${blockOf(address)}`, `network ${networkOf(address)}`];
      if (searchers.size < maxSearchers) searchers.set(marks.join(' '), marks);
      buffer.set(key, { day, locale, keyword, found, searchers });
    },
  };
}
