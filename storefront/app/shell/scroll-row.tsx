import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { cx } from '../design/class-names.ts';
import { useMedia } from '../design/use-media.ts';

const RowArrows = lazy(async () => ({ default: (await import('./row-arrows.tsx')).RowArrows }));

interface ScrollRowProps {
  /** The items of the list. */
  children: ReactNode;
  className?: string;
}

/** A list in one row that scrolls sideways. A mouse can't drag it: in a wide window it gets two arrows, fetched then. */
export function ScrollRow({ children, className }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const hasArrows = useMedia('(min-width: 48rem) and (pointer: fine)');
  return (
    <div className="relative">
      <ul ref={row} className={cx('scroll-row', className)}>
        {children}
      </ul>
      {hasArrows && (
        <Suspense>
          <RowArrows row={row} />
        </Suspense>
      )}
    </div>
  );
}
