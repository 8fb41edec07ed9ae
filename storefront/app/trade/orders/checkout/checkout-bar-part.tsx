import type { Money } from '@tradewind/contract/base/money';
import { Lock, Plus } from 'lucide-react';
import { Link } from '../../../shell/router/link.tsx';
import { ActionBar } from '../../../design/action-bar.tsx';
import { Button, buttonClass } from '../../../design/button.tsx';
import { Price } from '../../../design/price.tsx';
import { priceText } from '../../../design/price-parts.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { topUpPath } from '../../../paths/top-up-path.ts';

interface CheckoutBarProps {
  total: Money;
  /** What the balance is short of the total; null where it is enough. */
  missing: Money | null;
  /** Something is missing; pressing the button says what. */
  unavailable: boolean;
  loading: boolean;
  onPay: () => void;
}

/** The total, and the button to pay it or to top up. */
export function CheckoutBarPart({ total, missing, unavailable, loading, onPay }: CheckoutBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ActionBar beside>
      <div className="shrink-0">
        <p className="text-cap text-ink-3">{t('orders.total')}</p>
        <Price amount={total} locale={locale} size="lg" tone="ink" />
      </div>
      {missing ? (
        <Link to={topUpPath(missing)} className={buttonClass({ size: 'lg', wide: true })}>
          <Plus aria-hidden size={19} strokeWidth={2} className="shrink-0" />
          {t('orders.topUp')}
        </Link>
      ) : (
        <Button
          size="lg"
          wide
          icon={Lock}
          unavailable={unavailable}
          loading={loading}
          onClick={onPay}
          className="px-4!"
        >
          {t('orders.pay', { amount: priceText(total, locale) })}
        </Button>
      )}
    </ActionBar>
  );
}
