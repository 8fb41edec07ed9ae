import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { add, times, usd, type Money } from '@tradewind/contract/base/money';

/** One way to deliver to a zone: so many pieces or grams cost the first price, each further so many the next one. */
export interface FreightOption {
  kind: DeliveryKind;
  /** Working days on the way. */
  daysFrom: number;
  daysTo: number;
  measure: 'pieces' | 'grams';
  firstSize: number;
  first: Money;
  nextSize: number;
  next: Money;
  /** Goods of the shop from which on it costs nothing. */
  freeOver: Money | null;
}

/** What one shop sends to one place. */
export interface Parcel {
  pieces: number;
  grams: number;
  goods: Money;
}

/** What a parcel costs this way. */
export function freightFor(option: FreightOption, parcel: Parcel): Money {
  const { first, firstSize, next, nextSize, freeOver } = option;
  if (freeOver && parcel.goods.minor >= freeOver.minor) return usd(0);
  const beyond = Math.max(0, parcel[option.measure] - firstSize);
  return add(first, times(next, Math.ceil(beyond / nextSize)));
}

/** The way that was asked for, where it is offered; else the usual one. Null where nothing is delivered. */
export const optionFor = (options: readonly FreightOption[], wanted?: DeliveryKind): FreightOption | null =>
  options.find(({ kind }) => kind === wanted) ?? options.find(({ kind }) => kind === 'standard') ?? options[0] ?? null;

/** Goods that are missing for a parcel to cost nothing; null where it costs nothing already, or always something. */
export function missingForFree(option: FreightOption, parcel: Parcel): Money | null {
  if (option.freeOver === null || freightFor(option, parcel).minor === 0n) return null;
  return usd(option.freeOver.minor - parcel.goods.minor);
}

/** From which goods on one piece alone is delivered for nothing, by the best of the ways: 0 always, null never. */
export function freeFrom(options: readonly FreightOption[]): bigint | null {
  const limits = options.flatMap(({ first, next, measure, freeOver }) => {
    if (first.minor === 0n && (measure === 'pieces' || next.minor === 0n)) return [0n];
    return freeOver ? [freeOver.minor] : [];
  });
  return limits.length === 0 ? null : limits.reduce((least, limit) => (limit < least ? limit : least));
}
