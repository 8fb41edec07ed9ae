import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { type TypedMobile, writeMobile } from '../users/calling-codes.ts';

/** Whether a number can hardly be one of its country. It is only remarked upon. */
export function isOddMobile(mobile: TypedMobile, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(writeMobile(mobile).normalize('NFKC'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return !number?.isValid();
}
