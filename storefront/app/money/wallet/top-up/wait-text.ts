import type { Locale } from '@tradewind/contract/base/locales';

/** Whole minutes in the unit that reads best: "20 minutes", "3 hours", "2 days". Number and unit stay on one line. */
export function waitText(locale: Locale, minutes: number): string {
  const [unit, value] =
    minutes < 90 ? ['minute', minutes] : minutes < 36 * 60 ? ['hour', minutes / 60] : ['day', minutes / 60 / 24];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' })
    .format(Math.round(Number(value)))
    .replace(/\s/, locale === 'ja' ? '' : '\u00a0');
}
