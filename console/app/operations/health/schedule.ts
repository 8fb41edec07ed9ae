import { useTranslation } from '../../i18n/use-translation.ts';

export const useSchedule = (): ((cron: string) => string) => cronInWords(useTranslation());

/** Describes the cron lines that the server uses: every n minutes, hourly, daily. Others are returned unchanged. */
export function cronInWords(t: ReturnType<typeof useTranslation>): (cron: string) => string {
  return (cron) => {
    const [minutes = '', hours = '', ...days] = cron.trim().split(/\s+/);
    if (days.some((field) => field !== '*')) return cron;
    if (hours === '*') {
      if (minutes === '*') return t('health.every_minute');
      const every = minutesApart(minutes);
      if (every !== null) return t('health.every_minutes', { smart_count: every });
      return /^\d+$/.test(minutes) ? t('health.hourly_at', { minute: twoDigits(minutes) }) : cron;
    }
    const isDaily = /^\d+$/.test(minutes) && /^\d+(,\d+)*$/.test(hours);
    return isDaily
      ? t('health.daily_at', {
          times: hours
            .split(',')
            .map((hour) => `${twoDigits(hour)}:${twoDigits(minutes)}`)
            .join(', '),
        })
      : cron;
  };
}

/** The interval of a step, or of a list of evenly spaced minutes; else null. */
function minutesApart(minutes: string): number | null {
  const step = /^\*\/(\d+)$/.exec(minutes);
  if (step) return Number(step[1]);
  const listed = minutes.split(',').map(Number);
  if (listed.length < 2) return null;
  const apart = 60 / listed.length;
  return listed.every((minute, index) => minute === listed[0]! + index * apart) ? apart : null;
}

const twoDigits = (digits: string): string => digits.padStart(2, '0');
