import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Spinner } from '../../../design/spinner.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** The answer was lost; the order is being read again. */
export function PaymentChecking() {
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

/** It is still not known; whoever wants can look again. Nothing here says whether money moved. */
export function PaymentUnknown({ orderPath, onCheckAgain }: { orderPath: string; onCheckAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3 px-4 pb-[calc(20px+var(--safe-b))]">
      <Notice tone="warn" urgent title={t('orders.pay.unsure')}>
        {t('orders.pay.unsureText')}
      </Notice>
      <Button wide icon={RotateCw} onClick={onCheckAgain}>
        {t('orders.pay.lookAgain')}
      </Button>
      <Link to={orderPath} className={buttonClass({ kind: 'outline', wide: true })}>
        {t('orders.pay.viewOrder')}
      </Link>
    </div>
  );
}
