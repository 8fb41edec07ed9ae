/** Waiting times before each further try; after the last one the fallback is drawn. */
const backoff = [400, 1_600, 4_000] as const;

/** The failures after which a picture is given up. */
export const allTries = backoff.length + 1;

/** How long to wait after the given number of failures, or null when the picture is given up. */
export function retryDelay(failures: number): number | null {
  return backoff[failures - 1] ?? null;
}

/** Remembers the last `limit` loaded pictures, which are then rendered eagerly. */
export function createPhotoMemory(limit: number) {
  const loaded = new Set<string>();
  return {
    has: (url: string) => loaded.has(url),
    add(url: string) {
      loaded.delete(url);
      loaded.add(url);
      const oldest = loaded.size > limit ? loaded.values().next().value : undefined;
      if (oldest !== undefined) loaded.delete(oldest);
    },
    get size() {
      return loaded.size;
    },
  };
}
