import { LRUCache } from 'lru-cache';

/**
 * A cache of what is made of records, for some seconds. A process that changes a record sends a NOTIFY, and whatever names
 * the record is dropped at once; the time limit covers the rest, and a lost notification.
 */
export interface RecordCache<Value extends object> {
  /** The cached value, if there is one. */
  known(key: string): Value | undefined;
  /** The cached value, or the result of `make`. Concurrent callers share one call of `make`; its failure is not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Drops what names a record. */
  forget(id: string): void;
  /** Clears the cache. What is being made meanwhile still reaches its callers, but is not cached; likewise for `forget`. */
  forgetAll(): void;
}

export interface RecordCacheOptions<Value> {
  /** The maximum number of entries. */
  readonly entries: number;
  /** The lifetime of an entry. */
  readonly milliseconds: number;
  /** The ids of the records that a value names. */
  readonly idsOf: (value: Value) => ReadonlySet<string>;
  /** The maximum of all sizes, and the size of one value, from 1. Without it only entries are counted. */
  readonly limit?: { readonly maxSize: number; readonly sizeOf: (value: Value) => number };
}

/** A value that is being made. */
interface Making<Value> {
  readonly value: Promise<Value>;
  /** What was forgotten since it began. */
  readonly forgotten: Set<string>;
}

/** Stands for every record among those that were forgotten. */
const everything = '*';

export function recordCache<Value extends object>({
  entries,
  milliseconds,
  idsOf,
  limit,
}: RecordCacheOptions<Value>): RecordCache<Value> {
  const keysNaming = new Map<string, Set<string>>();
  const values = new LRUCache<string, Value>({
    max: entries,
    ttl: milliseconds,
    ...(limit && { maxSize: limit.maxSize, sizeCalculation: limit.sizeOf }),
    dispose(value, key) {
      for (const id of idsOf(value)) {
        const keys = keysNaming.get(id);
        keys?.delete(key);
        if (keys?.size === 0) keysNaming.delete(id);
      }
    },
  });
  /** The values that new callers of a key share. */
  const shared = new Map<string, Making<Value>>();
  const running = new Set<Making<Value>>();

  function store(key: string, value: Value, ids: ReadonlySet<string>): void {
    values.set(key, value);
    for (const id of ids) {
      const keys = keysNaming.get(id);
      if (keys) keys.add(key);
      else keysNaming.set(id, new Set([key]));
    }
  }

  function begin(key: string, make: () => Promise<Value>): Promise<Value> {
    const forgotten = new Set<string>();
    const work = async () => {
      const made = await make();
      const ids = idsOf(made);
      if (!forgotten.has(everything) && ids.isDisjointFrom(forgotten)) store(key, made, ids);
      return made;
    };
    const value = work().finally(() => {
      running.delete(making);
      if (shared.get(key) === making) shared.delete(key);
    });
    const making = { value, forgotten };
    running.add(making);
    shared.set(key, making);
    return value;
  }

  /** Callers from now on get nothing of what is being made. */
  function forgetRunning(id: string): void {
    for (const { forgotten } of running) forgotten.add(id);
    shared.clear();
  }

  return {
    known: (key) => values.get(key),
    get: async (key, make) => values.get(key) ?? shared.get(key)?.value ?? begin(key, make),
    forget(id) {
      forgetRunning(id);
      for (const key of keysNaming.get(id) ?? []) values.delete(key);
    },
    forgetAll() {
      forgetRunning(everything);
      values.clear();
    },
  };
}
