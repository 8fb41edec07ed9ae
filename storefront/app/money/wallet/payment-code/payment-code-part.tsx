import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { LongPasscode } from '../../../design/long-passcode.tsx';
import { Passcode } from '../../../design/passcode.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface AskCodeProps {
  busy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
  onForgotten: () => void;
}

/** Six cells over a keypad; a plain field for the codes that are longer. */
export function PaymentCodeInput({ busy, error, onCode, onForgotten }: AskCodeProps) {
  const { t } = useTranslation();
  const [long, setLong] = useState(false);
  const other = (
    <span className="flex flex-wrap justify-center gap-x-2">
      <Button kind="ghost" size="sm" disabled={busy} onClick={() => setLong(!long)}>
        {long ? t('orders.pay.sixDigits') : t('orders.pay.longer')}
      </Button>
      <Button kind="ghost" size="sm" disabled={busy} onClick={onForgotten}>
        {t('recovery.pay.forgotten')}
      </Button>
    </span>
  );
  const problem = error === undefined ? {} : { error };
  if (!long) {
    return (
      <Passcode
        {...problem}
        label={t('orders.pay.title')}
        cellLabel={(position, length) => t('orders.pay.digit', { position, length })}
        eraseLabel={t('orders.pay.erase')}
        onComplete={onCode}
        busy={busy}
        help={other}
      />
    );
  }
  return (
    <>
      <LongPasscode
        {...problem}
        label={t('orders.pay.code')}
        submitLabel={t('orders.pay.confirm')}
        showLabel={t('orders.pay.show')}
        hideLabel={t('orders.pay.hide')}
        onComplete={onCode}
        busy={busy}
      />
      <div className="-mt-2 pb-5">{other}</div>
    </>
  );
}
