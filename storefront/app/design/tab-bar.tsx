import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';
import type { RenderLink } from './render-link.ts';

export interface TabBarItem {
  id: string;
  icon: LucideIcon;
  label: string;
  active: boolean;
  link: RenderLink;
  count?: number;
  /** The count in words. */
  countLabel?: string;
}

/** The root places at the bottom of a narrow window; the page header leads to them in a wide one. */
export function TabBar({ items, label }: { items: readonly TabBarItem[]; label: string }) {
  return (
    <nav
      aria-label={label}
      className="frost sticky bottom-0 z-(--z-bar) mt-auto flex shrink-0 md:hidden bg-surface/95 pb-(--safe-b) shadow-bar"
    >
      {items.map((item) => (
        <Fragment key={item.id}>{item.link(tabFace(item))}</Fragment>
      ))}
    </nav>
  );
}

function tabFace({ icon: Icon, label, active, count = 0, countLabel }: TabBarItem) {
  return {
    className: cx(
      'press flex min-h-(--bar-tab) min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-center text-micro',
      active ? 'font-semibold text-sea' : 'font-medium text-ink-2',
    ),
    'aria-current': active ? ('page' as const) : undefined,
    children: (
      <>
        <span className="relative">
          <Icon aria-hidden size={23} strokeWidth={active ? 2.1 : 1.8} className={cx(active && 'fill-sea/16')} />
          <Count value={count} label={countLabel} pop className="absolute -top-1.5 left-[calc(100%-9px)]" />
        </span>
        <span className="max-w-full">{label}</span>
      </>
    ),
  };
}
