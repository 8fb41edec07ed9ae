import { latinDigits } from '@tradewind/contract/base/latin-digits';
import { callingCodes } from '@tradewind/contract/people/users';
import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Digits and common separators. Words, extensions and "tel:" are not accepted. */
const shape = /^\+?[\d\s()./-]{4,30}$/;

export const looksLikeMobile = (typed: string): boolean => shape.test(latinDigits(typed));

/** A number of a calling code (or a full one with `+`) in E.164; null when there is no such number. */
export function toE164(typed: string, callingCode: string = callingCodes[0]): string | null {
  const number = latinDigits(typed).trim();
  const code = callingCode.normalize('NFKC').replace(/[\s+]/g, '');
  if (!shape.test(number) || !isCallingCode(code)) return null;
  const parsed = parsePhoneNumber(number, { defaultCallingCode: code, extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/**
 * Every number that the text may mean at sign-in, where no calling code is chosen: an international number with or without
 * `+` or `00`, or a national number of a supported country.
 */
export function possibleMobiles(typed: string): string[] {
  if (!looksLikeMobile(typed)) return [];
  const number = latinDigits(typed).trim();
  const full = number.startsWith('+') ? number : `+${number.replace(/^00/, '')}`;
  const readings = number.startsWith('+')
    ? [toE164(full)]
    : [toE164(full), ...callingCodes.map((code) => toE164(number, code))];
  return [...new Set(readings.filter((reading) => reading !== null))];
}

function isCallingCode(code: string): boolean {
  if (!/^\d{1,4}$/.test(code)) return false;
  return getCountries().some((country) => getCountryCallingCode(country) === code);
}
