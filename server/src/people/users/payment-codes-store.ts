import { isOneOf } from '../../base/db/conditions.ts';
import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { noErrors, sealCode, type CodeErrors, type SealedCode } from './payment-code.ts';

/** Locks and loads the code of a user, so that tries run one after another; null when there is none. */
export const lockCode = together(
  async (tx, userIds: readonly string[]): Promise<((SealedCode & CodeErrors) | null)[]> => {
    const rows = await tx
      .selectFrom('payment_codes')
      .select(['user_id', 'salt', 'digest', 'errors', 'locked_until', 'day_errors', 'day_started_at', 'blocked_at'])
      .where(isOneOf('user_id', userIds))
      .orderBy('user_id')
      .forUpdate()
      .execute();
    const codes = new Map(
      rows.map((row) => [
        row.user_id,
        {
          salt: row.salt,
          digest: row.digest,
          errors: row.errors,
          lockedUntil: row.locked_until,
          dayErrors: row.day_errors,
          dayStartedAt: row.day_started_at,
          blockedAt: row.blocked_at,
        },
      ]),
    );
    return userIds.map((id) => codes.get(id) ?? null);
  },
);

export async function saveErrors(tx: Tx, userId: string, errors: CodeErrors): Promise<void> {
  await tx.updateTable('payment_codes').set(columnsOf(errors)).where('user_id', '=', userId).execute();
}

const columnsOf = ({ errors, lockedUntil, dayErrors, dayStartedAt, blockedAt }: CodeErrors) => ({
  errors,
  locked_until: lockedUntil,
  day_errors: dayErrors,
  day_started_at: dayStartedAt,
  blocked_at: blockedAt,
});

/** Stores a payment code, replacing an earlier one and resetting its errors, lock and block. @param secret the key of its digest. */
export async function storePaymentCode(tx: Tx, secret: Buffer, userId: string, code: string, at: Date): Promise<void> {
  const stored = { ...sealCode(secret, userId, code), ...columnsOf(noErrors), set_at: at };
  await tx
    .insertInto('payment_codes')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
}

/** Authorises one payment of a session until a moment. @returns false when the session has ended. */
export async function authorisePayment(tx: Tx, sessionId: string, until: Date): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) return false;
  await tx
    .insertInto('payment_authorisations')
    .values({ session_id: sessionId, expires_at: until })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ expires_at: until }))
    .execute();
  return true;
}

/**
 * Consumes the session's authorisation, in the transaction of the payment: a rollback restores it.
 *
 * @returns whether there was a valid one.
 */
export async function consumePaymentAuthorisation(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('payment_authorisations')
    .where('session_id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined && used.expires_at > now;
}

export async function withdrawAuthorisations(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('payment_authorisations')
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('user_id', '=', userId))
    .execute();
}
