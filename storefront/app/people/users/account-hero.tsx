import { type ReactNode } from 'react';
import { BrandMark } from '../../design/brand-mark.tsx';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';

interface AccountHeroProps {
  /** The heading for screen readers and the page; the bar itself stays clear. */
  title: string;
  headline: string;
  text: string;
  right?: ReactNode;
  /** Where back leads when the screen was opened by a link. */
  fallback?: string;
  /** Leaves the brand mark out where a keypad needs the height. */
  compact?: boolean;
  children: ReactNode;
}

/** The layout of sign-in, registration and password screens: a deep head with the form overlapping its foot. */
export function AccountHero({ title, headline, text, right, fallback, compact, children }: AccountHeroProps) {
  return (
    <>
      <DeepPanel glow className="shrink-0">
        <ScreenBar ground="deep" title={<span className="sr-only">{title}</span>} right={right} fallback={fallback} />
        <div className={compact ? 'px-6 pt-1 pb-12' : 'px-6 pt-3 pb-14'}>
          {!compact && <BrandMark bare size="lg" className="-ml-1.5 mb-4" />}
          <p className="text-[30px] leading-9 font-bold tracking-[-0.03em] text-balance">{headline}</p>
          <p className="mt-1 text-body text-white/80">{text}</p>
        </div>
      </DeepPanel>
      <div className="relative -mt-8 flex grow flex-col rounded-t-xl bg-canvas">{children}</div>
    </>
  );
}
