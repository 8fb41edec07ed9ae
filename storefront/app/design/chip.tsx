import { type LucideIcon, X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { RenderLink } from './render-link.ts';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** Present on chips that switch on and off. */
  selected?: boolean;
  icon?: LucideIcon;
  /** An applied filter: pressing it takes the filter away. Names the cross ("Remove"). */
  removeLabel?: string;
  link?: RenderLink;
}

/** A small pill that switches, filters or leads somewhere. */
export function Chip({ children, selected, icon: Icon, removeLabel, link, className, ...rest }: ChipProps) {
  const on = selected || removeLabel !== undefined;
  const look = cx(
    'press hit inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-3.5 py-1 text-note',
    on ? 'bg-sea-tint font-semibold text-sea inset-ring-[1.5px] inset-ring-sea' : 'bg-sunken text-ink-2',
    className,
  );
  const face = (
    <>
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.9} className="shrink-0" />}
      {children}
      {removeLabel !== undefined && <X aria-hidden size={14} strokeWidth={2} className="-mr-1 shrink-0" />}
      {removeLabel !== undefined && <span className="sr-only">{removeLabel}</span>}
    </>
  );
  if (link) return link({ className: look, children: face, 'aria-current': selected ? 'page' : undefined });
  return (
    <button type="button" aria-pressed={removeLabel === undefined ? selected : undefined} {...rest} className={look}>
      {face}
    </button>
  );
}
