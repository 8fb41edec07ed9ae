/** What a browser remembers as texts by key. Where that is unavailable (private windows, full disks) nothing is stored. */
export interface Remembered {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The storage of this browser, which all its tabs share. */
export const storage = rememberedIn(() => localStorage);

/** The storage of this tab. */
export const tabStorage = rememberedIn(() => sessionStorage);

function rememberedIn(where: () => Storage): Remembered {
  const attempt = <Result>(act: (kept: Storage) => Result): Result | null => {
    try {
      return act(where());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((kept) => kept.getItem(key)),
    set: (key, value) => void attempt((kept) => kept.setItem(key, value)),
    remove: (key) => void attempt((kept) => kept.removeItem(key)),
  };
}
