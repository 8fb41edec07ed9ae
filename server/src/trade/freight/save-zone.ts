import type {
  FreightZone as FreightZoneView,
  saveFreightZone as contract,
} from '@tradewind/contract/trade/shop-desk/freight';
import { countryCodes, countryNameIn } from '@tradewind/contract/people/countries';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, usd, type Money } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import type { FreightOption } from './freight.ts';
import { zonesOf } from './freight-queries.ts';
import { elsewhere, lockZones, writeZones, type FreightZone } from './freight-store.ts';
import { presentZone } from './present-zone.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Adds or replaces a freight zone of the merchant's shop. Placed orders keep their prices.
 *
 * @throws Refusal `freight_invalid`, `freight_zone_not_found`, `freight_country_taken`.
 */
export function saveZone({ actor, locale }: MerchantCall, input: Input): Work<FreightZoneView> {
  const countries = input.elsewhere === 1 ? [elsewhere] : [...new Set(input.countries)];
  if (countries.length === 0 || countries.some((country) => country !== elsewhere && !countryCodes.includes(country)))
    refuse('freight_invalid', {}, ['countries']);
  const zone: FreightZone = { id: input.id ?? newId(), countries, options: optionsOf(input.options) };

  return async (tx) => {
    await lockZones(tx, actor.shopId);
    const zones = await zonesOf(tx, actor.shopId);
    if (input.id !== undefined && !zones.some(({ id }) => id === input.id)) refuse('freight_zone_not_found');
    const others = zones.filter(({ id }) => id !== zone.id).flatMap((other) => other.countries);
    const taken = countries.find((country) => others.includes(country));
    if (taken)
      refuse('freight_country_taken', taken === elsewhere ? {} : { country: countryNameIn(taken, locale) }, [
        'countries',
      ]);
    await writeZones(
      tx,
      actor.shopId,
      input.id === undefined ? [...zones, zone] : zones.map((existing) => (existing.id === zone.id ? zone : existing)),
    );
    return presentZone(zone);
  };
}

function optionsOf(options: Input['options']): FreightOption[] {
  if (new Set(options.map(({ kind }) => kind)).size < options.length) refuse('freight_invalid', {}, ['options']);
  return options.map((option, at) => {
    const price = (field: 'first_price' | 'next_price' | 'free_over') =>
      priceOf(option[field] ?? '', `options[${at}].${field}`);
    if (option.days_to < option.days_from) refuse('freight_invalid', {}, [`options[${at}].days_to`]);
    const freeOver = option.free_over === undefined ? null : price('free_over');
    if (freeOver?.minor === 0n) refuse('freight_invalid', {}, [`options[${at}].free_over`]);
    return {
      kind: option.kind,
      daysFrom: option.days_from,
      daysTo: option.days_to,
      measure: option.measure,
      firstSize: option.first_size,
      first: price('first_price'),
      nextSize: option.next_size,
      next: price('next_price'),
      freeOver,
    };
  });
}

/** The highest price, in US cents. */
const maxPrice = 10_000_000n;

function priceOf(text: string, field: string): Money {
  const minor = fromWire(text)?.minor ?? -1n;
  return minor < 0n || minor > maxPrice ? refuse('freight_invalid', {}, [field]) : usd(minor);
}
