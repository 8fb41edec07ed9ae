import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ReadRate } from './read-rates.ts';

interface RatesOrigin {
  source: string;
  /** The operator; null for the timer. */
  by: string | null;
  at: Date;
}

/** Adds rates. Rows are never changed: the newest of a currency counts, and older ones are history. */
export async function insertRates(tx: Tx, rates: readonly ReadRate[], { source, by, at }: RatesOrigin): Promise<void> {
  await tx
    .insertInto('currency_rates')
    .values(
      rates.map(({ currency, rate, quotedOn }) => ({
        id: newId(),
        currency,
        rate,
        source,
        quoted_on: quotedOn,
        loaded_at: at,
        loaded_by: by,
      })),
    )
    .execute();
}
