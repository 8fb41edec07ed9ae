import type { Tx } from '../../base/db/database.ts';
import { digestOfRecoveryCode } from './recovery-codes.ts';

/** Stores a secret that is not confirmed yet, in place of an earlier one. @returns false when a factor is set up already. */
export async function storeSecret(tx: Tx, userId: string, secret: Buffer, startedAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, started_at: startedAt })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, started_at: startedAt })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the factor of an account: confirmed, or begun and to be confirmed. */
export function lockFactor(tx: Tx, userId: string) {
  return tx
    .selectFrom('second_factors')
    .select(['secret', 'step', 'started_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the step of the code used last. The factor is locked. */
export async function saveStep(tx: Tx, userId: string, step: bigint): Promise<void> {
  await tx.updateTable('second_factors').set({ step }).where('user_id', '=', userId).execute();
}

export async function confirmFactor(tx: Tx, userId: string, step: bigint, at: Date): Promise<void> {
  await tx.updateTable('second_factors').set({ step, confirmed_at: at }).where('user_id', '=', userId).execute();
}

/** Stores whether the sign-in to the storefront asks for the factor. */
export async function saveAtSignIn(tx: Tx, userId: string, atSignIn: boolean): Promise<void> {
  await tx.updateTable('second_factors').set({ at_sign_in: atSignIn }).where('user_id', '=', userId).execute();
}

/** @returns whether there was one. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores recovery codes in place of earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  secret: Buffer,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, digest: digestOfRecoveryCode(secret, userId, code) })))
    .execute();
}

/** Uses a recovery code up. @returns false when the account has no such code. */
export async function takeRecoveryCode(tx: Tx, secret: Buffer, userId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('digest', '=', digestOfRecoveryCode(secret, userId, typed))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
