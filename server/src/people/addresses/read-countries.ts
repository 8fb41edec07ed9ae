import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import { readCountry } from './country/read-country.ts';

/** Smaller than any id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Determines the country of addresses stored only as text, e.g. before countries were read, so that freight, duty and tax
 * are right. An ambiguous country stays unknown. Placed orders keep their country.
 *
 * @returns the number of addresses that got a country.
 */
export async function readCountries({ db }: Pick<Deps, 'db'>, batch = 1_000): Promise<number> {
  let read = 0;
  for (let after = beforeAll; ;) {
    const rows = await db.read
      .selectFrom('addresses')
      .select(['id', 'area', 'detail', 'mobile_e164'])
      .where('country', '=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const known = rows
      .map(({ id, area, detail, mobile_e164: mobile }) => ({
        id,
        area,
        country: readCountry({ area, detail, mobile }),
      }))
      .filter(({ country }) => country !== '');
    if (known.length > 0) {
      // The text may have changed meanwhile.
      const { numAffectedRows } = await db.transact((tx) =>
        sql`
          update addresses a set country = k.country from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k(id uuid, area text, country text)
          where a.id = k.id and a.area = k.area and a.country = ''`.execute(tx),
      );
      read += Number(numAffectedRows ?? 0n);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return read;
    after = last.id;
  }
}
