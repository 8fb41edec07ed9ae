import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'sea' | 'ember' | 'ember-solid' | 'ok' | 'warn' | 'bad' | 'info' | 'plum';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  sea: 'bg-sea-tint text-sea',
  ember: 'bg-ember-tint text-ember',
  'ember-solid': 'bg-ember-solid text-on-solid',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
  plum: 'bg-plum-tint text-plum',
};

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: LucideIcon;
  /** `md` is the taller one at the head of a card. */
  size?: 'sm' | 'md';
  className?: string;
}

/** A word on a tinted ground. The word carries the meaning; the colour only repeats it. */
export function Badge({ children, tone = 'neutral', icon: Icon, size = 'sm', className }: BadgeProps) {
  const box = size === 'sm' ? 'min-h-5 px-1.5 text-micro' : 'min-h-6 px-2 text-cap';
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-xs py-0.5 font-semibold',
        box,
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden size={12} strokeWidth={2} className="shrink-0" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
