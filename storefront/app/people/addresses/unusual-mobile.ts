import { plainNumber, plainPhone } from '@tradewind/contract/people/phone-shape';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';
import { type TypedMobile, formatMobile } from '../users/calling-codes.ts';

/** Whether a number is implausible for its country; the form only hints at it. */
export const isUnusualMobile = (mobile: TypedMobile, country: string): boolean =>
  !isNumber(mobileToSend(mobile), country);

/** A number as it is sent: with its calling code, but once where people type it before the number too. */
export function mobileToSend(mobile: TypedMobile): string {
  const whole = formatMobile(mobile);
  const number = plainNumber(mobile.number).replace(/^\((\d+)\)\s*/, '$1 ');
  if (mobile.code === '' || !number.startsWith(mobile.code) || isNumber(whole, '')) return whole;
  return isNumber(`+${number}`, '') ? `+${number}` : whole;
}

function isNumber(text: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(plainPhone(text), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isValid() ?? false;
}
