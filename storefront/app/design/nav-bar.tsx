import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { RenderLink } from './render-link.ts';

export interface NavBarProps {
  /** The screen's only h1. */
  title: ReactNode;
  /** The back button; absent on root tabs. */
  back?: { label: string; onBack?: () => void; link?: RenderLink };
  /** Icon buttons, or a `navTextClass` button or link. */
  right?: ReactNode;
  /** Root tabs: a large title at the left. */
  large?: boolean;
  /** `deep` lies clear over a deep header with white text. */
  ground?: 'canvas' | 'deep';
}

/** Style of a text button or link in the right slot of a bar. */
export const navTextClass = 'press inline-flex min-h-11 items-center px-2 text-lead font-medium text-sea';

/**
 * The bar at the top. A hairline appears once content has scrolled under it. In a wide window it is the heading of its
 * screen, below the page header, and scrolls away.
 */
export function NavBar({ title, back, right, large, ground = 'canvas' }: NavBarProps) {
  const [top, scrolled] = useScrolledUnder();
  const deep = ground === 'deep';
  return (
    <>
      <div ref={top} aria-hidden className="h-px -mb-px w-full shrink-0" />
      <header
        data-scrolled={scrolled || undefined}
        className={cx(
          'sticky top-0 z-(--z-bar) shrink-0 border-b border-transparent transition-colors duration-(--dur-fast) md:relative md:border-transparent!',
          deep
            ? 'deep-bar text-white data-scrolled:bg-sea-deep md:bg-transparent!'
            : 'frost bg-canvas/92 data-scrolled:border-line md:bg-transparent md:pt-3 md:[backdrop-filter:none]',
        )}
      >
        {large ? (
          <div className="flex min-h-(--bar-top) items-center justify-between gap-3 pr-2 pl-4">
            <h1 className="min-w-0 text-h1 font-bold tracking-[-0.025em] text-balance">{title}</h1>
            <div className="flex shrink-0 items-center">{right}</div>
          </div>
        ) : (
          // The title is centred while it fits; a long one takes the space between the sides.
          <div className="grid min-h-(--bar-top) grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center px-1 md:grid-cols-[auto_minmax(0,1fr)_auto]">
            <div className="flex items-center">
              {back && (
                <IconButton
                  icon={ChevronLeft}
                  iconSize={26}
                  variant={deep ? 'on-deep' : 'plain'}
                  label={back.label}
                  onClick={back.onBack}
                  link={back.link}
                />
              )}
            </div>
            <h1 className="line-clamp-2 px-1 text-center text-title font-semibold max-[359px]:text-lead md:text-left md:text-h2 md:font-bold">
              {title}
            </h1>
            <div className="flex items-center justify-end">{right}</div>
          </div>
        )}
      </header>
    </>
  );
}

/** Watches a line at the top of the scrolled content; true once it has left the view. */
function useScrolledUnder() {
  const line = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!line.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry ? !entry.isIntersecting : false));
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return [line, scrolled] as const;
}
