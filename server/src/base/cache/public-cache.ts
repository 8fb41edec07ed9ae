import { LRUCache } from 'lru-cache';

/**
 * Answers that are the same for every visitor, kept as finished bytes for a moment. Another process that changes what
 * they show says so over NOTIFY, and they are forgotten at once; the time limit only covers a lost notification.
 */
export interface PublicCache {
  /** The answer that is kept under the key. */
  known(key: string): CachedAnswer | undefined;
  /** The kept answer, or what `make` makes; callers at the same moment share one making, and its failure is not kept. */
  get(key: string, make: () => Promise<string>): Promise<CachedAnswer>;
  /** What is being made meanwhile still answers those who wait for it, and is not kept. */
  forgetAll(): void;
}

/** A finished answer, and what came of it in the encodings that were asked for so far. */
export interface CachedAnswer {
  readonly bytes: Buffer;
  readonly encoded: Map<string, Buffer>;
}

export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const kept = new LRUCache<string, CachedAnswer, () => Promise<string>>({
    max: entries,
    ttl: milliseconds,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: async (_key, _old, { context: make }) => ({ bytes: Buffer.from(await make()), encoded: new Map() }),
    ignoreFetchAbort: true,
  });
  return {
    known: (key) => kept.get(key),
    get: (key, make) => kept.forceFetch(key, { context: make }),
    forgetAll: () => kept.clear(),
  };
}
