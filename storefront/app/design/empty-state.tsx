import type { ReactNode } from 'react';
import { Isobars } from './patterns.tsx';

export interface EmptyStateProps {
  title: string;
  /** `h1` where the screen has no heading of its own. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  /** Address of a square picture, drawn at 96 px. */
  picture?: string;
  /** Or something to draw in its place, such as an icon. */
  art?: ReactNode;
  /** The one thing to do next: a `Button`. */
  action?: ReactNode;
  /** For errors: a second, quieter way out. */
  secondary?: ReactNode;
  /** For errors: a code to quote. */
  code?: string;
}

/** Nothing here, or something went wrong: a picture, a sentence, and what to do next. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  text,
  picture,
  art,
  action,
  secondary,
  code,
}: EmptyStateProps) {
  return (
    <section className="flex flex-col items-center px-6 py-12 text-center">
      <div className="relative isolate mb-5 grid size-[148px] place-items-center overflow-hidden rounded-full bg-sea-tint text-sea">
        <Isobars tone="disc" className="-z-10" />
        {picture ? <img src={picture} alt="" width={96} height={96} className="size-24" /> : art}
      </div>
      <Heading className="text-h2 font-bold tracking-[-0.02em] text-balance">{title}</Heading>
      {text !== undefined && <p className="mt-2 max-w-[280px] text-body text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
      {secondary && <div className="mt-1">{secondary}</div>}
      {code && <p className="mt-4 font-mono text-cap text-ink-3 select-all">{code}</p>}
    </section>
  );
}
