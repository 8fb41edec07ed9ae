import type { Address } from '@tradewind/contract/people/addresses';
import type { StoredAddress } from './addresses-queries.ts';

export function presentAddress({
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
}: StoredAddress): Address {
  return {
    address_id: id,
    name,
    mobile,
    country: area,
    detail,
    tag,
    is_default: is_default ? 1 : 0,
    mobile_e164: mobile_e164 ?? '',
    country_code: country,
    customs_code,
    parts,
  };
}
