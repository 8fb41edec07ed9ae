import { LRUCache } from 'lru-cache';
import { second } from '../../base/clock/clock.ts';

type Make = (name: string) => Promise<Buffer | null>;

/**
 * Makes pictures that were never looked at: who wants the same one at the same time shares one making, and no more than
 * `limit` run side by side. A picture is kept for a second only, since whoever makes it has stored it.
 */
export function pictureMaker(make: Make, limit: number): Make {
  const takeTurns = turns(limit);
  const pictures = new LRUCache<string, Buffer>({
    max: 50,
    ttl: second,
    ttlAutopurge: true,
    // What is null is no picture, and not kept.
    fetchMethod: async (name) => (await takeTurns(() => make(name))) ?? undefined,
    ignoreFetchAbort: true,
  });
  return async (name) => (await pictures.fetch(name)) ?? null;
}

/** Lets no more than `limit` works run at once; the others wait for theirs in order. */
function turns(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
