import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Names of the number and of the two buttons. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  locale?: string;
}

/** Base UI would say this in a style attribute, which a strict policy refuses in server HTML. */
const noStyle = { userSelect: undefined, WebkitUserSelect: undefined };
const end =
  'select-none hit grid size-8 w-9 place-items-center rounded-full text-ink active:bg-pressed data-disabled:text-ink-4';

/** A small whole number with minus and plus; it can also be typed. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 1, max, disabled, label, lessLabel, moreLabel, locale } = props;
  return (
    <NumberField.Root
      value={value}
      onValueChange={(next) => next !== null && onChange(Math.trunc(next))}
      min={min}
      max={max}
      disabled={disabled}
      locale={locale}
      format={{ maximumFractionDigits: 0 }}
    >
      <NumberField.Group className="inline-flex h-8 items-center rounded-full bg-sunken has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-sea">
        <NumberField.Decrement aria-label={lessLabel} style={noStyle} className={end}>
          <Minus aria-hidden size={16} strokeWidth={2.2} />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          className="tnum h-8 w-7 bg-transparent text-center text-base font-semibold text-ink outline-hidden data-disabled:text-ink-4"
        />
        <NumberField.Increment aria-label={moreLabel} style={noStyle} className={end}>
          <Plus aria-hidden size={16} strokeWidth={2.2} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
