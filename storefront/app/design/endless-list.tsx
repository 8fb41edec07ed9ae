import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { scrollerOf } from './column.ts';
import { Spinner } from './spinner.tsx';

export interface EndlessListProps {
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** Asks for the next part; called once its end comes within 300 px. */
  onMore: () => void;
  /** The last part could not be had: a button asks again. */
  failed?: boolean;
  loadingText: string;
  noMoreText: string;
  /** On the button after a failure, and after a rest. */
  retryLabel: string;
  /** After some parts a button asks for more, so that what stands below can be reached. */
  rests?: boolean;
  /** Leaves the closing line out, for lists with nothing in them. */
  quiet?: boolean;
}

/** How many parts come by scrolling before a list rests. */
const partsUntilRest = 4;

/** Asks for more before its end is reached, and says when there is no more. */
export function EndlessList(props: EndlessListProps) {
  const {
    children,
    hasMore,
    loading,
    onMore,
    failed = false,
    loadingText,
    noMoreText,
    retryLabel,
    rests,
    quiet,
  } = props;
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  const [parts, setParts] = useState(0);
  const stopped = failed || (rests === true && hasMore && parts >= partsUntilRest);
  useEffect(() => {
    more.current = onMore;
  });
  // Observing anew after each part asks again at once when the part was too short to push the end away.
  useEffect(() => {
    if (!end.current || !hasMore || loading || stopped) return undefined;
    const ask = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      setParts((before) => before + 1);
      more.current();
    };
    const observer = new IntersectionObserver(ask, { root: scrollerOf(end.current), rootMargin: '0px 0px 300px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, loading, stopped]);
  const goOn = () => {
    setParts(0);
    onMore();
  };
  return (
    <>
      {children}
      <div
        ref={end}
        aria-live="polite"
        className="flex min-h-12 items-center justify-center gap-2 py-3 text-cap text-ink-3"
      >
        {loading && <Spinner size={16} />}
        {loading && loadingText}
        {!loading && stopped && (
          <Button kind="quiet" size="sm" onClick={goOn}>
            {retryLabel}
          </Button>
        )}
        {!loading && !failed && !hasMore && !quiet && noMoreText}
      </div>
    </>
  );
}
