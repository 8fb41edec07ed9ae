import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ReadRate } from './read-rates.ts';

interface Loaded {
  source: string;
  /** The operator; null for the installation by itself. */
  by: string | null;
  at: Date;
}

/** Rates are only ever added: the newest of a currency counts, and the others say what was shown before. */
export async function insertRates(tx: Tx, rates: readonly ReadRate[], { source, by, at }: Loaded): Promise<void> {
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
