import { LRUCache } from 'lru-cache';
import { second } from '../../base/clock/clock.ts';
import { limitConcurrency } from '../../base/limit-concurrency.ts';

type Make = (name: string) => Promise<Buffer | null>;

/**
 * Makes pictures on the first request. Concurrent requests for the same picture share one call of `make`, and at most
 * `limit` calls run at once. A picture is cached for a second only, because `make` stores it.
 */
export function pictureMaker(make: Make, limit: number): Make {
  const runLimited = limitConcurrency(limit);
  const pictures = new LRUCache<string, Buffer>({
    max: 50,
    ttl: second,
    ttlAutopurge: true,
    // Unknown names are not cached.
    fetchMethod: async (name) => (await runLimited(() => make(name))) ?? undefined,
    ignoreFetchAbort: true,
  });
  return async (name) => (await pictures.fetch(name)) ?? null;
}
