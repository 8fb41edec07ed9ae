import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { audit } from './audit.ts';
import { endSession } from './operator-sessions.ts';

export async function signOut({ db }: Deps, { operator, now, cookies }: DeskCall): Promise<null> {
  await db.transact(async (tx) => {
    await endSession(tx, operator.sessionId);
    await audit(tx, operator, 'operator.signed_out', `operator:${operator.id}`, {}, now);
  });
  cookies.remove(sessionCookie('operator'));
  return null;
}
