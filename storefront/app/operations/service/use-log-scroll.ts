import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Within this many pixels of its end, a log follows what arrives. */
const nearEnd = 160;

/**
 * Keeps a log where its reader is: at its end while they are there and when they wrote themselves, and at the same message
 * while earlier ones are added above.
 *
 * @param first the id of its first entry, which changes when earlier ones were added
 * @param count of its entries, the waiting ones too
 * @param own how many of them are the reader's own
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { first, count, own }: { first: string; count: number; own: number },
): void {
  const before = useRef({ first: '', height: 0, own: 0, atEnd: true });

  useEffect(() => {
    const column = log.current?.closest<HTMLElement>('[data-scroller]');
    if (!column) return undefined;
    const remember = () => {
      before.current.atEnd = column.scrollHeight - column.scrollTop - column.clientHeight < nearEnd;
    };
    column.addEventListener('scroll', remember, { passive: true });
    return () => column.removeEventListener('scroll', remember);
  }, [log]);

  useLayoutEffect(() => {
    const column = log.current?.closest<HTMLElement>('[data-scroller]');
    if (!column || count === 0) return;
    const known = before.current;
    if (known.first === '' || known.atEnd || own > known.own) column.scrollTop = column.scrollHeight;
    else if (first !== known.first) column.scrollTop += column.scrollHeight - known.height;
    before.current = { ...known, first, height: column.scrollHeight, own };
  }, [log, first, count, own]);
}
