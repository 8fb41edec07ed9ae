import type { Insertable } from 'kysely';
import type { Read, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Whose a passkey is: of an account of a shopper, or of an operator. Neither can be used in place of the other. */
export interface PasskeyOwner {
  kind: 'user_id' | 'operator_id';
  id: string;
}

/** The passkeys of an owner, the oldest first. */
export const passkeysOf = (read: Read, { kind, id }: PasskeyOwner) =>
  read
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where(kind, '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A passkey of any owner of a kind, with the owner's id. */
export const findPasskey = (read: Read, credentialId: string, kind: PasskeyOwner['kind']) =>
  read
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .select((eb) => eb.ref(kind).$notNull().as('owner_id'))
    .where('credential_id', '=', credentialId)
    .where(kind, 'is not', null)
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

/** @returns its former name; undefined when the owner has no such passkey. */
export async function renamePasskey(tx: Tx, { kind, id: ownerId }: PasskeyOwner, id: string, name: string) {
  const row = await tx
    .selectFrom('passkeys')
    .select('name')
    .where(kind, '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row) await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return row?.name;
}

/** @returns its name; undefined when the owner has no such passkey. */
export async function deletePasskey(tx: Tx, { kind, id: ownerId }: PasskeyOwner, id: string) {
  const row = await tx
    .deleteFrom('passkeys')
    .where(kind, '=', ownerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** @returns how many there were. */
export async function deletePasskeysOf(tx: Tx, { kind, id }: PasskeyOwner): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where(kind, '=', id).executeTakeFirst();
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
