import type { Insertable } from 'kysely';
import { later, minute } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { StoredPush, Tables } from '../../base/db/tables.ts';
import type { PushAddress } from './push-address.ts';
import { type QuietHours, standardQuietHours } from './quiet-hours.ts';

/** Stores the browser of a session. The same browser under an earlier session gets nothing for that any more. */
export async function saveSubscription(tx: Tx, row: Insertable<Tables['push_subscriptions']>): Promise<void> {
  // Only the browser itself knows its `auth`, so nobody can take the address of another one from it.
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      eb.or([
        eb('session_id', '=', row.session_id),
        eb.and([eb('endpoint', '=', row.endpoint), eb('auth', '=', row.auth)]),
      ]),
    )
    .execute();
  await tx.insertInto('push_subscriptions').values(row).execute();
}

export async function deleteOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** After its push service said that there is no such browser any more. */
export async function deleteSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function isSubscribed(read: Read, sessionId: string): Promise<boolean> {
  const found = await read
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found !== undefined;
}

export interface Subscribed {
  id: string;
  user_id: string;
  time_zone: string;
}

/** The browsers of these users. */
export const subscriptionsOf = (tx: Tx, userIds: readonly string[]): Promise<Subscribed[]> =>
  tx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id', 'time_zone'])
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();

/** The quiet hours of each of these users. */
export async function quietHoursOf(read: Read, userIds: readonly string[]): Promise<(userId: string) => QuietHours> {
  const rows = await read
    .selectFrom('push_quiet_hours')
    .selectAll()
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  const chosen = new Map(
    rows.map(({ user_id, wanted: quiet, from_hour: fromHour, until_hour: untilHour }) => [
      user_id,
      { quiet, fromHour, untilHour },
    ]),
  );
  return (userId) => chosen.get(userId) ?? standardQuietHours;
}

export async function saveQuietHours(tx: Tx, userId: string, hours: QuietHours): Promise<void> {
  const row = { wanted: hours.quiet, from_hour: hours.fromHour, until_hour: hours.untilHour };
  await tx
    .insertInto('push_quiet_hours')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Inserts messages; one with an id that exists already is skipped. */
export async function insertMessages(tx: Tx, rows: readonly Insertable<Tables['push_messages']>[]): Promise<void> {
  await tx
    .insertInto('push_messages')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface DueMessage extends PushAddress {
  id: string;
  subscription_id: string;
  message: StoredPush;
  tries: number;
}

/** The pauses between tries, in minutes; after the last one the message is given up. */
const pauses = [1, 5, 30, 120, 360];
export const maxTries = pauses.length;

/** Claims due messages to browsers whose session is open, by moving their next try into the future. */
export async function claimDue(tx: Tx, limit: number, now: Date): Promise<DueMessage[]> {
  const due = await tx
    .selectFrom('push_messages as m')
    .innerJoin('push_subscriptions as s', 's.id', 'm.subscription_id')
    .innerJoin('sessions as o', 'o.id', 's.session_id')
    .select(['m.id', 'm.subscription_id', 'm.message', 'm.tries', 's.endpoint', 's.p256dh', 's.auth'])
    .where('m.done_at', 'is', null)
    .where('m.due_at', '<=', now)
    .where('o.expires_at', '>', now)
    .orderBy('m.due_at')
    .limit(limit)
    .forUpdate('m')
    .skipLocked()
    .execute();
  for (const { id, tries } of due) {
    const due_at = later(now, pauses[Math.min(tries, pauses.length - 1)]! * minute);
    await tx
      .updateTable('push_messages')
      .set({ tries: tries + 1, due_at })
      .where('id', '=', id)
      .execute();
  }
  return due.map((row) => ({ ...row, tries: row.tries + 1 }));
}

export async function saveDone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('push_messages').set({ done_at: at }).where('id', '=', id).execute();
}

/** Deletes at most `limit` messages from before a moment. @returns how many. */
export async function deleteOldMessages(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_messages')
    .where('id', 'in', (eb) =>
      eb.selectFrom('push_messages').select('id').where('written_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
