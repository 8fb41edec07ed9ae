import { dates, useFormat } from '../../look/format.ts';

/** A day of the list with its weekday: those on a weekend change nothing, and one should see it. */
export function useDayName(): (day: string) => string {
  const { locale } = useFormat();
  const format = dates(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
