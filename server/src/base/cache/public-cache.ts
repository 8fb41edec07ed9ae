import { LRUCache } from 'lru-cache';

/**
 * Answers that are the same for every visitor, kept as finished bytes for a moment. Another process that changes what
 * they show says so over NOTIFY, and they are forgotten at once; the time limit only covers a lost notification.
 */
export interface PublicCache {
  /** The answer that is kept under the key. */
  known(key: string): KeptAnswer | undefined;
  /** The kept answer, or what `make` makes; callers at the same moment share one making. */
  get(key: string, make: () => Promise<string>): Promise<KeptAnswer> | KeptAnswer;
  forgetAll(): void;
}

/** A finished answer, and what came of it in the encodings that were asked for so far. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly encoded: Map<string, Buffer>;
}

export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const kept = new LRUCache<string, KeptAnswer>({
    max: entries,
    ttl: milliseconds,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const making = new Map<string, Promise<KeptAnswer>>();
  let generation = 0;
  return {
    known: (key) => kept.get(key),
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const startedIn = generation;
      const made = make()
        .then((text) => {
          const answer: KeptAnswer = { bytes: Buffer.from(text), encoded: new Map() };
          // What was read before a change was heard must not outlive it.
          if (startedIn === generation) kept.set(key, answer);
          return answer;
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
