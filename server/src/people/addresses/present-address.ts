import type { Address } from '@tradewind/contract/people/addresses';
import type { Locale } from '@tradewind/contract/base/locales';
import type { StoredAddress } from './addresses-queries.ts';
import { addressLines } from './postal-lines.ts';

/** An own address, with its lines for a reader of this language. */
export function presentAddress(
  {
    id,
    name,
    mobile,
    area,
    country,
    detail,
    tag,
    is_default,
    mobile_e164,
    parts,
    customs_code,
    name_latin,
  }: StoredAddress,
  locale: Locale,
): Address {
  return {
    address_id: id,
    name,
    name_latin,
    mobile,
    country: area,
    detail,
    tag,
    is_default: is_default ? 1 : 0,
    mobile_e164: mobile_e164 ?? '',
    country_code: country,
    customs_code,
    parts,
    lines: parts ? addressLines(parts, locale) : [detail, area],
  };
}
