import { recordCache, type RecordCache } from './record-cache.ts';

/** A cache of serialised answers that are the same for every visitor: see `RecordCache`. An answer names what its key or its text names. */
export interface PublicCache extends Omit<RecordCache<CachedAnswer>, 'get'> {
  /** The cached answer, or the result of `make`. */
  get(key: string, make: () => Promise<string>): Promise<CachedAnswer>;
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

/** The ids that a text names, once each. */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  // Looked for by their first dash, since a pattern is tried at every character of the text.
  for (let dash = text.indexOf('-'); dash !== -1; dash = text.indexOf('-', dash + 1)) {
    if (text[dash + 5] !== '-' || dash < 8) continue;
    const id = text.slice(dash - 8, dash + 28);
    if (uuid.test(id)) ids.add(id);
  }
  return ids;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param options the maximum number of entries, and their lifetime in milliseconds. */
export function publicCache({ entries = 5_000, milliseconds = 3_000 } = {}): PublicCache {
  const answers = recordCache<NamingAnswer>({
    entries,
    milliseconds,
    idsOf: ({ ids }) => ids,
    limit: { maxSize: 64 * 1024 * 1024, sizeOf: ({ bytes }) => bytes.length + 1 },
  });
  return {
    ...answers,
    get: (key, make) =>
      answers.get(key, async () => {
        const text = await make();
        return { bytes: Buffer.from(text), encoded: new Map(), ids: idsIn(`${key} ${text}`) };
      }),
  };
}
