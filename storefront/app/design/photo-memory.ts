/** Waiting times before the second and third try; after the last try the fallback is drawn. */
const backoff = [400, 1600] as const;

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
