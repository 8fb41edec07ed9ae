import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';

/** Freight as text: "Free", or its price. */
export function useFreightText(): (wire: string) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (wire) => (amountOf(wire).minor === 0n ? t('orders.free') : money(wire));
}

/** The day until which something arrives, as text. */
export function useArrivalText(): (day: string) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (day) => t('freight.arrivesBy', { date: date(day, 'weekday') });
}

/** Working days of delivery as text; empty for orders that were placed without them. */
export function useDaysText(): (days: { days_from: number | null; days_to: number | null }) => string {
  const { t } = useTranslation();
  return ({ days_from: from, days_to: to }) => {
    if (from === null || to === null) return '';
    return from === to ? t('freight.days', { count: to }) : t('freight.daysBetween', { from, to });
  };
}
