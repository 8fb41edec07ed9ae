import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { register as contract } from '@tradewind/contract/people/users';
import type { Call } from '../../base/http/call.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { recordAcceptance, requireCurrentTerms } from './accepted-terms.ts';
import { registrationAttempt } from './attempts.ts';
import { createUser } from './create-user.ts';
import { checkNewPassword, refuseBreached, refuseNearName } from './new-password.ts';
import { readNames } from './read-names.ts';
import type { UsersDeps } from './users-deps.ts';
import { hasProof } from './work-proof.ts';

/** Creates an account. All attempts are counted per network, since a refusal reveals which names are taken. */
export async function register(
  deps: UsersDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<{ id: string }> {
  const { db, isBreached } = deps;
  const { password, repPwd: repeated } = input;
  await checkNewPassword(db.read, { field: 'password', password, repeated }, call.now);
  const names = readNames(input);
  if (input.terms_version !== undefined) await requireCurrentTerms(db.read, input.terms_version, call.now);

  refuseNearName('password', password, names);

  await takeAttempt(db, registrationAttempt(call.address), call.now, await hasProof(deps, call, input.proof));
  await refuseBreached(isBreached, 'password', password);
  const user = { ...names, passwordHash: await hashPassword(password), createdAt: call.now };
  return db.transact(async (tx) => {
    const id = await createUser(tx, user);
    if (input.terms_version !== undefined)
      await recordAcceptance(tx, id, input.terms_version, 'registration', call.now);
    return { id };
  });
}
