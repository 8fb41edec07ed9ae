import { useTranslation } from '../i18n/use-translation.tsx';
import { clockText } from './countdown.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** A span for people: days and hours while there are two days or more, then a running clock. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) =>
    seconds >= 2 * day
      ? t('refunds.days', { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) })
      : clockText(seconds);
}
