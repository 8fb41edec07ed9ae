import type { DeliveryOption } from '@tradewind/contract/trade/freight';
import { toWire } from '@tradewind/contract/base/money';
import { freightFor, type FreightOption, type Parcel } from './freight.ts';

/** A delivery option with its price for a parcel. @param arrivesBy the promised day, YYYY-MM-DD */
export const presentOption = (
  option: FreightOption,
  parcel: Parcel,
  name: string,
  arrivesBy: string,
): DeliveryOption => ({
  kind: option.kind,
  name,
  days_from: option.daysFrom,
  days_to: option.daysTo,
  arrives_by: arrivesBy,
  price: toWire(freightFor(option, parcel)),
  free_over: option.freeOver && toWire(option.freeOver),
});
