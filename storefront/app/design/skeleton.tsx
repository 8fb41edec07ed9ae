import { useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

/** A shimmering block of the same size as what is still to come: `<Skeleton className="h-4 w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />;
}

const showAfter = 150;
const keepFor = 300;

/** Whether a skeleton stands for a screen that is on the way; that of the screen itself then follows without a pause. */
let standsIn = false;

/** Whether to draw the skeleton of a screen that is on the way: at once, but for those that are there before anybody sees it. */
export function useStandIn(): boolean {
  const shown = useDelayedSkeleton(true, 40);
  useEffect(() => {
    standsIn = shown;
    return () => void (standsIn = false);
  }, [shown]);
  return shown;
}

/** Whether to draw skeletons: only when the wait passes 150 ms, and then for at least 300 ms, so nothing flickers. */
export function useDelayedSkeleton(pending: boolean, after = showAfter): boolean {
  const [shown, setShown] = useState(() => pending && standsIn);
  const since = useRef(0);
  useEffect(() => {
    if (pending === shown) return undefined;
    const wait = pending ? after : Math.max(0, since.current + keepFor - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, shown, after]);
  return shown;
}
