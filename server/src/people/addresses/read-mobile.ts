import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';

/**
 * Parses a phone number, international or in the national format of the address's country, into E.164; null when it can't
 * be parsed. The typed text is stored too, so an unusual number is neither refused nor lost.
 */
export function readMobile(typed: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(typed.normalize('NFKC').replace(/^00/, '+'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isPossible() ? number.number : null;
}
