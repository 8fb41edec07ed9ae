import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import type { ShopCorrection } from '@tradewind/contract/trade/desk/shop-corrections';

/** What of a booked fine was not given back yet, as decimal text; zero for anything else. */
export function restOfFine({ kind, booked, given_back }: ShopCorrection): string {
  if (kind !== 'fine' || booked === null) return '0.00';
  return toWire(usd(-(fromWire(booked)?.minor ?? 0n) - (fromWire(given_back)?.minor ?? 0n)));
}
