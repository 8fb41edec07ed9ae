import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { endOneSession, endSessionsOf } from './sessions-store.ts';

/** Signs out one device of an account, for an operator. @throws Refusal `session_not_found`. */
export async function endAccountSession(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, session_id: sessionId }: { id: string; session_id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    if (!(await endOneSession(tx, id, sessionId))) refuse('session_not_found');
    await audit(tx, operator, 'user.session_ended', `user:${id}`, { session: sessionId }, now);
  });
  return null;
}

/** Signs out every device of an account, for an operator. @throws Refusal `user_not_found`. */
export async function endAccountSessions(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<{ ended: number }> {
  return db.transact(async (tx) => {
    await requireUser(tx, id);
    const ended = await endSessionsOf(tx, id);
    await audit(tx, operator, 'user.sessions_ended', `user:${id}`, { ended }, now);
    return { ended };
  });
}

/** Writes a note about an account, which only operators read. @throws Refusal `user_not_found`. */
export async function noteAccount(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, text }: { id: string; text: string },
): Promise<null> {
  await db.transact(async (tx) => {
    await requireUser(tx, id);
    await tx
      .insertInto('account_notes')
      .values({ id: newId(), user_id: id, body: text, written_at: now, written_by: operator.id })
      .execute();
    // Without the words, which go with the account when it is deleted.
    await audit(tx, operator, 'user.noted', `user:${id}`, {}, now);
  });
  return null;
}

/** @throws Refusal `user_not_found`. */
export async function requireUser(read: Read, id: string): Promise<void> {
  requireFound(await read.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(), 'user_not_found');
}
