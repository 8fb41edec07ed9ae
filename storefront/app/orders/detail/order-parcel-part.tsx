import type { OrderDetail } from '@tradewind/contract/orders';
import { Card } from '../../design/card.tsx';
import { Timeline } from '../../design/timeline.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CopyButtonPart } from './copy-button-part.tsx';

/** What the carrier has told, newest first. */
export function OrderParcelPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const number = order.delivery[0]?.delivery_no ?? '';
  const events = order.delivery.map(({ id, mark, updatetime }) => ({ id, title: mark, time: date(updatetime, 'minute') }));
  return (
    <Card as="section" padded>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lead font-semibold">{t('orders.parcel')}</h2>
        {number && <CopyButtonPart text={number} label={t('orders.copy', { what: number })} />}
      </div>
      <Timeline events={events} showAllLabel={t('orders.parcel.all', { events: events.length })} />
    </Card>
  );
}
