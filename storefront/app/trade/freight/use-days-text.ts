import { useTranslation } from '../../i18n/use-translation.tsx';

/** Working days on the way, in words; nothing for what was ordered before days were promised. */
export function useDaysText(): (days: { days_from: number | null; days_to: number | null }) => string {
  const { t } = useTranslation();
  return ({ days_from: from, days_to: to }) => {
    if (from === null || to === null) return '';
    return from === to ? t('freight.days', { count: to }) : t('freight.daysBetween', { from, to });
  };
}
