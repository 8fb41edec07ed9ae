import { useQuery } from '@tanstack/react-query';
import type { AddressFields } from './address-rules.ts';
import type { Part } from './country-format.ts';

/** How addresses are written in a country. The countries' data comes when the first one is chosen; without it the form still works. */
export function useCountryFormat(country: string) {
  return useQuery({
    queryKey: ['addresses.format', country],
    queryFn: async () => {
      const { countryFormat, unusualParts } = await import('./country-format.ts');
      const format = countryFormat(country);
      return { format, oddParts: (address: Pick<AddressFields, Part>) => unusualParts(format, address) };
    },
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
