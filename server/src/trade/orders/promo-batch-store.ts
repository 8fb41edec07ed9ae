import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { PromoTerms } from './create-promo.ts';

/** Without letters and digits that are mistaken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Nobody guesses one of 5,000 codes among 32 to the power of 9. */
const randomLength = 9;
/** Codes of one statement. */
const slice = 1_000;

const newCode = (prefix: string): string =>
  prefix + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Inserts a batch with its codes, each for one order. @returns its id. */
export async function insertPromoBatch(
  tx: Tx,
  { name, prefix, count }: { name: string; prefix: string; count: number },
  terms: PromoTerms,
  at: Date,
): Promise<string> {
  const id = newId();
  await tx.insertInto('promo_batches').values({ id, name, prefix, codes: count, made_at: at }).execute();
  for (let missing = count; missing > 0;) {
    const rows = Array.from({ length: Math.min(missing, slice) }, () => ({
      ...terms,
      id: newId(),
      code: newCode(prefix),
      bearer: 'platform',
      made_at: at,
      batch_id: id,
    }));
    // A code that exists already is left out, and made anew.
    const made = await tx
      .insertInto('promo_codes')
      .values(rows)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    missing -= Number(made.numInsertedOrUpdatedRows);
  }
  return id;
}

/** Ends every code of a batch that is in force or to come. @throws Refusal `promo_not_found` when there is none. */
export async function stopPromoBatch(tx: Tx, id: string, now: Date): Promise<{ name: string }> {
  const batch = await tx.selectFrom('promo_batches').select('name').where('id', '=', id).executeTakeFirst();
  if (!batch) refuse('promo_not_found');
  // Locked in the order of the ids, as orders that are cancelled together lock them.
  const { numAffectedRows } = await sql`
    with held as materialized (
      select id from promo_codes where batch_id = ${id} and ends_at > ${now} order by id for no key update
    )
    update promo_codes p set ends_at = ${now}, starts_at = least(p.starts_at, ${now})
    from held where held.id = p.id`.execute(tx);
  if (!numAffectedRows) refuse('promo_not_found');
  return batch;
}
