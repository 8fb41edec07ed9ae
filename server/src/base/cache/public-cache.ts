import { LRUCache } from 'lru-cache';

/**
 * A cache of serialised answers that are the same for every visitor. A process that changes what they show sends a
 * NOTIFY, and the answers concerned are dropped at once; the time limit covers the others, and a lost notification.
 */
export interface PublicCache {
  /** The cached answer, if there is one. */
  known(key: string): CachedAnswer | undefined;
  /** The cached answer, or the result of `make`. Concurrent callers share one call of `make`; its failure is not cached. */
  get(key: string, make: () => Promise<string>): Promise<CachedAnswer>;
  /** Drops the answers that name a record, in their key or their text. */
  forget(id: string): void;
  /** Clears the cache. Answers being made meanwhile still reach their callers, but are not cached; likewise for `forget`. */
  forgetAll(): void;
}

/** A serialised answer, and its compressed forms by content encoding, as far as they were requested. */
export interface CachedAnswer {
  readonly bytes: Buffer;
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** An answer with the ids of the records that it names. */
interface NamingAnswer extends CachedAnswer {
  readonly ids: ReadonlySet<string>;
}

/** An answer that is being made. */
interface Making {
  readonly answer: Promise<CachedAnswer>;
  /** What was forgotten since it began. */
  readonly forgotten: Set<string>;
}

/** Stands for every record among those that were forgotten. */
const everything = '*';
/** The ids that a text names, once each. */
export const idsIn = (text: string): Set<string> => new Set(text.match(uuid));

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** @param options the maximum number of entries, and their lifetime in milliseconds. */
export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const keysNaming = new Map<string, Set<string>>();
  const answers = new LRUCache<string, NamingAnswer>({
    max: entries,
    ttl: milliseconds,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    dispose({ ids }, key) {
      for (const id of ids) {
        const keys = keysNaming.get(id);
        keys?.delete(key);
        if (keys?.size === 0) keysNaming.delete(id);
      }
    },
  });
  /** The answers that new callers of a key share. */
  const shared = new Map<string, Making>();
  const running = new Set<Making>();

  function store(key: string, answer: NamingAnswer): void {
    answers.set(key, answer);
    for (const id of answer.ids) {
      const keys = keysNaming.get(id);
      if (keys) keys.add(key);
      else keysNaming.set(id, new Set([key]));
    }
  }

  function begin(key: string, make: () => Promise<string>): Promise<CachedAnswer> {
    const forgotten = new Set<string>();
    const work = async () => {
      const text = await make();
      const ids = idsIn(`${key} ${text}`);
      const answer = { bytes: Buffer.from(text), encoded: new Map<string, Promise<Buffer>>(), ids };
      if (!forgotten.has(everything) && ids.isDisjointFrom(forgotten)) store(key, answer);
      return answer;
    };
    const answer = work().finally(() => {
      running.delete(making);
      if (shared.get(key) === making) shared.delete(key);
    });
    const making = { answer, forgotten };
    running.add(making);
    shared.set(key, making);
    return answer;
  }

  /** Callers from now on get none of the answers that are being made. */
  function forgetRunning(id: string): void {
    for (const { forgotten } of running) forgotten.add(id);
    shared.clear();
  }

  return {
    known: (key) => answers.get(key),
    get: async (key, make) => answers.get(key) ?? shared.get(key)?.answer ?? begin(key, make),
    forget(id) {
      forgetRunning(id);
      for (const key of keysNaming.get(id) ?? []) answers.delete(key);
    },
    forgetAll() {
      forgetRunning(everything);
      answers.clear();
    },
  };
}
