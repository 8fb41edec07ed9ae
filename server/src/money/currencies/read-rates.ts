import { parseCurrency, parseRate, rateText, type Rate } from '@tradewind/contract/money/exchange';
import type { Currency } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { readCsv, UnreadableCsv, type CsvRow } from '../../base/csv/read-csv.ts';

export interface ReadRate {
  currency: Currency;
  rate: Rate;
  /** `YYYY-MM-DD`. */
  quotedOn: string;
}

interface Quote {
  code: string;
  /** In 10⁻⁸ of the list's base currency. */
  parts: bigint;
  quotedOn: string;
}

/**
 * Reads a list of rates, as CSV (`currency,rate[,YYYY-MM-DD]`) or as the XML of the European Central Bank. When the
 * base currency is not the dollar, rates are converted by the list's dollar rate. Currencies that can't be chosen are
 * skipped.
 *
 * @param today the day of a rate without a day, `YYYY-MM-DD`.
 * @throws Refusal `rates_unreadable` when a line can't be read, a day is in the future, or no known currency is listed.
 */
export function readRates(text: string, today: string): ReadRate[] {
  const quotes = text.trimStart().startsWith('<') ? quotesOfXml(text, today) : quotesOfCsv(text, today);
  if (quotes.some(({ quotedOn }) => quotedOn > today)) refuse('rates_unreadable', {}, ['csv']);
  const dollars = quotes.find(({ code }) => code === 'USD')?.parts ?? one;
  const rates = new Map<Currency, ReadRate>();
  for (const { code, parts, quotedOn } of quotes) {
    const currency = parseCurrency(code);
    if (currency === null || currency === 'USD') continue;
    const perDollar = (parts * one * 2n + dollars) / (dollars * 2n);
    if (parseRate(rateText(perDollar)) === null) refuse('rates_unreadable', {}, ['csv']);
    rates.set(currency, { currency, rate: rateText(perDollar), quotedOn });
  }
  return rates.size > 0 ? [...rates.values()] : refuse('rates_unreadable', {}, ['csv']);
}

const one = 100_000_000n;

function quotesOfCsv(text: string, today: string): Quote[] {
  return rowsOf(text).flatMap(({ line, cells }, index) => {
    const [code = '', rate = '', quotedOn = ''] = cells;
    if (index === 0 && /^currency$/i.test(code)) return [];
    const parts = parseRate(rate);
    const dayInvalid = quotedOn !== '' && !isDay(quotedOn);
    if (!/^[A-Z]{3}$/.test(code.toUpperCase()) || parts === null || dayInvalid)
      refuse('rates_unreadable', { line }, ['csv']);
    return [{ code: code.toUpperCase(), parts, quotedOn: quotedOn || today }];
  });
}

function rowsOf(text: string): CsvRow[] {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof UnreadableCsv) refuse('rates_unreadable', { line: error.line }, ['csv']);
    throw error;
  }
}

/** The bank lists the worth of one euro, day by day, the newest day first. */
function quotesOfXml(text: string, today: string): Quote[] {
  const [newest = ''] = text.split('</Cube>', 1);
  const quotedOn = /\btime=['"]([\d-]+)['"]/.exec(newest)?.[1] ?? today;
  if (!isDay(quotedOn)) refuse('rates_unreadable', {}, ['csv']);
  const quotes = [...newest.matchAll(/\bcurrency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)].map(
    ([, code = '', rate = '']) => {
      const parts = parseRate(rate) ?? refuse('rates_unreadable', {}, ['csv']);
      return { code, parts, quotedOn };
    },
  );
  // Without a dollar rate the others can't be converted to dollars.
  if (!quotes.some(({ code }) => code === 'USD')) refuse('rates_unreadable', {}, ['csv']);
  return [{ code: 'EUR', parts: one, quotedOn }, ...quotes];
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
