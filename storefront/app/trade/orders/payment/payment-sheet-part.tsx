import type { Money } from '@tradewind/contract/base/money';
import { Wallet, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { buttonClass, Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Price } from '../../../design/price.tsx';
import { priceText } from '../../../design/price-parts.ts';
import { Sheet } from '../../../design/sheet.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { PaymentCodeInput } from '../../../people/users/payment-code-input.tsx';
import type { Payable } from './pay-once.ts';
import { type PaymentEvents, usePayment } from './use-payment.ts';
import { Spinner } from '../../../design/spinner.tsx';

interface PaymentProps extends Omit<PaymentEvents, 'unreachedText'> {
  payable: Payable;
  amount: Money;
  balance: Money;
  /** What the amount is for, e.g. "2 shops · 7 items". */
  caption: string;
  /** The screen of the order, for when it is unknown whether it was paid. */
  orderPath: () => string;
  /** The code was forgotten: leads to setting a new one, and back. */
  onForgotten: () => void;
}

interface PaymentSheetProps extends PaymentProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the payment code over the exact amount. Each opening is one payment. */
export function PaymentSheetPart({ open, onClose, ...payment }: PaymentSheetProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.pay.title')}
      closeLabel={t('shell.close')}
      flush
      locked={busy}
    >
      <Payment {...payment} onBusy={setBusy} />
    </Sheet>
  );
}

function Payment({
  payable,
  amount,
  balance,
  caption,
  orderPath,
  onForgotten,
  onPaid,
  onRefused,
  onBusy,
}: PaymentProps & { onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { phase, message, enter, checkAgain } = usePayment(payable, {
    unreachedText: t('orders.pay.notReached'),
    onPaid,
    onRefused,
  });
  const busy = phase === 'paying' || phase === 'checking';
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  return (
    <>
      <div className="flex flex-col items-center gap-2 px-4 pb-5 text-center">
        <p className="text-body text-ink-3">{caption}</p>
        <Price amount={amount} locale={locale} size="hero" tone="ink" />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-body text-ink-2">
          <Wallet aria-hidden size={16} strokeWidth={1.9} className="text-sea" />
          {t('orders.wallet')} <span className="tnum font-semibold">{priceText(balance, locale)}</span>
        </p>
      </div>
      {(phase === 'asking' || phase === 'paying') && (
        <PaymentCodeInput
          label={t('orders.pay.title')}
          submitLabel={t('orders.pay.confirm')}
          busy={busy}
          busyText={t('orders.pay.paying')}
          error={message}
          onCode={(code) => void enter(code)}
          help={
            <Button kind="ghost" size="sm" disabled={busy} onClick={onForgotten}>
              {t('recovery.pay.forgotten')}
            </Button>
          }
        />
      )}
      {phase === 'checking' && <PaymentChecking />}
      {phase === 'unsure' && <PaymentUnknown orderPath={orderPath()} onCheckAgain={() => void checkAgain()} />}
      {phase === 'locked' && (
        <div className="flex flex-col gap-3 px-4 pb-[calc(20px+var(--safe-b))]">
          <Notice tone="bad" urgent title={t('orders.pay.locked')}>
            {message}
          </Notice>
          <Button wide onClick={onForgotten}>
            {t('recovery.pay.headline')}
          </Button>
          <Link to={orderPath()} className={buttonClass({ kind: 'outline', wide: true })}>
            {t('orders.pay.viewOrder')}
          </Link>
        </div>
      )}
    </>
  );
}

/** The answer was lost; the order is being read again. */
function PaymentChecking() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-6 pt-4 pb-[calc(48px+var(--safe-b))] text-center">
      <span className="text-sea">
        <Spinner size={32} />
      </span>
      <p className="text-title font-semibold">{t('orders.pay.checking')}</p>
      <p className="text-body text-balance text-ink-2">{t('orders.pay.checkingText')}</p>
    </div>
  );
}

/** It is still unknown whether money moved; the shopper can check again or open the order. */
function PaymentUnknown({ orderPath, onCheckAgain }: { orderPath: string; onCheckAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3 px-4 pb-[calc(20px+var(--safe-b))]">
      <Notice tone="warn" urgent title={t('orders.pay.unconfirmed')}>
        {t('orders.pay.unconfirmedText')}
      </Notice>
      <Button wide icon={RotateCw} onClick={onCheckAgain}>
        {t('orders.pay.checkAgain')}
      </Button>
      <Link to={orderPath} className={buttonClass({ kind: 'outline', wide: true })}>
        {t('orders.pay.viewOrder')}
      </Link>
    </div>
  );
}
