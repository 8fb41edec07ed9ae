import { useTranslation } from '../i18n/use-translation.tsx';
import { clockText } from './countdown.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** A duration as text: days and hours from two days on, below that as `29:05`. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) =>
    seconds >= 2 * day
      ? t('refunds.days', { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) })
      : clockText(seconds);
}
