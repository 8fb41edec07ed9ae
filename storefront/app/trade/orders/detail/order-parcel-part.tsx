import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { ExternalLink } from 'lucide-react';
import { Card } from '../../../design/card.tsx';
import { Timeline } from '../../../design/timeline.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CopyButton } from '../../../shell/copy-button.tsx';

type Parcel = OrderDetail['parcels'][number];

/**
 * The tracking events of a parcel, newest first.
 *
 * @param number the parcel's position among the order's parcels; null where there is only one.
 */
export function OrderParcelPart({ parcel, number }: { parcel: Parcel; number: number | null }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const tracked = parcel.events.map(({ id, text, place, note, at }) => ({
    id,
    title: text,
    ...((place || note) && { place: [place, note].filter(Boolean).join(' · ') }),
    time: date(at, 'minute'),
  }));
  const events = [
    ...tracked,
    { id: parcel.id, title: t('orders.parcel.handedOver'), time: date(parcel.sent_at, 'minute') },
  ];
  return (
    <Card as="section" padded>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lead font-semibold">
          {number === null ? t('orders.parcel') : t('orders.parcel.number', { number })}
        </h2>
        <CopyButton text={parcel.number} label={t('orders.copy', { what: parcel.number })} />
      </div>
      {(parcel.carrier_name || parcel.tracking_url) && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 text-note text-ink-2">
          {parcel.carrier_name}
          {parcel.tracking_url && (
            <a
              href={parcel.tracking_url}
              target="_blank"
              rel="noreferrer"
              className="press hit inline-flex items-center gap-1 font-medium text-sea"
            >
              {t('orders.parcel.track')}
              <ExternalLink aria-hidden size={14} strokeWidth={2} />
            </a>
          )}
        </p>
      )}
      {number !== null && (
        <ul className="mb-3 text-note text-ink-2">
          {parcel.lines.map((line) => (
            <li key={line.order_product_id}>{t('orders.parcel.line', { pieces: line.quantity, title: line.title })}</li>
          ))}
        </ul>
      )}
      <Timeline events={events} showAllLabel={t('orders.parcel.all', { events: events.length })} />
    </Card>
  );
}
