import type { AddressParts } from '@tradewind/contract/people/addresses';

/** Whether two addresses have the same parts. */
export const sameParts = (a: AddressParts, b: AddressParts | null): boolean =>
  b !== null &&
  (['country', 'region', 'city', 'district', 'street', 'postcode'] as const).every(
    (part) => a[part].trim() === b[part].trim(),
  );
