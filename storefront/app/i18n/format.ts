import type { Locale } from '@tradewind/contract/base/locales';
import { type Currency, fromWire, walletCurrency } from '@tradewind/contract/base/money';
import { plainDigits } from '../design/digits.ts';
import { priceText } from '../design/price-parts.ts';

/** Formats an amount of the wire: `"1234.50"` → `$1,234.50`. Any other text is returned unchanged. */
export function formatMoney(locale: Locale, amount: string, currency: Currency = walletCurrency): string {
  const money = fromWire(amount, currency);
  return money ? priceText(money, locale) : amount;
}

/** A whole or fractional number with the separators of the language. */
export function formatNumber(locale: Locale, value: number): string {
  return plainDigits(value, 3) ?? numbers(locale, 'plain').format(value);
}

/** A short number: 12.4K, 1.2万, 1.2만. */
export function formatCompact(locale: Locale, value: number): string {
  return (value < 1000 ? plainDigits(value, 0) : null) ?? numbers(locale, 'compact').format(value);
}

/** A percentage: `97.9` → `97.9%`. */
export function formatPercent(locale: Locale, percent: number): string {
  const digits = plainDigits(percent, 1);
  return digits === null ? numbers(locale, 'percent').format(percent) : `${digits}%`;
}

export type DateStyle = 'day' | 'weekday' | 'minute' | 'month' | 'withinYear';

/**
 * Formats a moment of the wire, `YYYY-MM-DD HH:mm:ss` in UTC. It is shown in the shopper's time zone in
 * the browser and in UTC on the server, so server-rendered pages use only `day` and `weekday`, which are UTC everywhere.
 */
export function formatDate(locale: Locale, moment: string, style: DateStyle = 'day'): string {
  const date = readMoment(moment);
  return date ? dates(locale, style).format(date) : moment;
}

/** Parses `YYYY-MM-DD HH:mm:ss` (UTC) or an ISO text; null for anything else. */
export function readMoment(moment: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    moment.trim(),
  );
  if (!match) return null;
  const date = new Date(`${match[1]}T${match[2] ?? '00:00:00'}${match[3] ?? 'Z'}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const numberStyles = {
  plain: {},
  compact: { notation: 'compact', maximumFractionDigits: 1 },
  // As a unit, because the style `percent` would have to be given a hundredth, which rounds some halves down.
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  month: { year: 'numeric', month: 'long', timeZone: 'UTC' },
  withinYear: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
};

/** Formats are cached, because building one is slow. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numbers(locale: Locale, style: keyof typeof numberStyles): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, numberStyles[style]);
  numberFormats.set(key, format);
  return format;
}

function dates(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  // Without it Thai would use the Buddhist calendar, and its years would differ from those of receipts and statements.
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, dateStyles[style]);
  dateFormats.set(key, format);
  return format;
}
