import type { ReactNode } from 'react';
import { cx } from '../../../design/class-names.ts';

interface BillRowProps {
  label: ReactNode;
  children: ReactNode;
  strong?: boolean;
  className?: string;
}

/** One line of a bill, directly within its `dl`; wraps before it would cut anything off. */
export function BillRowPart({ label, children, strong, className }: BillRowProps) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-3', className)}>
      <dt className={cx('min-w-0', strong ? 'text-lead font-semibold' : 'text-body text-ink-2')}>{label}</dt>
      <dd className="tnum ml-auto min-w-0 text-right text-body [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
