import { parcelText } from '@tradewind/contract/trade/parcel-texts';
import {
  parcelDetails,
  parcelStatuses,
  type ParcelDetail,
  type ParcelStatus,
  type ShopParcelView,
} from '@tradewind/contract/trade/parcels';
import type { Locale } from '@tradewind/contract/base/locales';
import { recordParcelEvent } from '@tradewind/contract/trade/shop-desk/orders';
import { useLocaleState } from 'react-admin';
import { useWords } from '../../../i18n/words.ts';
import { VerbButton } from '../../../look/verb-button.tsx';

/** Each state followed by what it can say besides, as `status` or `status detail`. Silence is the clock's to tell. */
const news = parcelStatuses
  .filter((status) => status !== 'expired')
  .flatMap((status) => [
    status,
    ...Object.entries(parcelDetails)
      .filter(([, of]) => of === status)
      .map(([detail]) => `${status} ${detail}`),
  ]);

/** Says where a parcel is, for carriers that do not tell it themselves. */
export const TellNewsButton = ({ parcel }: { parcel: Pick<ShopParcelView, 'id'> }) => {
  const word = useWords();
  const [locale] = useLocaleState();
  const choices = news.map((id) => {
    const { status, detail } = parts(id);
    return { id, name: parcelText(status, detail, locale as Locale) };
  });
  return (
    <VerbButton
      endpoint={recordParcelEvent}
      label={word('shop.orders.tell_news')}
      size="small"
      fields={[
        { name: 'news', label: word('shop.orders.news'), kind: 'choice', choices, value: 'in_transit', required: true },
        { name: 'place', label: word('shop.orders.place') },
        { name: 'at', label: word('common.at'), kind: 'moment', help: word('shop.orders.news_at_help') },
        { name: 'note', label: word('shop.orders.news_note'), kind: 'lines' },
      ]}
      input={({ news: told = 'in_transit', place = '', at = '', note = '' }) => ({
        id: parcel.id,
        ...parts(told),
        place,
        note,
        at: at ? new Date(at).toISOString() : '',
      })}
      done={word('shop.orders.news_told')}
    >
      {word('shop.orders.news_text')}
    </VerbButton>
  );
};

function parts(id: string): { status: ParcelStatus; detail: ParcelDetail | '' } {
  const [status, detail = ''] = id.split(' ') as [ParcelStatus, (ParcelDetail | '')?];
  return { status, detail };
}
