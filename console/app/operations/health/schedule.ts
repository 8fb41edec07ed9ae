import { useWords } from '../../i18n/words.ts';

export const useSchedule = (): ((cron: string) => string) => inWords(useWords());

/** Says a cron line in words, for the lines that this house writes: every (n) minutes, hourly, daily. Others stand as they are. */
export function inWords(word: ReturnType<typeof useWords>): (cron: string) => string {
  return (cron) => {
    const [minutes = '', hours = '', ...days] = cron.trim().split(/\s+/);
    if (days.some((field) => field !== '*')) return cron;
    if (hours === '*') {
      if (minutes === '*') return word('health.every_minute');
      const every = minutesApart(minutes);
      if (every !== null) return word('health.every_minutes', { smart_count: every });
      return /^\d+$/.test(minutes) ? word('health.hourly_at', { minute: twoDigits(minutes) }) : cron;
    }
    const isDaily = /^\d+$/.test(minutes) && /^\d+(,\d+)*$/.test(hours);
    return isDaily
      ? word('health.daily_at', {
          times: hours
            .split(',')
            .map((hour) => `${twoDigits(hour)}:${twoDigits(minutes)}`)
            .join(', '),
        })
      : cron;
  };
}

/** Of a step, or of a list whose minutes lie equally far apart around the hour. */
function minutesApart(minutes: string): number | null {
  const step = /^\*\/(\d+)$/.exec(minutes);
  if (step) return Number(step[1]);
  const listed = minutes.split(',').map(Number);
  if (listed.length < 2) return null;
  const apart = 60 / listed.length;
  return listed.every((minute, index) => minute === listed[0]! + index * apart) ? apart : null;
}

const twoDigits = (digits: string): string => digits.padStart(2, '0');
