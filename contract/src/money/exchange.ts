import { currencies, type Currency, type Money } from '../base/money.ts';

export const parseCurrency = (text: string | null | undefined): Currency | null =>
  text && Object.hasOwn(currencies, text) ? (text as Currency) : null;

/** So many units of a currency are worth one US dollar: a decimal text such as `"149.235"`. */
export type Rate = string;

const rateShape = /^(\d{1,10})(?:\.(\d{1,8}))?$/;

/** Reads a rate as a whole number of 10⁻⁸; null for anything that is no rate. */
export function parseRate(text: string): bigint | null {
  const match = rateShape.exec(text);
  if (!match) return null;
  const parts = BigInt(match[1]! + (match[2] ?? '').padEnd(8, '0'));
  return parts > 0n ? parts : null;
}

/** 10⁻⁸ as text again, without zeros that say nothing. */
export function rateText(parts: bigint): Rate {
  const digits = parts.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '');
}

/**
 * What dollars come to in another currency, rounded half up to what that currency has: the one function that does so. It is
 * for showing only. What is charged is the amount in dollars.
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
