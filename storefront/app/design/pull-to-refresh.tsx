import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PullHeadProps } from './pull-head.tsx';
import { whenIdle } from './when-idle.ts';

interface PullToRefreshProps extends Omit<PullHeadProps, 'frame' | 'body'> {
  children: ReactNode;
}

/** Refreshes when its content is pulled down by touch at its top; what does so is fetched once the content is shown. */
export function PullToRefresh({ children, ...pull }: PullToRefreshProps) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [Head, setHead] = useState<ComponentType<PullHeadProps> | null>(null);
  useEffect(() => {
    const load = async () => {
      const { PullHead } = await import('./pull-head.tsx');
      setHead(() => PullHead);
    };
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  return (
    <div ref={frame} className="relative">
      {Head && <Head frame={frame} body={body} {...pull} />}
      <div ref={body} className="relative">
        {children}
      </div>
    </div>
  );
}
