import { useState } from 'react';

export type Selected = 'all' | 'some' | 'none';

export interface Selection {
  has: (id: string) => boolean;
  of: (ids: readonly string[]) => Selected;
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/**
 * Which lines are chosen. Only exceptions from `usually` are kept, so that a line that comes later starts the usual way
 * and one that has gone needs no tidying.
 */
export function useSelection(usually: boolean): Selection {
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  const has = (id: string) => exceptions.has(id) !== usually;
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
          if (selected === usually) after.delete(id);
          else after.add(id);
        }
        return after;
      });
    },
    clear: () => setExceptions(new Set()),
  };
}
