import { useLocaleState } from 'react-admin';

/** `"1234.5"` as money. The text goes to Intl as it is: it never becomes a float. */
export function money(amount: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', '−');
}

/** A moment as ISO text, or as the wire's `YYYY-MM-DD HH:mm:ss`, which is UTC; shown in the reader's own time zone. */
export function moment(text: string, locale: string): string {
  return dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(dateOf(text));
}

/** Years are counted alike in all languages: what Thai would call 2569 is 2026 in the shop and on every receipt. */
export const dates = (locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, style);

/** `2 days, 3 hours`: the two largest parts that a person reckons with. Less than a minute is told in seconds. */
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

/** Formatters in the desk's language. */
export function useFormat() {
  const [locale] = useLocaleState();
  return {
    locale,
    money: (amount: string) => money(amount, locale),
    moment: (text: string) => moment(text, locale),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    duration: (seconds: number) => duration(seconds, locale),
    list: (parts: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
  };
}
