import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Notice } from '../../design/notice.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { handlingQuery } from './freight-data.ts';

/** Until when a shop ships and its holiday; null while that is being loaded. */
function useHandling(shopId: string) {
  const { data } = useQuery(handlingQuery(shopId));
  return data?.shops[0] ?? null;
}

/** Until when a shop ships an order that is paid now. */
export function ShipByPart({ shopId, className }: { shopId: string; className?: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const handling = useHandling(shopId);
  return <span className={className}>{handling && t('freight.shipsBy', { date: date(handling.ship_by) })}</span>;
}

/** The current holiday of a shop or the next one, with the shop's own words. */
export function HolidayPart({ shopId, className }: { shopId: string; className?: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const holiday = useHandling(shopId)?.holiday;
  if (!holiday) return null;
  return (
    <Notice
      tone="warn"
      icon={CalendarClock}
      className={className}
      title={t('freight.holiday', { from: date(holiday.from), until: date(holiday.until) })}
    >
      {t('freight.holidayText')}
      {holiday.message !== '' && <span className="mt-1 block break-words">{holiday.message}</span>}
    </Notice>
  );
}
