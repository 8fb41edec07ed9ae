import { useLocaleState } from 'react-admin';

/** `"1234.5"` as money. The text goes to Intl as it is: it never becomes a float. */
export function money(amount: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(amount as Intl.StringNumericLiteral).replace('-', '−');
}

/** A moment as ISO text, or as the wire's `YYYY-MM-DD HH:mm:ss`, which is UTC; shown in the reader's own time zone. */
export function moment(text: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(dateOf(text));
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
    list: (parts: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
  };
}
