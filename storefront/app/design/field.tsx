import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

/** What a control must carry to be tied to its label and messages. */
export interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrame {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** The text of the error; turns the box red. */
  error?: string;
  hint?: ReactNode;
  /** At the right of the label line: a link, a unit. */
  aside?: ReactNode;
}

export interface FieldProps extends FieldFrame {
  id?: string;
  className?: string;
  children: (wiring: FieldAttributes) => ReactNode;
}

/** Label above, control, then hint or error. The text components below build on it; use it for controls of your own. */
export function Field({ label, labelHidden, error, hint, aside, id: given, className, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const message = error ?? hint;
  const messageId = `${id}-message`;
  const wiring: FieldAttributes = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': message ? messageId : undefined,
  };
  return (
    <div className={cx('min-w-0', className)}>
      <div className={cx(labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3')}>
        <label htmlFor={id} className="min-w-0 text-note font-medium text-ink-2">
          {label}
        </label>
        {aside}
      </div>
      {children(wiring)}
      <div id={messageId} aria-live="polite">
        {error ? (
          <p className="mt-1.5 flex gap-1.5 text-cap font-medium text-bad">
            <CircleAlert aria-hidden size={14} strokeWidth={2} className="mt-px shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
        ) : (
          hint && <p className="mt-1.5 text-cap text-ink-3">{hint}</p>
        )}
      </div>
    </div>
  );
}

/** The box around a control; it shows the focus ring of the control inside. */
export function fieldBoxClass({ error, readOnly }: { error?: string; readOnly?: boolean }): string {
  return cx(
    'flex w-full rounded-md text-base text-ink has-[:is(input,textarea,select):focus]:inset-ring-2 has-[:is(input,textarea,select):focus]:inset-ring-sea has-disabled:text-ink-4',
    readOnly ? 'bg-sunken' : 'bg-surface',
    error ? 'inset-ring-[1.5px] inset-ring-bad' : readOnly ? '' : 'inset-ring inset-ring-line-strong',
  );
}

/** A control in the box has neither background nor focus ring of its own. */
export const bareControlClass =
  'min-w-0 flex-1 bg-transparent text-base text-ink outline-hidden placeholder:text-ink-3 placeholder:opacity-100 disabled:text-ink-4';
