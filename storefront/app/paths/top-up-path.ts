import { fromWire, type Money, toWire } from '@tradewind/contract/base/money';

/** Path of a screen of the top-up, with the amount of US dollars that is missing for a payment. */
export const topUpPath = (missing: Money | null, screen = '/topUp'): string =>
  missing ? `${screen}${screen.includes('?') ? '&' : '?'}missing=${toWire(missing)}` : screen;

/** Parses the query of such a path; null where nothing is missing. */
export function parseMissing(query: URLSearchParams): Money | null {
  const missing = fromWire(query.get('missing') ?? '');
  return missing && missing.minor > 0n ? missing : null;
}
