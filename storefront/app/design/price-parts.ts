import { currencies } from '@tradewind/contract/base/money';
import { grouped } from './digits.ts';

/** Whole minor units of a currency; never a float. */
export interface Amount {
  minor: bigint;
  currency: string;
}

export interface PriceParts {
  /** Minus sign (U+2212) or nothing. */
  sign: string;
  symbol: string;
  integer: string;
  /** Separator and decimals together (".50"), or nothing. */
  fraction: string;
  /** True where the symbol follows the number. */
  symbolLast: boolean;
  /** The whole amount as it is read out. */
  label: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A currency format, kept because building one is slow; a code that is no currency is written in front as it is. */
function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'symbol',
        ...decimals(currency),
      });
    } catch {
      format = new Intl.NumberFormat(locale, decimals(currency));
    }
    formats.set(key, format);
  }
  return format;
}

/** Amounts have the decimals of our table; browsers differ in theirs. */
const digitsOf = (currency: string): number => (currencies as Readonly<Record<string, number>>)[currency] ?? 2;

const decimals = (currency: string) => {
  const digits = digitsOf(currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

/** The exact decimal text of an amount, as `Intl` takes it without going through a float. */
function decimalText(minor: bigint, digits: number): Intl.StringNumericLiteral {
  const plain = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = plain.slice(0, plain.length - digits);
  const text = digits > 0 ? `${whole}.${plain.slice(-digits)}` : whole;
  return text as Intl.StringNumericLiteral;
}

/** Takes an amount apart for drawing: small symbol, large integer, small decimals. */
export function priceParts(amount: Amount, locale: string): PriceParts {
  if (amount.currency === 'USD') return dollarParts(amount.minor, locale);
  const format = currencyFormat(locale, amount.currency);
  const text = decimalText(amount.minor, digitsOf(amount.currency));
  const sign = amount.minor < 0n ? '\u2212' : '';
  let symbol = '';
  let integer = '';
  let fraction = '';
  let symbolLast = false;
  for (const part of format.formatToParts(text)) {
    if (part.type === 'integer' || part.type === 'group') integer += part.value;
    else if (part.type === 'decimal' || part.type === 'fraction') fraction += part.value;
    else if (part.type === 'currency') {
      symbol = part.value;
      symbolLast = integer !== '';
    }
  }
  const spoken = currencyFormat(spokenLocale(locale), amount.currency).format(text);
  if (symbol) return { sign, symbol, integer, fraction, symbolLast, label: sign + spoken };
  return {
    sign,
    symbol: amount.currency,
    integer,
    fraction,
    symbolLast: false,
    label: `${sign}${spoken} ${amount.currency}`,
  };
}

/**
 * Dollars, which every page is drawn with first, are the same in all five languages. Of all currencies they alone are
 * drawn without their country: a bare yen sign could be yuan too. Japanese alone reads them out without it.
 */
function dollarParts(minor: bigint, locale: string): PriceParts {
  const [whole = '', cents = ''] = decimalText(minor, 2).split('.');
  const sign = minor < 0n ? '\u2212' : '';
  const integer = grouped(whole);
  const fraction = `.${cents}`;
  return {
    sign,
    symbol: '$',
    integer,
    fraction,
    symbolLast: false,
    label: `${sign}${locale === 'ja' ? '$' : 'US$'}${integer}${fraction}`,
  };
}

/** One line of text ("−$10.00") for sentences and button labels. */
export function priceText(amount: Amount, locale: string): string {
  const { sign, symbol, integer, fraction, symbolLast } = priceParts(amount, locale);
  const gap = symbol.length > 2 ? '\u00a0' : '';
  return symbolLast ? `${sign}${integer}${fraction}\u00a0${symbol}` : `${sign}${symbol}${gap}${integer}${fraction}`;
}

/** American English drops the country from its own dollar; British English names it ("US$"). */
function spokenLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
