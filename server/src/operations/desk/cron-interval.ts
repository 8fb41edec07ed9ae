import { day, hour, minute } from '../../base/clock/clock.ts';

/** How far apart the runs of a cron line are, for the lines that this house writes: every (n) minutes, hourly, daily. */
export function cronInterval(cron: string): number {
  const [minutes = '', hours = ''] = cron.trim().split(/\s+/);
  const every = /^\*(?:\/(\d+))?$/;
  const someMinutes = every.exec(minutes);
  if (someMinutes) return Number(someMinutes[1] ?? 1) * minute;
  const someHours = every.exec(hours);
  return someHours ? Number(someHours[1] ?? 1) * hour : day;
}
