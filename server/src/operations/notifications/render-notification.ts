import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Kind } from './kinds.ts';

export interface RenderedNotification {
  title: string;
  text: string;
}

/** Fills the texts of a kind with details in the reader's language; amounts are formatted for it. */
export function renderNotification(
  { title, text }: Kind,
  details: Readonly<Record<string, string>>,
  locale: Locale,
): RenderedNotification {
  const filled = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, amounts.has(name) ? dollars(value, locale) : value]),
  );
  return { title: fillText(title[locale], filled), text: fillText(text[locale], filled) };
}

/** Details that are amounts in US dollars. */
const amounts = new Set(['amount', 'before', 'owed']);

const formats = new Map<Locale, Intl.NumberFormat>();

/** Formats US dollars from decimal text, which avoids rounding by floating-point numbers. */
function dollars(amount: string, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  formats.set(locale, format);
  return format.format(amount as Intl.StringNumericLiteral);
}
