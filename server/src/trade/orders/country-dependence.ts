import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import { countryNameIn } from '@tradewind/contract/people/countries';
import type { Read } from '../../base/db/database.ts';
import type { StoredAddress } from '../../people/addresses/index.ts';
import { shopsWithDutyRules } from '../duties/index.ts';
import { optionsFor, shopsWithZones, type FreightOption } from '../freight/index.ts';
import type { Sku } from '../../goods/catalog/index.ts';

/**
 * Those of the shops for whose parcels the country matters: freight or delivery differs by it, a duty or tax is due, or
 * one of the SKUs must not be delivered to some countries.
 */
export async function shopsByCountry(read: Read, skus: Iterable<Sku>, at: Date): Promise<Set<string>> {
  const ordered = [...skus];
  const shopIds = ordered.map(({ shopId }) => shopId);
  const [zoned, dutiable] = await Promise.all([shopsWithZones(read, shopIds), shopsWithDutyRules(read, shopIds, at)]);
  const restricted = ordered.filter(({ noDeliveryTo }) => noDeliveryTo.length > 0);
  return new Set([...zoned, ...dutiable, ...restricted.map(({ shopId }) => shopId)]);
}

/** Takes the delivery options from shops of which an SKU must not be delivered to the country. */
export function closeRestricted(
  options: Map<string, readonly FreightOption[]>,
  skus: Iterable<Sku>,
  country: string,
): void {
  for (const { shopId, noDeliveryTo } of skus)
    options.set(shopId, optionsFor(options.get(shopId) ?? [], noDeliveryTo, country));
}

/** Why a product must not be sent to a country; null where none of them is restricted. */
export function restrictionRefusal(skus: Iterable<Sku>, country: string, locale: Locale): Refusal | null {
  for (const { titles, noDeliveryTo } of skus)
    if (noDeliveryTo.includes(country))
      return new Refusal('product_not_sent_there', {
        product: pickText(titles, locale),
        country: countryNameIn(country, locale),
      });
  return null;
}

/**
 * Requires that every product may be sent to the country.
 *
 * @throws Refusal `product_not_sent_there`, which names the first that may not and the country.
 */
export function requireAllowedThere(skus: Iterable<Sku>, country: string, locale: Locale): void {
  const refusal = restrictionRefusal(skus, country, locale);
  if (refusal) throw refusal;
}

/**
 * Requires that the country of an address is known where a shop's terms depend on it. What an address is only as text
 * would otherwise be sent without duty and tax, or where the shop sends nothing.
 *
 * @throws Refusal `address_country_unknown`, which names the address.
 */
export async function requireCountry(
  read: Read,
  { country, area }: StoredAddress,
  skus: Iterable<Sku>,
  at: Date,
): Promise<void> {
  if (country !== '') return;
  const dependent = await shopsByCountry(read, skus, at);
  if (dependent.size > 0) refuse('address_country_unknown', { address: area }, ['address_id']);
}
