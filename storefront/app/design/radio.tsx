import { Radio as Base } from '@base-ui/react/radio';
import { RadioGroup as BaseGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface RadioGroupProps<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
  /** The question, for screen readers. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Holds the radios of one question; arrow keys move between them. */
export function RadioGroup<Value extends string>({ value, onChange, label, ...rest }: RadioGroupProps<Value>) {
  return <BaseGroup {...rest} value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label} />;
}

export interface RadioProps {
  value: string;
  children: ReactNode;
  disabled?: boolean;
  /** `card` has its own background and is outlined when chosen; `row` lies in a list. */
  variant?: 'row' | 'card';
  className?: string;
}

/** One answer: whatever is drawn as children at the left, the dot at the right, all of it pressable. */
export function Radio({ value, children, disabled, variant = 'row', className }: RadioProps) {
  return (
    <label
      className={cx(
        'flex min-h-[54px] items-center gap-3 px-4 py-2 text-lead has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-sea',
        variant === 'card' && 'card has-data-checked:inset-ring-[1.5px] has-data-checked:inset-ring-sea',
        disabled && 'text-ink-3',
        className,
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <Base.Root
        value={value}
        disabled={disabled}
        className="grid size-[22px] shrink-0 place-items-center rounded-full bg-surface outline-hidden inset-ring-[1.5px] inset-ring-line-strong data-checked:bg-sea-solid data-checked:inset-ring-0 data-disabled:bg-sunken data-disabled:inset-ring-line"
      >
        <Base.Indicator className="size-2 rounded-full bg-on-solid" />
      </Base.Root>
    </label>
  );
}
