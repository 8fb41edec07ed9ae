import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { platformPage } from '@tradewind/contract/platform/texts';
import { LRUCache } from 'lru-cache';
import { minute } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';

export type PlatformFigures = OutputOf<typeof platformPage>['figures'];

/** Counts what the platform says of itself; filled by modules of higher wings. */
export type CountFigures = (read: Read) => Promise<PlatformFigures>;

/** The figures, counted anew at most every five minutes a process: they are read more often than they change. */
export function cachedFigures(read: Read, countFigures: CountFigures): () => Promise<PlatformFigures> {
  const cache = new LRUCache<'figures', PlatformFigures>({
    max: 1,
    ttl: 5 * minute,
    fetchMethod: () => countFigures(read),
    ignoreFetchAbort: true,
  });
  return () => cache.forceFetch('figures');
}
