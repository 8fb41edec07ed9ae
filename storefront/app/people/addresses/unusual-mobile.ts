import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { type TypedMobile, formatMobile } from '../users/calling-codes.ts';

/** Whether a number can hardly be one of its country. It is only remarked upon. */
export function isUnusualMobile(mobile: TypedMobile, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(formatMobile(mobile).normalize('NFKC'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return !number?.isValid();
}
