import { Delete } from 'lucide-react';

export interface KeypadProps {
  onDigit: (digit: string) => void;
  onErase: () => void;
  eraseLabel: string;
  disabled?: boolean;
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const key =
  'press min-h-[54px] rounded-md bg-surface text-[24px] font-medium text-ink shadow-card disabled:text-ink-4 active:bg-pressed';

/** Digits to press. Pressing leaves the focus where it is, so a hardware keyboard keeps working. */
export function Keypad({ onDigit, onErase, eraseLabel, disabled }: KeypadProps) {
  const digit = (value: string) => (
    <button key={value} type="button" disabled={disabled} onClick={() => onDigit(value)} className={key}>
      {value}
    </button>
  );
  return (
    <div
      onMouseDown={(event) => event.preventDefault()}
      data-base-ui-swipe-ignore=""
      className="keypad grid touch-manipulation grid-cols-3 gap-1.5 bg-sunken p-2 pb-[calc(24px+var(--safe-b))] select-none"
    >
      {rows.map(digit)}
      <span />
      {digit('0')}
      <button
        type="button"
        aria-label={eraseLabel}
        disabled={disabled}
        onClick={onErase}
        className="press grid min-h-[54px] place-items-center rounded-md text-ink active:bg-pressed disabled:text-ink-4"
      >
        <Delete aria-hidden size={24} strokeWidth={1.9} />
      </button>
    </div>
  );
}
