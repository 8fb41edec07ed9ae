import { type Money, toWire } from '@tradewind/contract/base/money';
import { cx } from '../../design/class-names.ts';
import { priceText } from '../../design/price-parts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useShownCurrency } from '../../api/shown-currency.ts';
import { usePrice } from './use-price.ts';

interface ChargedNoteProps {
  dollars: Money;
  /** Without the rate, where there is no room. */
  brief?: boolean;
  className?: string;
}

/** Below a converted price: what is charged in dollars, and the rate; nothing while prices are in dollars. */
export function ChargedNote({ dollars, brief, className }: ChargedNoteProps) {
  const { t, locale } = useTranslation();
  const rate = useRateText();
  if (rate === null) return null;
  return (
    <p className={cx('tnum text-cap text-ink-3', className)}>
      <span className="font-medium text-ink-2">
        {t('currencies.pay', { amount: `US${priceText(dollars, locale)}` })}
      </span>
      {!brief && ` ${rate}`}
    </p>
  );
}

/** Below a bill in dollars: about how much it is in the shown currency, and the rate; nothing while that is dollars. */
export function ConvertedNote({ dollars, className }: Omit<ChargedNoteProps, 'brief'>) {
  const { text } = usePrice();
  const rate = useRateText();
  if (rate === null) return null;
  return (
    <p className={cx('tnum text-cap text-ink-3', className)}>
      <span className="font-medium text-ink-2">{text(toWire(dollars))}</span> {rate}
    </p>
  );
}

/** The rate of the shown currency with its source and day; null while prices are in dollars. */
function useRateText(): string | null {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const shown = useShownCurrency();
  if (!shown) return null;
  const worth = `${number(Number(shown.rate))} ${shown.currency}`;
  return t('currencies.rate', { worth, source: shown.source, date: date(shown.quoted_on) });
}
