import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { priceParts } from '../../design/price-parts.ts';
import { useLocale } from '../../i18n/use-translation.tsx';
import { amountInput } from './amount-input.ts';

interface AmountFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  /** Under the line: what is available, what the least is. */
  hint?: ReactNode;
  /** Beside the amount: a text button. */
  aside?: ReactNode;
}

/** An amount of dollars, typed large. */
export function AmountField({ label, value, onChange, onBlur, error, hint, aside }: AmountFieldProps) {
  const id = useId();
  const locale = useLocale();
  const { symbol } = priceParts({ minor: 0n, currency: 'USD' }, locale);
  return (
    <div>
      <label htmlFor={id} className="text-note font-medium text-ink-2">
        {label}
      </label>
      <div
        className={`flex flex-wrap items-baseline gap-x-3 border-b-2 pb-1.5 ${error ? 'border-bad' : 'border-line-strong focus-within:border-sea'}`}
      >
        <span className="flex min-w-[9.5rem] flex-1 items-baseline gap-1.5">
          <span aria-hidden className="text-h2 font-semibold text-ink-2">
            {symbol}
          </span>
          <input
            id={id}
            value={value}
            onChange={(event) => onChange(amountInput(value, event.target.value))}
            onBlur={onBlur}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-message`}
            className="tnum w-full min-w-0 bg-transparent text-display font-bold tracking-[-0.025em] text-ink outline-hidden placeholder:text-ink-4"
          />
        </span>
        {aside}
      </div>
      <div id={`${id}-message`} aria-live="polite" className="pt-2.5 text-note">
        {error ? (
          <p className="flex gap-1.5 font-medium text-bad">
            <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
        ) : (
          <div className="text-ink-3">{hint}</div>
        )}
      </div>
    </div>
  );
}
