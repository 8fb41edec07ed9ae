import type { DeliveryPromise } from '@tradewind/contract/trade/orders';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The promised day of an order, and how the order kept it. */
export function PromisePart({ promise, className }: { promise: DeliveryPromise; className?: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { by, arrived_on: arrivedOn, days_late: late } = promise;
  const promised = date(by, 'weekday');
  const text = () => {
    if (arrivedOn === null)
      return late > 0
        ? t('freight.isLate', { date: promised, count: late })
        : t('freight.arrivesBy', { date: promised });
    const arrived = date(arrivedOn, 'weekday');
    if (late > 0) return t('freight.arrivedLate', { date: arrived, count: late });
    return late < 0
      ? t('freight.arrivedEarly', { date: arrived, count: -late })
      : t('freight.arrivedInTime', { date: arrived });
  };
  return <p className={className}>{text()}</p>;
}
