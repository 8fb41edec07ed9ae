import type { ReactNode } from 'react';

/** Names and values of one thing, one under the other. */
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
