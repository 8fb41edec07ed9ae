import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min';

/**
 * The number in E.164, as far as one can be read: a full one, or one as it is dialled within the country of the address.
 * What was typed is kept beside it as it stands, so an odd number is never refused and never lost.
 */
export function readMobile(typed: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumber(typed.normalize('NFKC').replace(/^00/, '+'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isPossible() ? number.number : null;
}
