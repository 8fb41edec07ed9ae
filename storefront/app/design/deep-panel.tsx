import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Isobars } from './patterns.tsx';

export interface DeepPanelProps {
  children: ReactNode;
  /** One warm glow above the lines. */
  glow?: boolean;
  as?: 'div' | 'section' | 'header';
  /** Corners and inner space: `rounded-xl p-4`. */
  className?: string;
}

/** The deep sea ground with isobars: balances, heads of screens, sign-in, banners. Text on it is white, 75 % or more. */
export function DeepPanel({ children, glow, as: Tag = 'div', className }: DeepPanelProps) {
  return (
    <Tag className={cx('relative isolate overflow-hidden bg-sea-deep text-white', className)}>
      <Isobars className="-z-10" />
      {glow && <span aria-hidden className="glow pointer-events-none absolute top-0 -right-1/6 -z-10 h-[125%] w-4/5" />}
      {children}
    </Tag>
  );
}
