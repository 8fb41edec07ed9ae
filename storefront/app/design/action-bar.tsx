import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface ActionBarProps {
  children: ReactNode;
  /** Stands on top of the tab bar instead of at the edge. */
  aboveTabs?: boolean;
  /** In a wide window it is a card in the column beside the content, instead of a bar. */
  beside?: boolean;
  className?: string;
}

/** The bar at the bottom of a pushed screen: one large button, or a total and a button. */
export function ActionBar({ children, aboveTabs, beside, className }: ActionBarProps) {
  return (
    <div
      className={cx(
        'frost sticky z-(--z-bar) mt-auto flex min-h-(--bar-buy) shrink-0 items-center gap-3 bg-surface/96 px-4 pt-2.5 shadow-bar',
        aboveTabs ? 'bottom-(--over-tabs) pb-2.5' : 'bottom-0 pb-[calc(10px+var(--safe-b))]',
        beside && 'order-last lg:static lg:order-none lg:mt-0 lg:rounded-lg lg:p-4 lg:shadow-card',
        className,
      )}
    >
      {children}
    </div>
  );
}
