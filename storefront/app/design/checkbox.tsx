import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is on. */
  mixed?: boolean;
  /** Its name, where no words are drawn beside it. */
  label?: string;
  /** Words drawn beside it; pressing them presses it. */
  children?: ReactNode;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A round box of 22 px in a target of 44. */
export function Checkbox({ checked, onChange, mixed, label, children, ...rest }: CheckboxProps) {
  const box = (
    <Base.Root
      {...rest}
      checked={checked}
      indeterminate={mixed}
      onCheckedChange={onChange}
      aria-label={label}
      className="group grid size-11 shrink-0 place-items-center rounded-full"
    >
      <span className="grid size-[22px] place-items-center rounded-full bg-surface text-on-solid inset-ring-[1.5px] inset-ring-line-strong group-data-checked:bg-sea-solid group-data-checked:inset-ring-0 group-data-disabled:bg-sunken group-data-disabled:text-ink-4 group-data-disabled:inset-ring-line group-data-indeterminate:bg-sea-solid group-data-indeterminate:inset-ring-0">
        <Check
          aria-hidden
          size={14}
          strokeWidth={3}
          className="hidden group-data-checked:block group-data-indeterminate:hidden"
        />
        <Minus aria-hidden size={14} strokeWidth={3} className="hidden group-data-indeterminate:block" />
      </span>
    </Base.Root>
  );
  if (children === undefined) return box;
  return (
    <label className="-ml-[11px] flex min-w-0 items-start text-body text-ink-2">
      {box}
      <span className="min-w-0 py-3">{children}</span>
    </label>
  );
}
