import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** One titled part of the gallery. */
export function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className="mt-7 px-4">
      <h2 className="mb-2.5 text-body font-semibold text-ink-2">{title}</h2>
      <div className={cx('flex flex-wrap items-center gap-2', className)}>{children}</div>
    </section>
  );
}
