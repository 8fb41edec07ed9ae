import { day, later, minute } from '../../base/clock/clock.ts';

/** When a cron line comes round after a moment, for the lines that this house writes: some minutes of some hours, every day. Null for others. */
export function nextRun(cron: string, now: Date): Date | null {
  const [minutes = '', hours = '', ...days] = cron.trim().split(/\s+/);
  if (days.some((field) => field !== '*')) return null;
  const last = later(now, day);
  let at = later(new Date(Math.floor(now.getTime() / minute) * minute), minute);
  while (at <= last) {
    if (matches(hours, at.getUTCHours()) && matches(minutes, at.getUTCMinutes())) return at;
    at = later(at, minute);
  }
  return null;
}

function matches(field: string, value: number): boolean {
  const every = /^\*(?:\/([1-9]\d*))?$/.exec(field);
  if (every) return value % Number(every[1] ?? 1) === 0;
  return field.split(',').some((one) => one !== '' && Number(one) === value);
}
