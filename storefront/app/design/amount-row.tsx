import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface AmountRowProps {
  label: ReactNode;
  children: ReactNode;
  strong?: boolean;
  className?: string;
}

/** One line of a list of amounts, directly within its `dl`; wraps before it would cut anything off. */
export function AmountRow({ label, children, strong, className }: AmountRowProps) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
      <dt className={cx('min-w-0', strong ? 'text-lead font-semibold' : 'text-body text-ink-2')}>{label}</dt>
      <dd className="tnum ml-auto min-w-0 text-right text-body [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
