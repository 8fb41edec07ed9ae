import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { changeDeskPassword as contract } from '@tradewind/contract/platform/desk/own-account';
import type { DeskCall } from '../../base/http/call.ts';
import { hashPassword, samePassword } from '../../base/secrets/password-hash.ts';
import { audit } from './audit.ts';
import { endSessionsOf } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { checkOwnProof } from './own-proof.ts';
import { requireStrongPassword } from './strong-password.ts';

/**
 * Changes the operator's own password and ends the other sessions. Needs the old password and a code or a passkey, so that an
 * open desk is not enough to take an operator's account over.
 *
 * @throws Refusal `desk_password_weak`, `password_same`, or one of the proof.
 */
export async function changePassword(
  deps: OperatorsDeps,
  call: DeskCall,
  { new_password: newPassword, ...given }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const {
    operator: { id, sessionId },
    address,
    now,
  } = call;
  if (samePassword(given.password, newPassword)) refuse('password_same', {}, ['new_password']);
  const { operator, use } = await checkOwnProof(deps, call, given);
  await requireStrongPassword(deps.isBreached, newPassword, operator, 'new_password');

  const newHash = await hashPassword(newPassword);
  await deps.db.transact(async (tx) => {
    await use(tx, newHash);
    const ended = await endSessionsOf(tx, id, { except: sessionId });
    await audit(tx, operator, 'operator.password_changed', `operator:${id}`, { address, ended }, now);
  });
  return null;
}
