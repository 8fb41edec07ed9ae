import { useState } from 'react';

export type Selected = 'all' | 'some' | 'none';

export interface Selection {
  has: (id: string) => boolean;
  of: (ids: readonly string[]) => Selected;
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/**
 * Which lines are selected. Only exceptions from the default are kept, so that a line added later has the default and
 * a removed one leaves nothing behind.
 */
export function useSelection(selectedByDefault: boolean): Selection {
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  const has = (id: string) => exceptions.has(id) !== selectedByDefault;
  return {
    has,
    of(ids) {
      const count = ids.filter(has).length;
      if (count === 0) return 'none';
      return count === ids.length ? 'all' : 'some';
    },
    set(ids, selected) {
      setExceptions((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (selected === selectedByDefault) after.delete(id);
          else after.add(id);
        }
        return after;
      });
    },
    clear: () => setExceptions(new Set()),
  };
}
