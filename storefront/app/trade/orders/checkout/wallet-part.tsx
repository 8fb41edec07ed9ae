import { type Money, subtract } from '@tradewind/contract/base/money';
import { Lock, Wallet } from 'lucide-react';
import { Card } from '../../../design/card.tsx';
import { cx } from '../../../design/class-names.ts';
import { Notice } from '../../../design/notice.tsx';
import { priceText } from '../../../design/price-parts.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';

/** The wallet's balance before and after the payment, or the amount that is missing. */
export function WalletPart({ balance, total }: { balance: Money; total: Money }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const after = subtract(balance, total);
  const short = after.minor < 0n;
  return (
    <Card as="section" padded>
      <h2 className="text-body font-medium text-ink-2">{t('orders.payWith')}</h2>
      <div className="mt-2.5 flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-sea-deep text-white">
          <Wallet aria-hidden size={20} strokeWidth={1.9} />
        </span>
        <dl className="min-w-0 flex-1">
          <div className="flex flex-wrap justify-between gap-x-3 text-lead font-semibold">
            <dt>{t('orders.wallet')}</dt>
            <dd className={cx('tnum ml-auto', short && 'text-bad')}>{priceText(balance, locale)}</dd>
          </div>
          {!short && (
            <div className="flex flex-wrap justify-between gap-x-3 text-body text-ink-3">
              <dt>{t('orders.balanceAfter')}</dt>
              <dd className="tnum ml-auto">{priceText(after, locale)}</dd>
            </div>
          )}
        </dl>
      </div>
      {short ? (
        <Notice
          tone="bad"
          className="mt-3"
          title={t('orders.insufficient', { amount: priceText(subtract(total, balance), locale) })}
        >
          {t('orders.insufficientText')}
        </Notice>
      ) : (
        <Notice tone="neutral" icon={Lock} className="mt-3">
          {t('orders.withCode')}
        </Notice>
      )}
    </Card>
  );
}
