import { hour, later, minute, second } from '../../base/clock/clock.ts';

/** Whole hours of the day in which only the urgent is pushed. */
export interface QuietHours {
  quiet: boolean;
  fromHour: number;
  untilHour: number;
}

/** What applies until a shopper chooses. */
export const standardQuietHours: QuietHours = { quiet: true, fromHour: 22, untilHour: 8 };

/** When something written now may be pushed to a browser: at once, or at the end of the quiet hours of its time zone. */
export function dueAt({ quiet, fromHour, untilHour }: QuietHours, timeZone: string, now: Date): Date {
  if (!quiet || fromHour === untilHour) return now;
  const [hours, minutes, seconds] = localTime(timeZone, now);
  const since = (hours - fromHour + 24) % 24;
  const length = (untilHour - fromHour + 24) % 24;
  return since < length ? later(now, (length - since) * hour - minutes * minute - seconds * second) : now;
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function localTime(timeZone: string, at: Date): [hours: number, minutes: number, seconds: number] {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return [part('hour'), part('minute'), part('second')];
}
