import { mostCounted } from '@tradewind/contract/base/fields';
import { useLocale } from '../i18n/use-locale.ts';

/** Formats `"1234.5"` as money. The text is passed to Intl unchanged, so it never becomes a float. */
export function money(amount: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', '−');
}

/** Formats ISO text, or the wire's `YYYY-MM-DD HH:mm:ss` in UTC, in the reader's time zone. */
export function moment(text: string, locale: string): string {
  return dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(dateOf(text));
}

/** Formats a day as `2026-10-01`, which is the same one in every time zone. */
export const day = (text: string, locale: string): string =>
  dates(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

/** A date format with Gregorian years in all languages, as on receipts; Thai would otherwise show 2569 for 2026. */
export const dates = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, style);

const number = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value);

/** Formats how many rows a list has: `100,000+` where they are not counted further. */
export const counted = (rows: number, locale: string): string =>
  rows < mostCounted ? number(rows, locale) : `${number(mostCounted, locale)}+`;

/** Formats a duration by its two largest units, such as `2 days, 3 hours`; seconds only below a minute. */
export function duration(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const sizes = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const first = Math.max(
    0,
    sizes.findIndex(([, size]) => whole >= size),
  );
  const parts = sizes.slice(whole === 0 ? 3 : first, first + 2).filter(([unit]) => unit !== 'second' || whole < 60);
  let rest = whole;
  const texts = parts.flatMap(([unit, size], index) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 || (index === 0 && parts.length === 1)
      ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)]
      : [];
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);
}

export const dateOf = (text: string): Date => new Date(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`);

/** Formatters in the console's language. */
export function useFormat() {
  const locale = useLocale();
  return {
    locale,
    money: (amount: string) => money(amount, locale),
    moment: (text: string) => moment(text, locale),
    day: (text: string) => day(text, locale),
    number: (value: number) => number(value, locale),
    counted: (rows: number) => counted(rows, locale),
    duration: (seconds: number) => duration(seconds, locale),
    list: (parts: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
  };
}
