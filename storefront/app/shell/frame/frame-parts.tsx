import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import { useMedia } from '../../design/use-media.ts';
import type { frameParts } from '../../screens.ts';

/** What the frame shows of the domains above it, fetched when it is first drawn. */
export const framePart = <Props,>(
  pick: (parts: typeof frameParts) => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => pick((await import('../../screens.ts')).frameParts));

const wideParts = {
  shipTo: framePart((parts) => parts.shipTo()),
  balance: framePart((parts) => parts.balance()),
  waysToPay: framePart((parts) => parts.waysToPay()),
};

/** A part of header or footer that only a wide window fetches. It comes last where it stands, and moves nothing. */
export function WidePart({ part }: { part: keyof typeof wideParts }) {
  const isWide = useMedia('(min-width: 48rem)');
  const Part = wideParts[part];
  return (
    isWide && (
      <Suspense>
        <Part />
      </Suspense>
    )
  );
}
