import { useId } from 'react';
import { cx } from './class-names.ts';

export interface SegmentedProps<Id extends string> {
  options: readonly { id: Id; label: string; disabled?: boolean }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The question, for screen readers. */
  label: string;
  className?: string;
}

/** Two or three answers of equal weight side by side. */
export function Segmented<Id extends string>({ options, value, onChange, label, className }: SegmentedProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx('flex rounded-[26px] bg-sunken p-1', className)}>
      {options.map((option) => (
        <label
          key={option.id}
          className="relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-full px-3 py-1 text-center text-body text-ink-2 transition-colors duration-(--dur-fast) has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-disabled:cursor-default has-disabled:text-ink-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea dark:has-checked:bg-pressed"
        >
          <input
            type="radio"
            name={name}
            checked={value === option.id}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
