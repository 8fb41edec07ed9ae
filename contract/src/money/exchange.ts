import { currencies, type Currency, type Money } from '../base/money.ts';

export const parseCurrency = (text: string | null | undefined): Currency | null =>
  text && Object.hasOwn(currencies, text) ? (text as Currency) : null;

/** Units of a currency per US dollar, as decimal text such as `"149.235"`. */
export type Rate = string;

const rateShape = /^(\d{1,10})(?:\.(\d{1,8}))?$/;

/** Parses a rate as a whole number of 10⁻⁸; null for anything that is no rate. */
export function parseRate(text: string): bigint | null {
  const match = rateShape.exec(text);
  if (!match) return null;
  const parts = BigInt(match[1]! + (match[2] ?? '').padEnd(8, '0'));
  return parts > 0n ? parts : null;
}

/** Formats a rate as text, without trailing zeros. */
export function rateText(parts: bigint): Rate {
  const digits = parts.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '');
}

/**
 * Converts dollars to another currency, rounded half up to its minor unit. For display only: the amount in dollars is
 * what is charged.
 */
export function convert(dollars: Money, to: Currency, rate: Rate): Money {
  const parts = parseRate(rate);
  if (parts === null) throw new RangeError(`${rate} is not a rate`);
  const up = 10n ** BigInt(currencies[to]);
  const down = 10n ** BigInt(currencies[dollars.currency] + 8);
  const size = (dollars.minor < 0n ? -dollars.minor : dollars.minor) * parts * up;
  const rounded = (size * 2n + down) / (down * 2n);
  return { minor: dollars.minor < 0n ? -rounded : rounded, currency: to };
}
