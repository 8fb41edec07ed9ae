import { refuse } from '@tradewind/contract/base/refusals';
import type { OpenSession } from '@tradewind/contract/platform/open-session';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { currentFirst, presentSession } from '../../base/http/present-session.ts';
import { audit } from './audit.ts';
import { endOneSession, endSessionsOf, sessionsOf } from './operator-sessions.ts';

/** The open sessions of the operator: this one first, then the newest. */
export async function listSessions(
  { db }: Pick<Deps, 'db'>,
  { operator: { id, sessionId }, now }: DeskCall,
): Promise<{ list: OpenSession[] }> {
  const rows = await sessionsOf(db.read, id, now);
  return { list: rows.map((row) => presentSession(row, sessionId)).toSorted(currentFirst) };
}

/** Ends one of the operator's sessions. @throws Refusal `session_not_found`. */
export async function endOwnSession(
  { db }: Pick<Deps, 'db'>,
  { operator, address, now }: DeskCall,
  { id }: { id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    if (!(await endOneSession(tx, operator.id, id))) refuse('session_not_found');
    await audit(tx, operator, 'operator.session_ended', `operator:${operator.id}`, { address }, now);
  });
  return null;
}

/** Ends all other sessions of the operator. @returns how many there were. */
export async function endOtherSessions(
  { db }: Pick<Deps, 'db'>,
  { operator, address, now }: DeskCall,
): Promise<{ ended: number }> {
  return db.transact(async (tx) => {
    const ended = await endSessionsOf(tx, operator.id, { except: operator.sessionId });
    await audit(tx, operator, 'operator.sessions_ended', `operator:${operator.id}`, { address, ended }, now);
    return { ended };
  });
}
