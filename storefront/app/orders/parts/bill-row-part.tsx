import type { ReactNode } from 'react';
import { cx } from '../../design/class-names.ts';

/** One line of a bill; wraps before it would cut anything off. */
export function BillRowPart({ label, children, strong }: { label: ReactNode; children: ReactNode; strong?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className={cx('min-w-0', strong ? 'text-lead font-semibold' : 'text-body text-ink-2')}>{label}</dt>
      <dd className="tnum ml-auto min-w-0 text-right text-body [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
