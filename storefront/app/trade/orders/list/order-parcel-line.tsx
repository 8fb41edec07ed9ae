import type { OrderRow } from '@tradewind/contract/trade/orders';
import { Truck } from 'lucide-react';
import { cx } from '../../../design/class-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PromisePart } from '../../freight/promise-part.tsx';

/**
 * Where an order is: the latest state of its newest parcel with its time, or the promised day while nothing was sent;
 * nothing where neither is known.
 */
export function OrderParcelLine({ order: { parcel, promise } }: { order: Pick<OrderRow, 'parcel' | 'promise'> }) {
  if (!parcel && !promise) return null;
  return (
    <div className="flex items-start gap-2 rounded-md bg-sea-tint px-3 py-2.5 text-note text-ink-2">
      <Truck aria-hidden size={18} strokeWidth={1.9} className="shrink-0 text-sea" />
      {parcel ? <ParcelState parcel={parcel} /> : promise && <PromisePart promise={promise} />}
    </div>
  );
}

function ParcelState({ parcel }: { parcel: NonNullable<OrderRow['parcel']> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const details = [date(parcel.at, 'withinYear')];
  if (parcel.count > 1) details.push(t('orders.parcels', { count: parcel.count }));
  return (
    <p className="min-w-0">
      <b className="font-semibold text-ink lg:block">{parcel.text}</b>
      {details.map((detail, index) => (
        <span key={detail}>
          <span className={cx(index === 0 && 'lg:hidden')}>{' · '}</span>
          <span className="tnum whitespace-nowrap">{detail}</span>
        </span>
      ))}
    </p>
  );
}
