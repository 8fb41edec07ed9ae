import { Skeleton } from '../../../design/skeleton.tsx';

/** A line of a bill: what, and how much; null while that is not known yet. */
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
