import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';
import type { RenderLink } from './render-link.ts';

export interface IconLabelProps {
  icon: LucideIcon;
  label: string;
  tone?: 'ink' | 'sea';
  count?: number;
  /** The count in words. */
  countLabel?: string;
  /** Fills the icon, for a switch that is on. */
  filled?: boolean;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  onClick?: () => void;
  link?: RenderLink;
  className?: string;
}

/** An icon over its word: shortcuts in a grid, small places in a bar. */
export function IconLabel(props: IconLabelProps) {
  const { icon: Icon, label, tone = 'ink', count = 0, countLabel, filled, pressed, onClick, link } = props;
  const className = cx(
    'press flex min-h-11 min-w-[46px] flex-col items-center justify-center gap-1 text-center text-micro text-ink-2',
    props.className,
  );
  const face = (
    <>
      <span className={cx('relative', tone === 'sea' || filled ? 'text-sea' : 'text-ink')}>
        <Icon aria-hidden size={23} strokeWidth={1.8} className={cx(filled && 'fill-current')} />
        <Count value={count} label={countLabel} className="absolute -top-1.5 left-[calc(100%-8px)]" />
      </span>
      <span className="max-w-full">{label}</span>
    </>
  );
  if (link) return link({ className, children: face });
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick} className={className}>
      {face}
    </button>
  );
}
