import { refuse } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ProvenIdentity } from './read-identity.ts';

/** The identity of a subject of a provider; undefined for one that nobody has connected. */
export const findIdentity = (read: Read, { issuer, subject }: ProvenIdentity) =>
  read
    .selectFrom('user_identities')
    .select(['id', 'user_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** The identities of an account, the oldest first. */
export const identitiesOf = (read: Read, userId: string) =>
  read
    .selectFrom('user_identities')
    .select(['id', 'provider', 'email', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Connects a subject of a provider with an account.
 *
 * @returns false when it was connected with this account already.
 * @throws Refusal `identity_taken` when it is connected with another one.
 */
export async function insertIdentity(
  tx: Tx,
  identity: ProvenIdentity & { userId: string; email: string },
  at: Date,
): Promise<boolean> {
  const { provider, issuer, subject, userId, email } = identity;
  const row = await tx
    .insertInto('user_identities')
    .values({ id: newId(), user_id: userId, provider, issuer, subject, email, created_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return true;
  const found = await findIdentity(tx, identity);
  if (found?.user_id !== userId) refuse('identity_taken');
  return false;
}

/** Records that an identity signed in. @returns false when it was disconnected meanwhile. */
export async function recordUse(tx: Tx, id: string, userId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('user_identities')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the account has no such identity. */
export async function deleteIdentity(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
