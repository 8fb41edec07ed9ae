import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

/** A shimmering block of the same size as what is still to come: `<Skeleton className="h-4 w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />;
}

const showAfter = 150;
const keepFor = 300;

/** Whether to draw skeletons: only when the wait passes 150 ms, and then for at least 300 ms, so nothing flickers. */
export function useDelayedSkeleton(pending: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (pending === shown) return undefined;
    const wait = pending ? showAfter : Math.max(0, since.current + keepFor - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, shown]);
  return shown;
}
