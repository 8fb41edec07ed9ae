import { plainPhone } from '@tradewind/contract/people/phone-shape';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { type TypedMobile, formatMobile } from '../users/calling-codes.ts';

/** Whether a number is implausible for its country; the form only hints at it. */
export function isUnusualMobile(mobile: TypedMobile, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(plainPhone(formatMobile(mobile)), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return !number?.isValid();
}
