import type { DeliveryPromise } from '@tradewind/contract/trade/orders';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The promised day of an order and how it was kept. */
export const PromiseText = ({ promise: { by, arrived_on, days_late: late } }: { promise: DeliveryPromise }) => {
  const t = useTranslation();
  const { day } = useFormat();
  const kept = () => {
    if (late > 0) return t('shop.orders.days_late', { smart_count: late });
    if (arrived_on === null) return null;
    return late < 0 ? t('shop.orders.days_early', { smart_count: -late }) : t('shop.orders.in_time');
  };
  return <>{[day(by), kept()].filter(Boolean).join(' · ')}</>;
};
