import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import { hashToken, newId } from '../../base/ids/ids.ts';

export async function insertSession(tx: Tx, session: Insertable<Tables['sessions']>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends the session of this user that has this token, if there is one. */
export async function endSessionOfToken(tx: Tx, userId: string, token: string): Promise<void> {
  const session = tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', hashToken(token));
  await session.execute();
}

/** Ends the sessions of a user. @returns how many there were. */
export async function endSessionsOf(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends the sessions of a user at the shop desk, except one. */
export async function endDeskSessionsOf(tx: Tx, userId: string, except: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('desk_seen_at', 'is not', null)
    .where('id', '<>', except)
    .execute();
}

/** Ends one session of this user. @returns false when the user has no such session. */
export async function endOneSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Records the kind of browser of a sign-in.
 *
 * @returns whether it is new to an account with earlier devices.
 */
export async function recordDevice(tx: Tx, userId: string, device: Buffer, now: Date): Promise<boolean> {
  const known = await tx.selectFrom('sign_in_devices').select('device').where('user_id', '=', userId).execute();
  await tx
    .insertInto('sign_in_devices')
    .values({ user_id: userId, device, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at: now }))
    .execute();
  return known.length > 0 && !known.some((row) => row.device.equals(device));
}

/**
 * Records the network of a sign-in.
 *
 * @returns whether it is new to an account with earlier networks.
 */
export async function recordNetwork(tx: Tx, userId: string, network: string, now: Date): Promise<boolean> {
  const known = await tx.selectFrom('sign_in_networks').select('network').where('user_id', '=', userId).execute();
  await tx
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
  return known.length > 0 && !known.some((row) => row.network === network);
}

/** Records a sign-in for the timeline of the account, which outlives the session. */
export async function recordSignIn(
  tx: Tx,
  userId: string,
  { at, address, device, atDesk }: { at: Date; address: string; device: string; atDesk: boolean },
): Promise<void> {
  await tx
    .insertInto('sign_ins')
    .values({ id: newId(), user_id: userId, signed_in_at: at, address, device, at_desk: atDesk })
    .execute();
}

/** Deletes at most `limit` sign-ins before a moment. @returns how many. */
export async function deleteOldSignIns(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_ins')
    .where('id', 'in', (eb) => eb.selectFrom('sign_ins').select('id').where('signed_in_at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes at most `limit` networks that were last seen before a moment. @returns how many. */
export async function deleteOldNetworks(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_networks')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'network'),
        'in',
        selectFrom('sign_in_networks')
          .select(['user_id', 'network'])
          .where('seen_at', '<', before)
          .limit(limit)
          .$asTuple('user_id', 'network'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Extends open sessions, when the clock of a demo is moved. */
export async function extendSessions(tx: Tx, now: Date, milliseconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${milliseconds / 1_000})`;
  await sql`update sessions set expires_at = expires_at + ${interval}, desk_seen_at = desk_seen_at + ${interval} where expires_at > ${now}`.execute(
    tx,
  );
}

/** Deletes at most `limit` sessions that have ended, or that the shop desk last saw before `idleSince`. @returns how many. */
export async function deleteEndedSessions(tx: Tx, now: Date, idleSince: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where(({ or, eb: column }) => or([column('expires_at', '<=', now), column('desk_seen_at', '<=', idleSince)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
