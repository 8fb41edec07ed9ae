import { type SyntheticEvent, useState } from 'react';
import { Button } from './button.tsx';
import { PasswordInput } from './password-input.tsx';

export interface LongPasscodeProps {
  label: string;
  submitLabel: string;
  showLabel: string;
  hideLabel: string;
  onComplete: (code: string) => void;
  busy: boolean;
  error?: string;
  minLength?: number;
  maxLength?: number;
}

/** For codes whose length is not known beforehand: a masked numeric field with a button. */
export function LongPasscode(props: LongPasscodeProps) {
  const { label, submitLabel, showLabel, hideLabel, onComplete, busy, error, minLength = 6, maxLength = 12 } = props;
  const [code, setCode] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy && code.length >= minLength) onComplete(code);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 px-4 pb-[calc(20px+var(--safe-b))]">
      <PasswordInput
        {...{ label, showLabel, hideLabel, error }}
        value={code}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, maxLength))}
        inputMode="numeric"
        autoComplete="off"
        readOnly={busy}
      />
      <Button type="submit" size="lg" wide loading={busy} disabled={code.length < minLength}>
        {submitLabel}
      </Button>
    </form>
  );
}
