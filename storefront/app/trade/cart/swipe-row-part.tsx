import { Bookmark, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../design/class-names.ts';

interface SwipeRowProps {
  children: ReactNode;
  /** The buttons that swiping to the left uncovers. */
  save: SwipeAction;
  remove: SwipeAction;
}

interface SwipeAction {
  /** The text on the button. */
  label: string;
  /** The accessible name, which also names the line. */
  name: string;
  onPress: () => void;
}

/** A row that scrolls aside to uncover buttons. It is native scrolling, so the keyboard reaches the buttons too. */
export function SwipeRowPart({ children, save, remove }: SwipeRowProps) {
  return (
    <div className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
      <div className="w-full shrink-0 snap-start">{children}</div>
      <SwipeActionButton act={save} icon={Bookmark} className="bg-sea-tint text-sea" />
      <SwipeActionButton act={remove} icon={Trash2} className="snap-end bg-bad-tint text-bad" />
    </div>
  );
}

function SwipeActionButton({ act, icon: Icon, className }: { act: SwipeAction; icon: LucideIcon; className: string }) {
  return (
    <button
      type="button"
      aria-label={act.name}
      onClick={act.onPress}
      className={cx(
        'flex w-20 shrink-0 flex-col items-center justify-center gap-1 px-1 text-cap font-semibold -outline-offset-2',
        className,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.9} />
      {act.label}
    </button>
  );
}
