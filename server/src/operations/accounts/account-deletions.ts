import { deletionDays, type OwnData } from '@tradewind/contract/people/own-data';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { DeskCall, ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { deletionRequested, deletionTakenBack, requireUser } from '../../people/users/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { uploadKeys } from '../../platform/uploads/index.ts';
import { exportKey, type AccountsDeps } from './accounts-deps.ts';
import { erasePerson } from './erase-person.ts';
import { obstaclesOf } from './obstacles.ts';

/** Asks for the deletion of the own account. @throws Refusal `deletion_waits` or `deletion_obstacles`. */
export async function requestOwnDeletion(deps: AccountsDeps, { actor, now }: ShopperCall): Promise<void> {
  await deps.db.transact((tx) => requestDeletion(tx, deps, { userId: actor.userId, by: null, now }));
}

/** The same, by an operator whom the person asked; the person is told and can take it back. */
export async function requestDeletionFor(
  deps: AccountsDeps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    await requireUser(tx, id);
    await requestDeletion(tx, deps, { userId: id, by: operator.id, now });
    await audit(tx, operator, 'user.deletion_requested', `user:${id}`, { reason }, now);
  });
  return null;
}

async function requestDeletion(
  tx: Tx,
  { jobs }: AccountsDeps,
  { userId, by, now }: { userId: string; by: string | null; now: Date },
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user?.deleted_at) refuse('account_deleted');
  if (await waitingDeletion(tx, userId)) refuse('deletion_waits');
  if ((await obstaclesOf(tx, userId)).length > 0) refuse('deletion_obstacles');
  const dueAt = later(now, deletionDays * day);
  await tx
    .insertInto('account_deletions')
    .values({ id: newId(), user_id: userId, requested_by: by, requested_at: now, due_at: dueAt })
    .execute();
  const on = dueAt.toISOString().slice(0, 10);
  await jobs.publish(tx, deletionRequested, { userId, at: now.toISOString(), on });
}

/** Takes the request back. @throws Refusal `deletion_not_found`. */
export async function cancelOwnDeletion(deps: AccountsDeps, { actor, now }: ShopperCall): Promise<null> {
  await deps.db.transact((tx) => cancelDeletion(tx, deps, actor.userId, now));
  return null;
}

/** The same, by an operator. @throws Refusal `deletion_not_found`. */
export async function cancelDeletionFor(
  deps: AccountsDeps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<null> {
  await deps.db.transact(async (tx) => {
    await cancelDeletion(tx, deps, id, now);
    await audit(tx, operator, 'user.deletion_taken_back', `user:${id}`, { reason }, now);
  });
  return null;
}

async function cancelDeletion(tx: Tx, { jobs }: AccountsDeps, userId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account_deletions')
    .set({ taken_back_at: now })
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('deletion_not_found');
  await jobs.publish(tx, deletionTakenBack, { userId, at: now.toISOString() });
}

/** The request to delete an account that waits; null without one. */
export async function waitingDeletion(read: Read, userId: string): Promise<OwnData['deletion']> {
  const row = await read
    .selectFrom('account_deletions')
    .select(['requested_at', 'due_at'])
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return row ? { requested_at: row.requested_at.toISOString(), due_at: row.due_at.toISOString() } : null;
}

/**
 * Deletes the accounts whose waiting time is over; run by a timer. One that has something to settle by then, such as a new
 * order, waits until that is done.
 *
 * @returns how many were deleted.
 */
export async function deleteDueAccounts(deps: AccountsDeps): Promise<number> {
  const { db, clock, files } = deps;
  const due = await db.read
    .selectFrom('account_deletions')
    .select(['id', 'user_id'])
    .where('due_at', '<=', clock.now())
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .limit(500)
    .execute();
  let deleted = 0;
  for (const { id, user_id: userId } of due) {
    const now = clock.now();
    const gone = await db.transact(async (tx) => {
      await lockUser(tx, userId);
      const { numUpdatedRows } = await tx
        .updateTable('account_deletions')
        .set({ done_at: now })
        .where('id', '=', id)
        .where('taken_back_at', 'is', null)
        .where('done_at', 'is', null)
        .executeTakeFirst();
      // Somebody took it back, or another process was quicker.
      if (numUpdatedRows === 0n) return null;
      if ((await obstaclesOf(tx, userId)).length > 0) {
        await tx.updateTable('account_deletions').set({ done_at: null }).where('id', '=', id).execute();
        return null;
      }
      const exports = await tx.selectFrom('data_exports').select('id').where('user_id', '=', userId).execute();
      const names = await erasePerson(tx, userId, now);
      await audit(tx, null, 'user.deleted', `user:${userId}`, {}, now);
      return [...names.flatMap(uploadKeys), ...exports.map((made) => exportKey(made.id))];
    });
    if (!gone) continue;
    for (const key of gone) await files.remove(key);
    deleted += 1;
  }
  return deleted;
}

/** Locks an account against acts that hold it, such as payments. */
const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('deleted_at').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
