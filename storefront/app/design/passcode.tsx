import { OTPField } from '@base-ui/react/otp-field';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Keypad } from './keypad.tsx';
import { Spinner } from './spinner.tsx';

export interface PasscodeProps {
  /** The question, for screen readers. */
  label: string;
  /** Name of a cell: "Digit 2 of 6". */
  cellLabel: (position: number, length: number) => string;
  eraseLabel: string;
  /** Called with the whole code as soon as its last digit is in. */
  onComplete: (code: string) => void;
  /** While the code is being checked. Must be true from `onComplete` until the answer. */
  busy: boolean;
  /** Stands in place of the keypad meanwhile: "Paying…". */
  busyText: string;
  /** Why the last code was refused. */
  error?: string;
  /** Under the cells: a link for those who forgot. */
  help?: ReactNode;
  length?: number;
}

const shownWrongFor = 600;

/** Masked cells over a keypad of its own; hardware keys and paste work too. A refused code shakes and is cleared. */
export function Passcode(props: PasscodeProps) {
  const { label, cellLabel, eraseLabel, onComplete, busy, busyText, error, help, length = 6 } = props;
  const [code, setCode] = useState('');
  const id = useId();
  const cells = useRef<HTMLDivElement>(null);
  const full = code.length === length;
  const wrong = Boolean(error) && !busy && (full || code === '');

  const focusCell = (index: number) => {
    cells.current?.querySelectorAll('input')[Math.min(index, length - 1)]?.focus({ preventScroll: true });
  };

  useEffect(() => {
    cells.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!error || busy || !full) return undefined;
    const timer = setTimeout(() => {
      setCode('');
      cells.current?.querySelector('input')?.focus({ preventScroll: true });
    }, shownWrongFor);
    return () => clearTimeout(timer);
  }, [error, busy, full]);

  const change = (next: string) => {
    if (busy || next === code) return;
    setCode(next);
    if (next.length === length) onComplete(next);
  };
  const press = (next: string) => {
    if (full && next.length > length) return;
    change(next);
    focusCell(next.length);
  };

  return (
    <div>
      <div className="px-6 pb-5 text-center">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div ref={cells} className={cx(wrong && full && 'animate-shake')}>
          <OTPField.Root
            id={id}
            length={length}
            value={code}
            onValueChange={change}
            readOnly={busy}
            mask
            validationType="numeric"
            inputMode="none"
            autoComplete="off"
            aria-describedby={`${id}-error`}
            className="flex justify-center gap-2"
          >
            {Array.from({ length }, (_, index) => (
              <Cell key={index} wrong={wrong} label={index === 0 ? undefined : cellLabel(index + 1, length)} />
            ))}
          </OTPField.Root>
        </div>
        <div id={`${id}-error`} role="alert">
          {error && (
            <p
              className={cx(
                'mt-3 flex items-start justify-center gap-2 text-body font-medium text-bad',
                busy && 'invisible',
              )}
            >
              <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
              <span className="min-w-0">{error}</span>
            </p>
          )}
        </div>
        {help && <div className="mt-2">{help}</div>}
      </div>
      <div className="relative bg-sunken">
        {/* Hidden and not removed, so that nothing moves. */}
        <div className={cx(busy && 'invisible')}>
          <Keypad
            disabled={busy}
            eraseLabel={eraseLabel}
            onDigit={(digit) => press(code + digit)}
            onErase={() => press(code.slice(0, -1))}
          />
        </div>
        <div role="status" className={cx(busy && 'absolute inset-0 grid place-items-center')}>
          {busy && (
            <span className="flex flex-col items-center gap-3 text-sea">
              <Spinner size={32} />
              <span className="text-title font-semibold text-ink">{busyText}</span>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Cell({ wrong, label }: { wrong: boolean; label?: string }) {
  return (
    <span className="relative max-w-12 min-w-0 flex-1">
      <OTPField.Input
        aria-label={label}
        className={cx(
          'peer h-[54px] w-full rounded-sm text-center text-base text-transparent caret-transparent outline-hidden selection:bg-transparent focus:inset-ring-2',
          wrong
            ? 'bg-bad-tint inset-ring-[1.5px] inset-ring-bad focus:inset-ring-bad'
            : 'bg-surface inset-ring inset-ring-line-strong focus:inset-ring-sea',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-0 m-auto hidden size-3 rounded-full peer-data-filled:block',
          wrong ? 'bg-bad' : 'bg-ink',
        )}
      />
    </span>
  );
}
