import type { ReactNode } from 'react';

/** Names and what they stand for, one line each; what is empty is left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div
            key={name}
            className="flex gap-3 border-b border-line py-2.5 text-body last:border-transparent last:pb-0"
          >
            <dt className="w-26 shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
