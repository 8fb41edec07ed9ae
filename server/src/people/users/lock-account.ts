import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { lockAccount as contract } from '@tradewind/contract/people/desk/accounts';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { endSessionsOf } from './sessions-store.ts';
import { accountLocked, accountUnlocked } from './user-events.ts';

/**
 * Locks an account, or changes what its lock stops. A lock of everything ends the sessions. Acts that are under way finish
 * first; what runs already, such as paid orders and refunds, goes on.
 *
 * @throws Refusal `user_not_found`, `account_deleted` or `account_locked_so`.
 */
export async function lockAccount(
  { db, jobs }: Deps,
  { operator, now }: DeskCall,
  { id, stops, reason }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { 'service.contact': contact } = await readSettings(db.read, now);
  await db.transact(async (tx) => {
    const { locked, deleted_at: deletedAt } = await lockForChange(tx, id);
    if (deletedAt) refuse('account_deleted');
    if (locked === stops) refuse('account_locked_so');
    const by = { at: now, by: operator.id };
    if (locked) await endLock(tx, id, by, reason);
    await tx.updateTable('users').set({ locked: stops }).where('id', '=', id).execute();
    await tx
      .insertInto('account_locks')
      .values({ id: newId(), user_id: id, stops, reason, locked_at: now, locked_by: operator.id })
      .execute();
    if (stops === 'everything') await endSessionsOf(tx, id);
    await audit(tx, operator, 'user.locked', `user:${id}`, { stops, reason, ...(locked && { before: locked }) }, now);
    await jobs.publish(tx, accountLocked, { userId: id, at: now.toISOString(), stops, contact });
  });
  return null;
}

/** Ends the lock of an account. @throws Refusal `user_not_found` or `account_not_locked`. */
export async function unlockAccount(
  { db, jobs }: Deps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const { locked } = await lockForChange(tx, id);
    if (!locked) refuse('account_not_locked');
    await tx.updateTable('users').set({ locked: null }).where('id', '=', id).execute();
    await endLock(tx, id, { at: now, by: operator.id }, reason);
    await audit(tx, operator, 'user.unlocked', `user:${id}`, { before: locked, reason }, now);
    await jobs.publish(tx, accountUnlocked, { userId: id, at: now.toISOString() });
  });
  return null;
}

/** Waits for acts that hold the account, and locks its row. */
async function lockForChange(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('users')
    .select(['locked', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return requireFound(row, 'user_not_found');
}

const endLock = (tx: Tx, userId: string, { at, by }: { at: Date; by: string }, reason: string) =>
  tx
    .updateTable('account_locks')
    .set({ ended_at: at, ended_by: by, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
