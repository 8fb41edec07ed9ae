import type { ReactNode } from 'react';
import { Skeleton } from '../../../design/skeleton.tsx';

/** Labels and values in rows. */
export function FactRows({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-2.5 text-body">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tnum ml-auto min-w-0 text-right [overflow-wrap:anywhere] text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A row of a bill; a null value shows a skeleton. */
export function MoneyRow({ label, value, strong }: { label: string; value: string | null; strong?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-body">
      <span className="text-ink-2">{label}</span>
      {value === null ? (
        <Skeleton className="h-4 w-16" />
      ) : (
        <span className={`tnum text-right ${strong ? 'font-semibold' : ''}`}>{value}</span>
      )}
    </div>
  );
}
