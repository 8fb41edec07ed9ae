import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Drawn small after the label. */
  count?: number;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Names the row for screen readers. */
  label: string;
  /** What the active tab shows. */
  children?: ReactNode;
  /** For the row: stickiness, ground. */
  className?: string;
}

/** A row of tabs that scrolls sideways, keeps the active one in the middle and slides its bar there. */
export function Tabs<Id extends string>({ items, value, onChange, label, children, className }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  // Counts that come later widen the row.
  const words = items.map(({ label: text, count }) => `${text} ${count ?? ''}`).join();
  useEffect(() => {
    const list = row.current;
    const active = list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (!list || !active) return;
    list.scrollTo({ left: active.offsetLeft + active.offsetWidth / 2 - list.clientWidth / 2, behavior: 'smooth' });
  }, [value, words]);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Id)}>
      <Base.List
        ref={row}
        aria-label={label}
        className={cx('scrollbar-none relative flex gap-4 overflow-x-auto border-b border-line px-4', className)}
      >
        {items.map((item) => (
          <Base.Tab
            key={item.id}
            value={item.id}
            data-tab={item.id}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 px-1 text-lead whitespace-nowrap text-ink-2 transition-colors duration-(--dur-base) -outline-offset-2 data-active:font-semibold data-active:text-ink"
          >
            {item.label}
            {item.count !== undefined && <span className="tnum text-cap font-normal text-ink-3">{item.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-[3px] w-6 translate-x-[calc(var(--active-tab-left)+var(--active-tab-width)/2-12px)] rounded-full bg-sea transition-[translate] duration-(--dur-base) ease-(--ease-move)" />
      </Base.List>
      {children !== undefined && (
        <Base.Panel value={value} className="outline-hidden">
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  );
}
