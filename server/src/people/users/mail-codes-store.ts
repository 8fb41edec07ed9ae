import { sql } from 'kysely';
import { later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import {
  mailCodeLife,
  mailCodePause,
  mailCodeSecret,
  mailCodeTries,
  newMailCode,
  type CodePurpose,
} from './mail-code.ts';
import { codeMatches, sealCode } from './payment-code.ts';

/**
 * Creates a code that proves an address. It replaces an earlier one and resets its wrong tries. The caller limits how
 * often codes are requested.
 *
 * @returns null when a code was just sent, which is still valid.
 */
export async function createMailCode(
  tx: Tx,
  secret: Buffer,
  userId: string,
  purpose: CodePurpose,
  address: string,
  now: Date,
): Promise<string | null> {
  const known = await tx
    .selectFrom('mail_codes')
    .select(['sent_at', 'address'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (known && known.address === address && known.sent_at > later(now, -mailCodePause)) return null;
  const code = newMailCode();
  const row = {
    address,
    ...sealCode(mailCodeSecret(secret, purpose), userId, code),
    wrong_tries: 0,
    sent_at: now,
    expires_at: later(now, mailCodeLife),
  };
  await tx
    .insertInto('mail_codes')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Checks a mailed code against its locked row. A right one is deleted; a wrong one is counted, so the transaction must
 * commit.
 *
 * @returns the address that it proves; null for a wrong or expired code.
 */
export async function tryMailCode(
  tx: Tx,
  secret: Buffer,
  userId: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<string | null> {
  const known = await tx
    .selectFrom('mail_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!known || known.expires_at <= now || known.wrong_tries >= mailCodeTries) return null;
  const row = tx.updateTable('mail_codes').where('user_id', '=', userId).where('purpose', '=', purpose);
  if (!codeMatches(mailCodeSecret(secret, purpose), userId, code, known)) {
    await row.set({ wrong_tries: known.wrong_tries + 1 }).execute();
    return null;
  }
  await tx.deleteFrom('mail_codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
  return known.address;
}

/** Deletes at most `limit` expired codes; run by a timer. @returns how many. */
export async function deleteOldMailCodes(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mail_codes where ctid = any(array(
      select ctid from mail_codes where expires_at < ${now} limit ${limit}
    ))`.execute(tx);
  return Number(numAffectedRows);
}
