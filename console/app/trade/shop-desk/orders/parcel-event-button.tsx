import { parcelText } from '@tradewind/contract/trade/parcel-texts';
import {
  parcelDetails,
  parcelStatuses,
  type ParcelDetail,
  type ParcelStatus,
  type ShopParcelView,
} from '@tradewind/contract/trade/parcels';
import { recordParcelEvent } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';

/** Each status, and each of its details as `status detail`. Statuses that only the clock sets are left out. */
const eventChoices = parcelStatuses
  .filter((status) => status !== 'expired')
  .flatMap((status) => [
    status,
    ...Object.entries(parcelDetails)
      .filter(([, of]) => of === status)
      .map(([detail]) => `${status} ${detail}`),
  ]);

/** Records a tracking event, for carriers that report none. */
export const ParcelEventButton = ({ parcel }: { parcel: Pick<ShopParcelView, 'id'> }) => {
  const t = useTranslation();
  const locale = useLocale();
  const choices = eventChoices.map((id) => {
    const { status, detail } = parts(id);
    return { id, name: parcelText(status, detail, locale) };
  });
  return (
    <ActionButton
      endpoint={recordParcelEvent}
      label={t('shop.orders.add_tracking_event')}
      size="small"
      fields={[
        {
          name: 'event',
          label: t('shop.orders.tracking_status'),
          kind: 'choice',
          choices,
          value: 'in_transit',
          required: true,
        },
        { name: 'place', label: t('shop.orders.place') },
        { name: 'at', label: t('common.at'), kind: 'moment', help: t('shop.orders.tracking_at_help') },
        { name: 'note', label: t('shop.orders.tracking_note'), kind: 'lines' },
      ]}
      input={({ event = 'in_transit', place = '', at = '', note = '' }) => ({
        id: parcel.id,
        ...parts(event),
        place,
        note,
        at: at ? new Date(at).toISOString() : '',
      })}
      done={t('shop.orders.tracking_added')}
    >
      {t('shop.orders.tracking_text')}
    </ActionButton>
  );
};

function parts(id: string): { status: ParcelStatus; detail: ParcelDetail | '' } {
  const [status, detail = ''] = id.split(' ') as [ParcelStatus, (ParcelDetail | '')?];
  return { status, detail };
}
