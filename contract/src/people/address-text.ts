import { isWrittenLargestFirst } from './address-format.ts';
import type { AddressParts } from './addresses.ts';

/** The text of an address as every client shows it: `country` is the area, `detail` the rest. */
interface AddressText {
  country: string;
  detail: string;
}

/** The longest texts that the server stores. */
const longest = { country: 300, detail: 600 };

const hangul = /\p{sc=Hangul}/u;
const hanOrKana = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u;

/**
 * Formats the text of an address from its parts, the smallest first, or in both texts the largest where the country writes
 * so.
 *
 * @param countryName in the shopper's language.
 */
export function formatAddress(parts: AddressParts, countryName: string): AddressText {
  const { region, city, district, street, postcode } = parts;
  const lines = street.split('\n');
  const { country, detail } = isWrittenLargestFirst(parts)
    ? largestFirst(parts, countryName)
    : { country: joined([city, region, countryName], ', '), detail: joined([...lines, district, postcode], ', ') };
  return { country: country.slice(0, longest.country), detail: detail.slice(0, longest.detail) };
}

/** Korean has spaces between the parts, Chinese and Japanese nothing; a country in another script has a comma behind it. */
function largestFirst(parts: AddressParts, countryName: string): AddressText {
  const { country, region, city, district, street, postcode } = parts;
  const isKorean = country === 'KR';
  const between = isKorean ? ' ' : '';
  const mark = country === 'JP' && /^\d/.test(postcode.trim()) ? '〒' : '';
  const hasOwnName = (isKorean ? hangul : hanOrKana).test(countryName);
  return {
    country: joined([countryName, joined([region, city], between)], hasOwnName ? ' ' : ', '),
    detail: joined([mark + postcode, joined([district, street.replaceAll('\n', ' ')], between)], ' '),
  };
}

/** Both texts as one: the area first where it begins with the largest part. Other clients may write otherwise than the country. */
export const wholeText = ({ country, detail }: AddressText, parts: AddressParts | null): string =>
  parts && isWrittenLargestFirst(parts) && country.endsWith((parts.city || parts.region).trim())
    ? `${country} ${detail}`
    : `${detail}, ${country}`;

const joined = (texts: readonly string[], between: string): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(between);
