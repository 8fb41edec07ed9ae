import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { LongPasscode } from '../../design/long-passcode.tsx';
import { Passcode } from '../../design/passcode.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLongCode } from './long-code.ts';

interface PaymentCodeInputProps {
  label: string;
  submitLabel: string;
  busy: boolean;
  /** What happens while it is busy, where it is not the saving of a new code: "Paying…". */
  busyText?: string;
  error: string | undefined;
  onCode: (code: string) => void;
  /** A new code, whose length is still open. */
  choosing?: boolean;
  /** Beside the link to the other length. */
  help?: ReactNode;
}

/** The input for a payment code: six cells over a keypad, or a field for codes of up to twelve digits. */
export function PaymentCodeInput(props: PaymentCodeInputProps) {
  const { label, submitLabel, busy, busyText, error, onCode, choosing = false, help } = props;
  const { t } = useTranslation();
  const [long, setLong] = useLongCode();
  const words = choosing
    ? { long: t('users.code.chooseLong'), short: t('users.code.chooseShort') }
    : { long: t('users.code.long'), short: t('users.code.short') };
  const other = (
    <span className="flex flex-wrap justify-center gap-x-2">
      <Button kind="ghost" size="sm" disabled={busy} onClick={() => setLong(!long)}>
        {long ? words.short : words.long}
      </Button>
      {help}
    </span>
  );
  const problem = error === undefined ? {} : { error };
  if (!long) {
    return (
      <Passcode
        {...problem}
        label={label}
        cellLabel={(position, length) => t('users.code.digit', { position, length })}
        eraseLabel={t('users.code.erase')}
        onComplete={onCode}
        busy={busy}
        busyText={busyText ?? t('users.code.checking')}
        help={other}
      />
    );
  }
  return (
    <div>
      <LongPasscode
        {...problem}
        label={label}
        submitLabel={submitLabel}
        showLabel={t('users.show')}
        hideLabel={t('users.hide')}
        onComplete={onCode}
        busy={busy}
      />
      <div className="-mt-2 pb-5">{other}</div>
    </div>
  );
}
