import type { Address } from '@tradewind/contract/addresses';
import type { StoredAddress } from './addresses-queries.ts';

export function presentAddress({ id, name, mobile, area, detail, tag, is_default }: StoredAddress): Address {
  return { address_id: id, name, mobile, country: area, detail, tag, is_default: is_default ? 1 : 0 };
}
