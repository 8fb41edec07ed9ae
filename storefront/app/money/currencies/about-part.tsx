import { toWire, type Money } from '@tradewind/contract/base/money';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useShownCurrency } from './shown-currency.ts';
import { usePrice } from './use-price.ts';

/** What a bill in dollars comes to in the currency that prices are shown in; nothing while that is dollars. */
export function AboutPart({ dollars, className }: { dollars: Money; className?: string }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { text } = usePrice();
  const shown = useShownCurrency();
  if (!shown) return null;
  const worth = `${number(Number(shown.rate))} ${shown.currency}`;
  return (
    <p className={cx('tnum text-cap text-ink-3', className)}>
      <span className="font-medium text-ink-2">{text(toWire(dollars))}</span>{' '}
      {t('currencies.rate', { worth, source: shown.source, date: date(shown.quoted_on) })}
    </p>
  );
}
