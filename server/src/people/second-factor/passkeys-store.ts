import type { Insertable } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

/** The passkeys of an account, the oldest first. */
export const passkeysOf = (read: Read, userId: string) =>
  read
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findPasskey = (read: Read, credentialId: string) =>
  read
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** @returns false when the authenticator's credential is registered already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<Tables['passkeys']>): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a use of a passkey. @returns false when it is gone, or was used with this count or a higher one meanwhile, as by a
 * copy of the authenticator; those that don't count always say 0.
 */
export async function saveUse(tx: Tx, id: string, counter: bigint, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0n), eb.lit(counter === 0n)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the account has no such passkey. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns how many there were. */
export async function deletePasskeysOf(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Stores that a challenge was answered. @returns false when it was answered before. */
export async function insertAnswered(tx: Tx, challenge: string, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('passkey_challenges')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `limit` challenges that have ended. @returns how many. */
export async function deleteEndedChallenges(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', 'in', (eb) =>
      eb.selectFrom('passkey_challenges').select('challenge').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
