import type { LockScope } from '@tradewind/contract/people/desk/accounts';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** What a lock can stop. */
export type Stoppable = 'sign_in' | 'payments' | 'top_ups' | 'withdrawals';

/** What each lock stops; that of everything also ends the sessions. */
const stoppedBy: Readonly<Record<LockScope, readonly Stoppable[]>> = {
  everything: ['sign_in', 'payments', 'top_ups', 'withdrawals'],
  payments: ['payments'],
  withdrawals: ['withdrawals'],
};

const refusalOf = {
  sign_in: 'account_locked',
  top_ups: 'account_locked',
  payments: 'account_payments_locked',
  withdrawals: 'account_withdrawals_locked',
} as const;

/**
 * Reads the lock of an account for an act, and holds it: an operator who locks the account waits for the end of the act's
 * transaction, and an act that comes later sees the lock.
 */
export const holdLock = together(async (tx, userIds: readonly string[]): Promise<(LockScope | null)[]> => {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'locked'])
    .where(isOneOf('id', userIds))
    .orderBy('id')
    .forShare()
    .execute();
  const locks = new Map(rows.map(({ id, locked }) => [id, locked]));
  return userIds.map((id) => (locks.get(id) ?? null) as LockScope | null);
});

/** @throws Refusal `account_locked`, `account_payments_locked` or `account_withdrawals_locked` where a lock stops the act. */
export async function refuseLocked(tx: Tx, lock: LockScope | null, act: Stoppable, now: Date): Promise<void> {
  if (!lock || !stoppedBy[lock].includes(act)) return;
  const { 'service.contact': contact } = await readSettings(tx, now);
  refuse(lock === 'everything' ? 'account_locked' : refusalOf[act], { ...(contact && { contact }) });
}

/** Refuses an act that the account's lock stops, and keeps the account from being locked until it is done. */
export async function requireUnlocked(tx: Tx, userId: string, act: Stoppable, now: Date): Promise<void> {
  await refuseLocked(tx, await holdLock(tx, userId), act, now);
}

/** SQL condition: the lock of the account with the id in a column stops something. */
export function isStopped(userIdColumn: string, what: Stoppable): RawBuilder<SqlBool> {
  const scopes = (Object.keys(stoppedBy) as LockScope[]).filter((scope) => stoppedBy[scope].includes(what));
  return sql<SqlBool>`exists (
    select from users locked_user
    where locked_user.id = ${sql.ref(userIdColumn)} and locked_user.locked in (${sql.join(scopes)}))`;
}
