import { useQuery } from '@tanstack/react-query';
import type { AddressFormat, Part } from '@tradewind/contract/people/address-format';
import { areasQuery } from './address-data.ts';
import type { AddressFields } from './address-rules.ts';
import { type Area, areaNamed } from './area-field.tsx';

export type Rows = readonly Area[] | 'loading';

export const listed = (rows: Rows): readonly Area[] => (rows === 'loading' ? [] : rows);

/** What is known for each part, below what is chosen. */
export function useAreas(
  format: AddressFormat,
  { country, region, city }: Pick<AddressFields, 'country' | 'region' | 'city'>,
): Record<Part, Rows> {
  const has = (part: Part) => format.areaParts.includes(part);
  const regions = useRows(format.parts.includes('region') && format.hasRegions ? country : undefined);
  const cities = useRows(has('city') ? within(regions, region) : undefined);
  const districts = useRows(has('district') ? within(cities, city) : undefined);
  return { region: regions, city: cities, district: districts, postcode: [] };
}

/** The area of this name, where it has others below it. */
function within(rows: Rows, name: string): string | undefined {
  const area = areaNamed(listed(rows), name);
  return area && area.below > 0 ? area.id : undefined;
}

function useRows(above: string | undefined): Rows {
  const { data, isLoading } = useQuery({
    ...areasQuery(above ?? ''),
    enabled: above !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (above === undefined) return [];
  return data ?? (isLoading ? 'loading' : []);
}
