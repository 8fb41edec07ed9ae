import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { EdgeArrow } from '../design/edge-arrow.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Left and right of the items, in px: the `scroll-padding` of a row. */
const gutter = 16;

/** The arrows of a row, each as long as there is something on its side. A press shows the next items that were not seen in full. */
export function RowArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);
  // Looked at anew whenever the row is drawn, because its items may have changed.
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    const look = () => {
      setAtStart(box.scrollLeft <= 1);
      setAtEnd(box.scrollLeft >= box.scrollWidth - box.clientWidth - 1);
    };
    const resized = new ResizeObserver(look);
    resized.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
    };
  });
  if (atStart && atEnd) return null;
  const turn = (next: (box: HTMLElement) => number) => () => {
    if (!row.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current.scrollTo({ left: next(row.current), behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <>
      <EdgeArrow
        icon={ChevronLeft}
        label={t('shell.previous')}
        off={atStart}
        onClick={turn(pageBefore)}
        className="left-2"
      />
      <EdgeArrow
        icon={ChevronRight}
        label={t('shell.next')}
        off={atEnd}
        onClick={turn(pageAfter)}
        className="right-2"
      />
    </>
  );
}

/** Where the row has to stand so that its first item at the right that is not seen in full comes to the left edge, in px. */
function pageAfter(box: HTMLElement): number {
  const right = box.scrollLeft + box.clientWidth;
  const [, ...others] = seenFrom(box);
  const next = others.find((item) => item.offsetLeft + item.offsetWidth > right) ?? others.at(-1);
  return next ? next.offsetLeft - gutter : right;
}

/** Where it has to stand so that what is now at the left edge is the first that is not seen in full, in px. */
function pageBefore(box: HTMLElement): number {
  const least = box.scrollLeft - (box.clientWidth - 2 * gutter);
  const first = itemsOf(box).find((item) => item.offsetLeft - gutter >= least);
  return first ? first.offsetLeft - gutter : 0;
}

const itemsOf = (box: HTMLElement): HTMLElement[] => [...box.children].filter((child) => child instanceof HTMLElement);

/** The items from the left edge on. */
const seenFrom = (box: HTMLElement): HTMLElement[] =>
  itemsOf(box).filter((item) => item.offsetLeft + item.offsetWidth > box.scrollLeft + gutter);
