import type { Money } from '@tradewind/contract/base/money';
import { cx } from '../../design/class-names.ts';
import { priceText } from '../../design/price-parts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useShownCurrency } from './shown-currency.ts';

interface ChargedPartProps {
  dollars: Money;
  /** Without the rate, where there is no room. */
  brief?: boolean;
  className?: string;
}

/** Says what is charged, and by whose rate of which day the price above it was turned; nothing while prices are in dollars. */
export function ChargedPart({ dollars, brief, className }: ChargedPartProps) {
  const { t, locale } = useTranslation();
  const { date, number } = useFormat();
  const shown = useShownCurrency();
  if (!shown) return null;
  const worth = `${number(Number(shown.rate))} ${shown.currency}`;
  return (
    <p className={cx('tnum text-cap text-ink-3', className)}>
      <span className="font-medium text-ink-2">
        {t('currencies.pay', { amount: `US${priceText(dollars, locale)}` })}
      </span>
      {!brief && ` ${t('currencies.rate', { worth, source: shown.source, date: date(shown.quoted_on) })}`}
    </p>
  );
}
