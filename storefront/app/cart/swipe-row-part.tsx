import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface SwipeRowProps {
  children: ReactNode;
  /** On the button that swiping to the left uncovers. */
  label: string;
  /** Says what it would take away. */
  name: string;
  onDelete: () => void;
}

/** A line that scrolls aside to uncover its delete button; the browser does the moving, so keyboards get there too. */
export function SwipeRowPart({ children, label, name, onDelete }: SwipeRowProps) {
  return (
    <div className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
      <div className="w-full shrink-0 snap-start">{children}</div>
      <button
        type="button"
        aria-label={name}
        onClick={onDelete}
        className="flex w-20 shrink-0 snap-end flex-col items-center justify-center gap-1 bg-bad-tint px-1 text-cap font-semibold text-bad -outline-offset-2"
      >
        <Trash2 aria-hidden size={20} strokeWidth={1.9} />
        {label}
      </button>
    </div>
  );
}
