import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { add, times, usd, type Money } from '@tradewind/contract/base/money';

/**
 * One delivery option of a zone: the first size (pieces or grams) costs the first price, each further size the next
 * price.
 */
export interface FreightOption {
  kind: DeliveryKind;
  /** Delivery time in working days. */
  daysFrom: number;
  daysTo: number;
  measure: 'pieces' | 'grams';
  firstSize: number;
  first: Money;
  nextSize: number;
  next: Money;
  /** The value of the shop's goods from which delivery is free. */
  freeOver: Money | null;
}

/** What one shop sends to one address. */
export interface Parcel {
  pieces: number;
  grams: number;
  goods: Money;
}

/** The price of a parcel with a delivery option. */
export function freightFor(option: FreightOption, parcel: Parcel): Money {
  const { first, firstSize, next, nextSize, freeOver } = option;
  if (freeOver && parcel.goods.minor >= freeOver.minor) return usd(0);
  const beyond = Math.max(0, parcel[option.measure] - firstSize);
  return add(first, times(next, Math.ceil(beyond / nextSize)));
}

/** The chosen option where it is offered, otherwise the standard or first one; null when there are none. */
export const optionFor = (options: readonly FreightOption[], chosen?: DeliveryKind): FreightOption | null =>
  options.find(({ kind }) => kind === chosen) ?? options.find(({ kind }) => kind === 'standard') ?? options[0] ?? null;

/** The delivery options for a product that must not be delivered to some countries: none to those. */
export const optionsFor = (
  options: readonly FreightOption[],
  noDeliveryTo: readonly string[],
  country: string,
): readonly FreightOption[] => (noDeliveryTo.includes(country) ? [] : options);

/** The value of goods missing for free delivery; null when it is free already or never becomes free. */
export function missingForFree(option: FreightOption, parcel: Parcel): Money | null {
  if (option.freeOver === null || freightFor(option, parcel).minor === 0n) return null;
  return usd(option.freeOver.minor - parcel.goods.minor);
}

/** The value of goods, in US cents, from which one piece is delivered free by the best option: 0 always, null never. */
export function freeFrom(options: readonly FreightOption[]): bigint | null {
  const limits = options.flatMap(({ first, next, measure, freeOver }) => {
    if (first.minor === 0n && (measure === 'pieces' || next.minor === 0n)) return [0n];
    return freeOver ? [freeOver.minor] : [];
  });
  return limits.length === 0 ? null : limits.reduce((min, limit) => (limit < min ? limit : min));
}
