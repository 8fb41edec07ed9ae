import { useLocation } from 'react-router';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PaymentCodeInput } from './payment-code/payment-code-part.tsx';
import { useResetCode } from './payment-code/use-reset-code.ts';
import type { PaymentCodeFailure } from './code-trouble.ts';

interface CodePartProps {
  busy: boolean;
  trouble: PaymentCodeFailure | null;
  onCode: (code: string) => void;
}

/** Asks for the payment code; says so instead while it is locked. Whoever forgot it comes back to this screen with a new one. */
export function PaymentCodePart({ busy, trouble, onCode }: CodePartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const resetCode = useResetCode();
  if (trouble?.kind === 'locked') {
    return (
      <div className="px-4 pb-[calc(20px+var(--safe-b))]">
        <Notice tone="bad" urgent title={t('orders.pay.locked')}>
          {trouble.message}
        </Notice>
      </div>
    );
  }
  const wrong = trouble?.kind === 'again' ? trouble.message : undefined;
  return (
    <PaymentCodeInput busy={busy} error={wrong} onCode={onCode} onForgotten={() => resetCode(pathname + search)} />
  );
}
