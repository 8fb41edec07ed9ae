import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import type { ProductContent } from '../desk/content.ts';

/** The countries to which goods of this kind must not be sent now, by the operators' rules. */
export async function restrictedCountries(
  read: Read,
  { category, adult, hs_code: hsCode }: Pick<ProductContent, 'adult' | 'hs_code'> & { category: string },
  now: Date,
): Promise<string[]> {
  const { countries } = await read
    .selectFrom(
      sql<{
        countries: string[];
      }>`(select restricted_countries(${category}, ${adult}, ${hsCode}, ${now}::timestamptz) as countries)`.as('r'),
    )
    .select('r.countries')
    .executeTakeFirstOrThrow();
  return countries;
}
