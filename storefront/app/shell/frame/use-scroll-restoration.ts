import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Visit } from '../router/visit.ts';

interface Shown {
  key: string;
  search: string;
}

/**
 * Brings a kept screen back to where it was left; any other navigation scrolls smoothly to the top. A
 * replace on the same screen (a filter, a tab) leaves the position alone. Answers what to do on each scroll.
 */
export function useScrollRestoration(
  column: RefObject<HTMLElement | null>,
  { location, type, route }: Visit,
): () => void {
  const kept = route?.keepAlive ?? false;
  const positions = useRef(new Map<string, { top: number; search: string }>());
  const shown = useRef<(Shown & { kept: boolean }) | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    const visit = { key: location.pathname, search: location.search };
    shown.current = { ...visit, kept };
    if (!before || !column.current) return;
    if (before.key === visit.key && type === 'REPLACE') return;
    const left = before.key === visit.key ? undefined : positions.current.get(visit.key);
    if (kept && left?.search === visit.search) column.current.scrollTop = left.top;
    else scrollToTop(column.current);
  }, [column, location, type, kept]);

  return () => {
    const visit = shown.current;
    if (visit?.kept && column.current)
      positions.current.set(visit.key, { top: column.current.scrollTop, search: visit.search });
  };
}

function scrollToTop(column: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  column.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
