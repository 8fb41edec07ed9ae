import { useTranslation } from '../../i18n/use-translation.tsx';
import { clockText } from '../../orders/detail/use-seconds-until.ts';

const day = 24 * 60 * 60;

/** A span for people: days while there are two or more, then a running clock. */
export function useTimeText(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => (seconds >= 2 * day ? t('refunds.days', { count: Math.floor(seconds / day) }) : clockText(seconds));
}
