import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { pullHead } from './pull.ts';
import { whenIdle } from './when-idle.ts';

export interface PullToRefreshProps {
  children: ReactNode;
  onRefresh: () => Promise<unknown>;
  pullText: string;
  releaseText: string;
  refreshingText: string;
  /** On a button for keyboards, which cannot pull. */
  refreshLabel: string;
}

type Phase = 'rest' | 'pulling' | 'ready' | 'refreshing';

/** Refreshes when its content is pulled down by touch at its top. */
export function PullToRefresh(props: PullToRefreshProps) {
  const { children, onRefresh, pullText, releaseText, refreshingText, refreshLabel } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('rest');
  const refresh = useRef(async () => {});
  const busy = phase === 'refreshing';

  const moveTo = (height: number, eased: boolean) => {
    body.current?.style.setProperty('transition', eased ? 'translate 160ms var(--ease-out)' : 'none');
    body.current?.style.setProperty('translate', height > 0 ? `0 ${height}px` : 'none');
  };
  useEffect(() => {
    refresh.current = async () => {
      setPhase('refreshing');
      moveTo(pullHead, true);
      try {
        await onRefresh();
      } finally {
        moveTo(0, true);
        setPhase('rest');
      }
    };
  });

  useEffect(() => {
    const box = frame.current;
    if (!box || busy) return undefined;
    let ended = false;
    let leave: (() => void) | undefined;
    const follow = async () => {
      const { followPull } = await import('./follow-pull.ts');
      if (ended) return;
      leave = followPull(box, {
        move: (height) => {
          moveTo(height, false);
          setPhase(height >= pullHead ? 'ready' : 'pulling');
        },
        end: (height) => {
          if (height >= pullHead) return void refresh.current().catch(() => undefined);
          moveTo(0, true);
          setPhase('rest');
        },
      });
    };
    // Without it the button still refreshes.
    whenIdle(() => void follow().catch(() => undefined));
    return () => {
      ended = true;
      leave?.();
    };
  }, [busy]);

  const text = { rest: '', pulling: pullText, ready: releaseText, refreshing: refreshingText }[phase];
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        onClick={() => void refresh.current().catch(() => undefined)}
        className="sr-only rounded-full bg-sea-solid text-on-solid focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:left-1/2 focus-visible:z-10 focus-visible:-translate-x-1/2 focus-visible:px-4 focus-visible:py-2"
      >
        {refreshLabel}
      </button>
      <div
        role="status"
        className="absolute inset-x-0 top-0 flex h-[50px] items-center justify-center gap-2 text-cap text-ink-3"
      >
        {text && <BrandMark />}
        {text}
      </div>
      <div ref={body} className="relative">
        {children}
      </div>
    </div>
  );
}
