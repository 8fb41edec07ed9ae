import { LRUCache } from 'lru-cache';

/**
 * A cache of serialised answers that are the same for every visitor. A process that changes what they show sends a
 * NOTIFY, and the cache is cleared at once; the time limit only covers a lost notification.
 */
export interface PublicCache {
  /** The cached answer, if there is one. */
  known(key: string): CachedAnswer | undefined;
  /** The cached answer, or the result of `make`. Concurrent callers share one call of `make`; its failure is not cached. */
  get(key: string, make: () => Promise<string>): Promise<CachedAnswer>;
  /** Clears the cache. Answers being made meanwhile still reach their callers, but are not cached. */
  forgetAll(): void;
}

/** A serialised answer, and its compressed forms by content encoding, as far as they were requested. */
export interface CachedAnswer {
  readonly bytes: Buffer;
  readonly encoded: Map<string, Buffer>;
}

/** @param options the maximum number of entries, and their lifetime in milliseconds. */
export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const answers = new LRUCache<string, CachedAnswer, () => Promise<string>>({
    max: entries,
    ttl: milliseconds,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: async (_key, _old, { context: make }) => ({ bytes: Buffer.from(await make()), encoded: new Map() }),
    ignoreFetchAbort: true,
  });
  return {
    known: (key) => answers.get(key),
    get: (key, make) => answers.forceFetch(key, { context: make }),
    forgetAll: () => answers.clear(),
  };
}
