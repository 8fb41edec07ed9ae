import type { FreightZone as FreightZoneView } from '@tradewind/contract/trade/shop-desk/freight';
import { toWire } from '@tradewind/contract/base/money';
import { elsewhere, type FreightZone } from './freight-store.ts';

/** A zone as the shop sees it. */
export const presentZone = ({ id, countries, options }: FreightZone): FreightZoneView => ({
  id,
  countries: countries.filter((country) => country !== elsewhere),
  elsewhere: countries.includes(elsewhere) ? 1 : 0,
  options: options.map((option) => ({
    kind: option.kind,
    measure: option.measure,
    days_from: option.daysFrom,
    days_to: option.daysTo,
    first_size: option.firstSize,
    first_price: toWire(option.first),
    next_size: option.nextSize,
    next_price: toWire(option.next),
    free_over: option.freeOver && toWire(option.freeOver),
  })),
});
