import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { lookAsShopper as contract } from '@tradewind/contract/people/desk/accounts';
import type { look, looks } from '@tradewind/contract/people/sessions';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import { later, minute } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall, ShopperCall } from '../../base/http/call.ts';
import { isId, newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { openSession } from './open-session.ts';
import { accountLookedAt } from './user-events.ts';

/** How long an operator can look at an account; who needs longer says why once more. */
const lookLife = 15 * minute;

const pageSize = 20;

/**
 * Opens a session in which an operator sees what a shopper sees. It can only read: the pipeline refuses every act. The look is
 * in the audit log, and the shopper is notified and finds it in a list.
 *
 * @throws Refusal `user_not_found` or `account_deleted`.
 */
export async function lookAsShopper(
  { db, jobs }: Deps,
  { operator, now, address }: DeskCall,
  { id, reason }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const endsAt = later(now, lookLife);
  return db.transact(async (tx) => {
    const user = await tx.selectFrom('users').select('deleted_at').where('id', '=', id).forShare().executeTakeFirst();
    if (requireFound(user, 'user_not_found').deleted_at) refuse('account_deleted');
    const lookId = newId();
    await tx
      .insertInto('account_looks')
      .values({ id: lookId, user_id: id, operator_id: operator.id, reason, looked_at: now, ends_at: endsAt })
      .execute();
    const token = await openSession(tx, { userId: id, now, life: lookLife, address, lookId });
    await audit(tx, operator, 'user.looked_at', `user:${id}`, { reason }, now);
    await jobs.publish(tx, accountLookedAt, { userId: id, at: now.toISOString() });
    return { token, ends_at: endsAt.toISOString() };
  });
}

/** A page of the looks at the shopper's account, newest first. */
export async function listLooks(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId } }: ShopperCall,
  { cursor }: ParsedInputOf<typeof looks>,
): Promise<OutputOf<typeof looks>> {
  let query = db.read
    .selectFrom('account_looks')
    .select(['id', 'looked_at', 'reason'])
    .where('user_id', '=', userId)
    // Ids sort by time.
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (cursor && isId(cursor)) query = query.where('id', '<', cursor);
  const rows = await query.execute();
  const list = rows
    .slice(0, pageSize)
    .map(({ id, looked_at, reason }) => ({ id, at: looked_at.toISOString(), reason }));
  return { list, next: rows.length > pageSize ? list.at(-1)!.id : null };
}

/** Whether the caller is an operator who looks at this account, and until when. */
export async function showLook({ db }: Pick<Deps, 'db'>, { actor }: ShopperCall): Promise<OutputOf<typeof look>> {
  const row = await db.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.username', 'sessions.look_id', 'sessions.expires_at'])
    .where('sessions.id', '=', actor.sessionId)
    .executeTakeFirst();
  const { username, look_id: lookId, expires_at: endsAt } = row ?? refuse('not_signed_in');
  return { looking: lookId ? 1 : 0, username, ends_at: lookId ? endsAt.toISOString() : null };
}
