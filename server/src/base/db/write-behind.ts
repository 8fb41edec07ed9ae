/** A write-behind buffer: data that requests leave behind, written later in batches; it may be lost. */
export interface WriteBehind<Item> {
  /** The item of a key that waits to be written. */
  get(key: string): Item | undefined;
  /** Adds an item, or replaces the waiting one of the same key. Dropped when too many wait. */
  set(key: string, item: Item): void;
  /** Writes what waits, and resolves when that and every earlier batch is written or has failed. */
  flush(): Promise<void>;
}

/**
 * Creates a buffer of which one batch is written at a time, over one connection, so that it never holds up a request.
 *
 * @param options.write stores a batch in one transaction. The items come in the order of their keys: processes that lock
 * rows in this order don't deadlock.
 * @param options.delay milliseconds from the first item to the write of its batch
 * @param options.maxItems the number of waiting items beyond which new ones are dropped
 */
export function writeBehind<Item>(options: {
  write: (items: Item[]) => Promise<unknown>;
  delay: number;
  maxItems: number;
  onError: (error: unknown) => void;
}): WriteBehind<Item> {
  const { write, delay, maxItems, onError } = options;
  let waiting = new Map<string, Item>();
  let timer: NodeJS.Timeout | null = null;
  let lastBatch: Promise<void> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting.size === 0) return;
    const batch = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
    waiting = new Map();
    try {
      await write(batch);
    } catch (error) {
      onError(error);
    }
  }
  const flush = () => (lastBatch = lastBatch.then(writeWaiting));

  return {
    flush,
    get: (key) => waiting.get(key),
    set(key, item) {
      if (waiting.size >= maxItems && !waiting.has(key)) return;
      waiting.set(key, item);
      timer ??= setTimeout(() => void flush(), delay).unref();
    },
  };
}
