import type { DeskRight } from '@tradewind/contract/base/desk-rights';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { sql, type SqlBool } from 'kysely';
import { hour, later, minute } from '../../base/clock/clock.ts';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Database, Read, Tx } from '../../base/db/database.ts';
import { currentTransaction, deferToCommit, hasWritten } from '../../base/db/transaction.ts';
import type { Deps } from '../../base/deps.ts';
import { isInNetworks } from '../../base/http/allowed-networks.ts';
import type { DeskVisit } from '../../base/http/api.ts';
import type { Call, DeskActor } from '../../base/http/call.ts';
import { hashToken, newId, newToken } from '../../base/ids/ids.ts';
import { rightsOf } from './custom-roles.ts';
import { readSettings } from '../settings/index.ts';

export const sessionLife = 12 * hour;
const seenInterval = minute;

/** Whether operators may use the desk from an address. */
export async function isDeskOpenTo(read: Read, address: string, now: Date): Promise<boolean> {
  const { 'security.operatorNetworksLines': networks } = await readSettings(read, now);
  return isInNetworks(networks, address);
}

/** The moment before which a session was last used when it has been idle for too long. */
async function idleSince(read: Read, now: Date): Promise<Date> {
  const { 'security.operatorIdleMinutes': minutes } = await readSettings(read, now);
  return later(now, -minutes * minute);
}

/**
 * The operator of a session token; null when the session has ended, was idle too long, the operator is disabled, or the
 * caller is outside of the networks of operators.
 */
export async function findOperator(
  db: Database,
  { token, address, now, attended }: DeskVisit,
): Promise<DeskActor | null> {
  if (!(await isDeskOpenTo(db.read, address, now))) return null;
  const row = await db.read
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select([
      's.id as session_id',
      's.seen_at',
      's.last_write',
      'o.id',
      'o.name',
      'o.roles',
      rightsOf('o').as('rights'),
    ])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', await idleSince(db.read, now))
    .where('o.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (attended && row.seen_at <= later(now, -seenInterval))
    await db.transact((tx) =>
      tx
        .updateTable('operator_sessions')
        .set({ seen_at: now })
        .where('id', '=', row.session_id)
        .where('seen_at', '<', now)
        .execute(),
    );
  const { id, name, roles, rights, session_id: sessionId, last_write: lastWrite } = row;
  return { id, name, roles: roles as OperatorRole[], rights, sessionId, lastWrite };
}

/** Records that this transaction is the last one that the session wrote, if it writes anything. */
export const markDeskWrite = (tx: Tx, sessionId: string): void =>
  deferToCommit(
    tx,
    tx
      .updateTable('operator_sessions')
      .set({ last_write: currentTransaction })
      .where('id', '=', sessionId)
      .where(hasWritten),
  );

/** Which of these sessions are still open, of operators with a role or a right. It does not count as using them. */
export async function openDeskSessionIds(
  read: Read,
  { ids, role, right }: { ids: readonly string[]; role: OperatorRole; right: DeskRight },
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select('s.id')
    .where(isOneOf('s.id', ids))
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', await idleSince(read, now))
    .where('o.disabled_at', 'is', null)
    .where((eb) => eb.or([eb('o.roles', '@>', eb.val([role])), sql<SqlBool>`${right} = any(${rightsOf('o')})`]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Opens a session and stores only the hash of its token. @returns the token. */
export async function openDeskSession(
  tx: Tx,
  operatorId: string,
  { now, address = '', userAgent = '' }: Pick<Call, 'now'> & Partial<Pick<Call, 'address' | 'userAgent'>>,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('operator_sessions')
    .values({
      id: newId(),
      operator_id: operatorId,
      token_hash: hashToken(token),
      created_at: now,
      seen_at: now,
      expires_at: later(now, sessionLife),
      address,
      user_agent: userAgent.slice(0, 400),
    })
    .execute();
  return token;
}

/** Ends the session of this operator that has this token, if there is one. */
export async function endSessionOfToken(tx: Tx, operatorId: string, token: string): Promise<void> {
  const own = tx.deleteFrom('operator_sessions').where('operator_id', '=', operatorId);
  await own.where('token_hash', '=', hashToken(token)).execute();
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('operator_sessions').where('id', '=', sessionId).execute();
}

/** Whether a session has not been ended. */
export async function isSessionThere(read: Read, sessionId: string): Promise<boolean> {
  const row = await read.selectFrom('operator_sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return row !== undefined;
}

/** Ends one session of this operator. @returns false when the operator has no such session. */
export async function endOneSession(tx: Tx, operatorId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sessions of an operator. @returns how many there were. */
export async function endSessionsOf(tx: Tx, operatorId: string, { except }: { except?: string } = {}): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The open sessions of an operator, the newest first. */
export async function sessionsOf(read: Read, operatorId: string, now: Date) {
  return read
    .selectFrom('operator_sessions')
    .select(['id', 'address', 'user_agent', 'created_at', 'seen_at'])
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', await idleSince(read, now))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

/** Extends open sessions, when the clock of a demo is moved. */
export async function extendDeskSessions(tx: Tx, now: Date, milliseconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${milliseconds / 1_000})`;
  const idle = await idleSince(tx, now);
  await sql`update operator_sessions set expires_at = expires_at + ${interval}, seen_at = seen_at + ${interval} where expires_at > ${now} and seen_at > ${idle}`.execute(
    tx,
  );
}

/** Deletes ended sessions, enrolments and links; run by a timer. */
export async function purgeEndedDeskSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const idle = await idleSince(db.read, now);
  await db.transact(async (tx) => {
    await tx
      .deleteFrom('operator_sessions')
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', idle)]))
      .execute();
    await tx.deleteFrom('operator_enrolments').where('expires_at', '<=', now).execute();
    await tx.deleteFrom('operator_links').where('expires_at', '<=', now).execute();
  });
}
