import { day, later, minute } from '../../base/clock/clock.ts';

/** A calendar month as the clocks of a time zone show it. */
export interface Month {
  /** `2026-11` */
  month: string;
  /** Its first moment, and the first after it. */
  since: Date;
  until: Date;
}

/** The months in which some moments lie, each once and in their order; null when nobody knows the zone. */
export function monthsOf(moments: readonly Date[], zone: string): Month[] | null {
  const nameOf = monthNames(zone);
  if (!nameOf) return null;
  return [...new Set(moments.map(nameOf))].map((month) => ({
    month,
    since: startOf(month, nameOf),
    until: startOf(following(month), nameOf),
  }));
}

type NameOf = (moment: Date) => string;

function monthNames(zone: string): NameOf | null {
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
    });
    return (moment) => {
      const part = (wanted: 'year' | 'month') =>
        format.formatToParts(moment).find(({ type }) => type === wanted)!.value;
      return `${part('year')}-${part('month')}`;
    };
  } catch {
    return null;
  }
}

/** No clock is further than this from UTC. */
const furthest = day;

/** Halves the days around the first of the month in UTC until the minute is found: no table of offsets and summer times is needed. */
function startOf(month: string, nameOf: NameOf): Date {
  const first = new Date(`${month}-01T00:00:00Z`);
  let before = later(first, -furthest);
  let minutes = (2 * furthest) / minute;
  while (minutes > 1) {
    const half = Math.floor(minutes / 2);
    const middle = later(before, half * minute);
    if (nameOf(middle) < month) {
      before = middle;
      minutes -= half;
    } else minutes = half;
  }
  return later(before, minute);
}

function following(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 7);
}
