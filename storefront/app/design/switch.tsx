import { Switch as Base } from '@base-ui/react/switch';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  disabled?: boolean;
  name?: string;
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  return (
    <Base.Root
      {...rest}
      checked={checked}
      onCheckedChange={onChange}
      aria-label={label}
      className="hit inline-flex h-[30px] w-[50px] shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-(--dur-fast) data-checked:bg-sea-solid data-disabled:opacity-50"
    >
      <Base.Thumb className="size-[26px] rounded-full bg-white shadow-card transition-transform duration-(--dur-fast) ease-out data-checked:translate-x-5" />
    </Base.Root>
  );
}
