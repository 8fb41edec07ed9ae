import { LRUCache } from 'lru-cache';

/**
 * Answers that are the same for every visitor, kept as finished text for a moment. Another process that changes what
 * they show says so over NOTIFY, and they are forgotten at once; the time limit only covers a lost notification.
 */
export interface PublicCache {
  /** The kept text, or what `make` makes; callers at the same moment share one making. */
  get(key: string, make: () => Promise<string>): Promise<string> | string;
  forgetAll(): void;
}

export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const kept = new LRUCache<string, string>({ max: entries, ttl: milliseconds, maxSize: 64 * 1024 * 1024, sizeCalculation: (text) => text.length + 1 });
  const making = new Map<string, Promise<string>>();
  let generation = 0;
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const startedIn = generation;
      const made = make()
        .then((text) => {
          // What was read before a change was heard must not outlive it.
          if (startedIn === generation) kept.set(key, text);
          return text;
        })
        .finally(() => {
          if (making.get(key) === made) making.delete(key);
        });
      making.set(key, made);
      return made;
    },
    forgetAll() {
      generation += 1;
      kept.clear();
      making.clear();
    },
  };
}
