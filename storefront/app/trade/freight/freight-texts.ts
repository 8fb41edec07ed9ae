import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';

/** Freight in words: "Free", or what it costs. */
export function useFreightText(): (wire: string) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (wire) => (amountOf(wire).minor === 0n ? t('orders.free') : money(wire));
}
