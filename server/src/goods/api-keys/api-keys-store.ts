import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

/** Makes other new keys of the shop wait until this transaction ends. @returns how many are in use. */
export async function lockApiKeysOf(tx: Tx, shopId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys of ${shopId}`}, 0))`.execute(tx);
  const { live } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<bigint>().as('live'))
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(live);
}

export async function insertApiKey(tx: Tx, row: Insertable<Tables['api_keys']>): Promise<void> {
  await tx.insertInto('api_keys').values(row).execute();
}

/** Revokes a key of the shop. @returns whether there was one that was not revoked yet. */
export async function revokeApiKey(tx: Tx, shopId: string, id: string, at: Date): Promise<boolean> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return revoked.length > 0;
}
