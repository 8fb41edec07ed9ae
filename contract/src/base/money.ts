/**
 * Money is a whole number of minor units (cents, yen, won) with a currency, never a float. On the wire it is decimal text
 * such as `"12.50"`, without thousands separators. Currencies have the decimals of ISO 4217, but forints and rupiah none, as nobody prices in
 * their hundredths.
 */
export const currencies = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CNY: 2,
  JPY: 0,
  KRW: 0,
  THB: 2,
  VND: 0,
  TWD: 2,
  HKD: 2,
  SGD: 2,
  MYR: 2,
  AUD: 2,
  DKK: 2,
  SEK: 2,
  PLN: 2,
  CZK: 2,
  HUF: 0,
  RON: 2,
  IDR: 0,
  PHP: 2,
  MOP: 2,
  CAD: 2,
  MXN: 2,
  CHF: 2,
  NOK: 2,
  ISK: 0,
  NZD: 2,
  AED: 2,
  SAR: 2,
  INR: 2,
  BRL: 2,
  TRY: 2,
  ZAR: 2,
  ARS: 2,
} as const;
export type Currency = keyof typeof currencies;

export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** The currency of every wallet and every charge. */
export const walletCurrency: Currency = 'USD';

export const usd = (minor: bigint | number): Money => ({ minor: BigInt(minor), currency: 'USD' });

/** Sums amounts of one currency; `seed` gives the currency of an empty list. */
export function sum(amounts: Iterable<Money>, seed: Currency = walletCurrency): Money {
  let minor = 0n;
  let currency: Currency | null = null;
  for (const amount of amounts) {
    if (currency && amount.currency !== currency) throw new RangeError(`Cannot add ${amount.currency} to ${currency}`);
    currency = amount.currency;
    minor += amount.minor;
  }
  return { minor, currency: currency ?? seed };
}

export const add = (a: Money, b: Money): Money => sum([a, b]);
export const subtract = (a: Money, b: Money): Money => sum([a, { ...b, minor: -b.minor }]);
export const times = (a: Money, quantity: number): Money => ({ ...a, minor: a.minor * BigInt(quantity) });

/** A share in basis points (1 % = 100), rounded half up: the only rounding rule of the platform. */
export function share(amount: Money, basisPoints: number): Money {
  const product = amount.minor * BigInt(basisPoints);
  const rounded = product >= 0n ? (product + 5_000n) / 10_000n : -((-product + 5_000n) / 10_000n);
  return { ...amount, minor: rounded };
}

/**
 * Splits an amount in proportion to weights without losing a unit: each part is rounded down, the rest goes one unit
 * at a time to the largest remainders, earlier parts first. Where all weights are zero the first part takes everything.
 */
export function split(amount: Money, weights: readonly bigint[]): Money[] {
  if (amount.minor < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('Only whole amounts can be split');
  if (weights.length === 0 && amount.minor > 0n) throw new RangeError('An amount cannot be split into no parts');
  const total = weights.reduce((a, b) => a + b, 0n);
  if (total === 0n) return weights.map((_, index) => ({ ...amount, minor: index === 0 ? amount.minor : 0n }));
  const parts = weights.map((weight) => (amount.minor * weight) / total);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount.minor * weight) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  let rest = amount.minor - parts.reduce((a, b) => a + b, 0n);
  for (const { index } of byRemainder) {
    if (rest === 0n) break;
    parts[index]! += 1n;
    rest -= 1n;
  }
  return parts.map((minor) => ({ ...amount, minor }));
}

/** `{1250, USD}` → `"12.50"`; `{-5, USD}` → `"-0.05"`; yen and won have no decimals. */
export function toWire({ minor, currency }: Money): string {
  const decimals = currencies[currency];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const whole = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return minor < 0n ? `-${whole}` : whole;
}

/** Reads a wire amount; null for anything that is not exactly an amount of that currency (three decimals, words, spaces). */
export function fromWire(text: string, currency: Currency = walletCurrency): Money | null {
  const decimals = currencies[currency];
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  if (fraction.length > decimals) return null;
  const minor = BigInt(match[2]! + fraction.padEnd(decimals, '0'));
  return { minor: match[1] ? -minor : minor, currency };
}
