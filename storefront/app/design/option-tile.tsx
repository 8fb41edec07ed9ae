import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface OptionTileProps {
  label: string;
  selected: boolean;
  onSelect: () => void;
  /** A 40 px picture at the left. */
  swatch?: ReactNode;
  /** Why it cannot be had ("Sold out"); it stays in the focus order so that screen readers read the reason. */
  unavailable?: string;
  className?: string;
}

/** One choice of a few, in a `role="group"` with a name. With a swatch it fills its grid cell. */
export function OptionTile({ label, selected, onSelect, swatch, unavailable, className }: OptionTileProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={unavailable !== undefined || undefined}
      onClick={unavailable === undefined ? onSelect : undefined}
      className={cx(
        'inline-flex min-w-0 items-center gap-2.5 rounded-md text-left text-body',
        swatch ? 'min-h-[52px] w-full py-1.5 pr-3 pl-1.5' : 'min-h-11 px-4 py-1.5',
        selected ? 'bg-sea-tint font-semibold text-sea inset-ring-[1.5px] inset-ring-sea' : 'bg-sunken',
        !selected && (unavailable === undefined ? 'press text-ink' : 'text-ink-4'),
        className,
      )}
    >
      {swatch && (
        <span className={cx('size-10 shrink-0 overflow-hidden rounded-sm', unavailable !== undefined && 'opacity-45')}>
          {swatch}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
        <span className="min-w-0 break-words">{label}</span>
        {unavailable !== undefined && <span className="text-cap text-ink-3">{unavailable}</span>}
      </span>
      {selected && swatch && <Check aria-hidden size={18} strokeWidth={2} className="shrink-0" />}
    </button>
  );
}
