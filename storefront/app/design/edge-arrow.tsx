import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';

export interface EdgeArrowProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** There is nothing more on this side: out of sight, but a keyboard that stands on it is not thrown off. */
  off?: boolean;
  /** Which edge. */
  className: string;
}

/** A round arrow at the edge of what goes on sideways, for a mouse in a wide window; a finger swipes instead. */
export const EdgeArrow = ({ icon: Icon, label, onClick, off = false, className }: EdgeArrowProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onClick}
    className={cx(
      'press absolute top-1/2 z-1 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/85 text-ink shadow-card backdrop-blur-md md:pointer-fine:grid',
      off && 'pointer-events-none opacity-0 focus-visible:opacity-50',
      className,
    )}
  >
    <Icon aria-hidden size={22} strokeWidth={1.9} />
  </button>
);
