import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { RenderLink } from './render-link.ts';

export interface ListRowProps {
  title: ReactNode;
  /** A second line under the title. */
  note?: ReactNode;
  /** At the right, cut off when long. */
  value?: ReactNode;
  icon?: LucideIcon;
  /** At the right in place of value and chevron: a switch, a radio, a badge. */
  control?: ReactNode;
  /** On unless there is neither a link nor an action. */
  chevron?: boolean;
  tone?: 'ink' | 'bad' | 'sea';
  onClick?: () => void;
  link?: RenderLink;
  disabled?: boolean;
}

const tones = { ink: 'text-ink', bad: 'text-bad', sea: 'text-sea' };

/** A card that holds rows; the hairlines between them start at the title. */
export function ListGroup({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('card overflow-hidden', className)}>{children}</div>;
}

/** One line of a list that leads somewhere, does something, or only shows something. */
export function ListRow(props: ListRowProps) {
  const { title, note, value, icon: Icon, control, tone = 'ink', onClick, link, disabled } = props;
  const acts = Boolean(link || onClick);
  const className = cx(
    'group/row flex w-full items-stretch gap-3 pl-4 text-left',
    acts && !disabled && 'transition-colors duration-(--dur-fast) active:bg-pressed',
    disabled && 'opacity-60',
  );
  const face = (
    <>
      {Icon && (
        <span className={cx('flex shrink-0 items-center', tone === 'ink' ? 'text-ink-2' : tones[tone])}>
          <Icon aria-hidden size={21} strokeWidth={1.8} />
        </span>
      )}
      <span className="mr-4 flex min-h-[54px] min-w-0 flex-1 items-center gap-2 border-b border-line py-2 group-last/row:border-transparent">
        <span className="min-w-0 flex-1">
          <span className={cx('block text-lead', tones[tone])}>{title}</span>
          {note !== undefined && <span className="block text-note text-ink-3">{note}</span>}
        </span>
        {value !== undefined && <span className="max-w-[60%] min-w-0 truncate text-body text-ink-3">{value}</span>}
        {control}
        {(props.chevron ?? (acts && control === undefined)) && (
          <ChevronRight aria-hidden size={18} className="-mr-1 shrink-0 text-ink-3" />
        )}
      </span>
    </>
  );
  if (link && !disabled) return link({ className, children: face });
  if (!onClick) return <div className={className}>{face}</div>;
  return (
    <button type="button" disabled={disabled} onClick={onClick} className={className}>
      {face}
    </button>
  );
}
