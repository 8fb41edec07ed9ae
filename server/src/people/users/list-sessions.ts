import { refuse } from '@tradewind/contract/base/refusals';
import type { OwnSession } from '@tradewind/contract/people/sessions';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { currentFirst, presentSession } from '../../base/http/present-session.ts';
import { blockOf } from '../../base/throttle/network.ts';
import { sessionsOf } from './live-sessions.ts';
import { endOneSession, endSessionsOf } from './sessions-store.ts';

/** The open sessions of an account: this one first, then the newest. */
export async function listSessions(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId, sessionId }, now }: ShopperCall,
): Promise<{ list: OwnSession[] }> {
  const rows = await sessionsOf(db.read, userId, now);
  const list = rows.map((row): OwnSession => ({
    ...presentSession(row, sessionId),
    network: blockOf(row.address),
    place: row.desk_seen_at ? 'shop_desk' : 'storefront',
  }));
  return { list: list.toSorted(currentFirst) };
}

/** Ends one of the shopper's sessions. @throws Refusal `session_not_found`. */
export async function endOwnSession(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId } }: ShopperCall,
  { id }: { id: string },
): Promise<null> {
  if (!(await db.transact((tx) => endOneSession(tx, userId, id)))) refuse('session_not_found');
  return null;
}

/** Ends all other sessions of the shopper. */
export async function endOtherSessions(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId, sessionId } }: ShopperCall,
): Promise<{ ended: number }> {
  return { ended: await db.transact((tx) => endSessionsOf(tx, userId, { except: sessionId })) };
}
