import { isPlausibleBirthday } from '@tradewind/contract/people/birthday';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';

/** @throws Refusal `birthday_invalid`. */
export function checkBirthday(birthday: string, now: Date): void {
  if (!isPlausibleBirthday(birthday, now)) refuse('birthday_invalid', {}, ['birthday']);
}

/** Stores a birthday that the shopper enters for the first time, or repeats. @throws Refusal `birthday_fixed`. */
export async function enterBirthday(tx: Tx, userId: string, birthday: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ birthday: sql<Date>`${birthday}::date` })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('birthday', 'is', null), eb('birthday', '=', sql<Date>`${birthday}::date`)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('birthday_fixed', {}, ['birthday']);
}

/**
 * Corrects the birthday of somebody who mistyped it and wrote to customer service; an empty one lets them enter it again.
 *
 * @throws Refusal `birthday_invalid` or `user_not_found`.
 */
export async function correctBirthday(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, birthday, reason }: { id: string; birthday: string; reason: string },
): Promise<null> {
  if (birthday) checkBirthday(birthday, now);
  await db.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ birthday: birthday ? sql<Date>`${birthday}::date` : null })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('user_not_found');
    // Without the dates themselves: the log outlives the account.
    await audit(tx, operator, 'user.birthday_corrected', `user:${id}`, { reason, removed: birthday === '' }, now);
  });
  return null;
}
