import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldFrame, fieldBoxClass } from './field.tsx';

export interface FieldButtonProps extends FieldFrame {
  /** What is chosen; nothing shows the placeholder. */
  value?: ReactNode;
  placeholder?: string;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Looks like a text field but opens something to choose from. */
export function FieldButton({ value, placeholder, onClick, disabled, className, ref, ...frame }: FieldButtonProps) {
  return (
    <Field {...frame} className={className}>
      {({ 'aria-invalid': _invalid, ...wiring }) => (
        <button
          type="button"
          {...wiring}
          ref={ref}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={onClick}
          className={cx(fieldBoxClass({ error: frame.error }), 'min-h-[50px] items-center gap-3 px-4 py-2.5 text-left')}
        >
          <span className={cx('min-w-0 flex-1', !value && 'text-ink-3')}>{value || placeholder}</span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
        </button>
      )}
    </Field>
  );
}
