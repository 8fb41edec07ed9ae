import { type RefObject, useEffect, useRef, useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { followPull } from './follow-pull.ts';
import { pullHead } from './pull.ts';

export interface PullHeadProps {
  /** What is pulled: the box, and in it the content that follows the finger. */
  frame: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLDivElement | null>;
  onRefresh: () => Promise<unknown>;
  pullText: string;
  releaseText: string;
  refreshingText: string;
  /** On a button for keyboards, which cannot pull. */
  refreshLabel: string;
}

type Phase = 'rest' | 'pulling' | 'ready' | 'refreshing';

/** What a pull uncovers above the content: how far it is, and that it refreshes. */
export function PullHead(props: PullHeadProps) {
  const { frame, body, onRefresh, pullText, releaseText, refreshingText, refreshLabel } = props;
  const [phase, setPhase] = useState<Phase>('rest');
  const refresh = useRef(async () => {});
  const busy = phase === 'refreshing';

  useEffect(() => {
    refresh.current = async () => {
      setPhase('refreshing');
      move(body.current, pullHead, true);
      try {
        await onRefresh();
      } finally {
        move(body.current, 0, true);
        setPhase('rest');
      }
    };
  });

  useEffect(() => {
    // Only a finger pulls.
    if (!frame.current || busy || !matchMedia('(any-pointer: coarse)').matches) return undefined;
    return followPull(frame.current, {
      move: (height) => {
        move(body.current, height, false);
        setPhase(height >= pullHead ? 'ready' : 'pulling');
      },
      end: (height) => {
        if (height >= pullHead) return void refresh.current().catch(() => undefined);
        move(body.current, 0, true);
        setPhase('rest');
      },
    });
  }, [frame, body, busy]);

  const text = { rest: '', pulling: pullText, ready: releaseText, refreshing: refreshingText }[phase];
  return (
    <>
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
    </>
  );
}

/** Moves the content down by so many pixels. */
function move(body: HTMLElement | null, height: number, eased: boolean): void {
  body?.style.setProperty('transition', eased ? 'translate 160ms var(--ease-out)' : 'none');
  body?.style.setProperty('translate', height > 0 ? `0 ${height}px` : 'none');
}
