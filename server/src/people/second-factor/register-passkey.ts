import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/passkeys';
import type { ShopperCall } from '../../base/http/call.ts';
import { creationOptionsFor, listPasskeys } from '../../base/passkeys/passkey-options.ts';
import { deletePasskey } from '../../base/passkeys/passkeys-store.ts';
import { checkNewPasskey } from '../../base/passkeys/register-passkey.ts';
import { clearAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, lockCredentials, type PaymentCodeDeps, recordCredentialsRecovered } from '../users/index.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { hasSecondFactor } from './second-factor-queries.ts';
import { beginSecondStep, ofUser } from './second-step.ts';

/**
 * Begins to register a passkey. It needs the password and, where there is one, the second factor: otherwise an open session
 * would be enough to add one's own.
 *
 * @throws Refusal `password_wrong`, `passkeys_unavailable`, `passkey_limit`, or one of the second step.
 */
export async function startPasskey(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { password, ...proof }: ParsedInputOf<typeof contract.startPasskey>,
): Promise<OutputOf<typeof contract.startPasskey>> {
  const { db, paymentCodeSecret: secret } = deps;
  const { userId, sessionId } = call.actor;
  const { user, attempt } = await checkOwnPassword(deps, call, password);
  const checkSecondStep = await beginSecondStep(deps, call, proof);
  const names = { name: user.username, displayName: user.nickname };
  const options = await creationOptionsFor(db.read, secret, call, { owner: ofUser(userId), sessionId, ...names });
  await db.transact(async (tx) => {
    await checkSecondStep(tx);
    await clearAttempt(tx, attempt);
  });
  return options;
}

/**
 * Registers the passkey that the browser made.
 *
 * @throws Refusal `passkey_wrong`, `passkeys_unavailable` or `passkey_limit`.
 */
export async function addPasskey(
  { db, jobs, paymentCodeSecret: secret }: PaymentCodeDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract.addPasskey>,
): Promise<OutputOf<typeof contract.passkeys>> {
  const { userId, sessionId } = call.actor;
  const owner = ofUser(userId);
  const store = await checkNewPasskey(secret, call, input, { owner, sessionId });
  await db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    await store(tx);
    await jobs.publish(tx, secondFactorChanged, { userId, at: call.now.toISOString(), how: 'passkey_added' });
  });
  return listPasskeys(db.read, owner);
}

/**
 * Removes a passkey, with the password. If no second factor is left, it counts as a recovery, since whoever lost the
 * authenticator can't show it: withdrawals and new payout accounts wait.
 *
 * @throws Refusal `password_wrong`, `sign_in_delayed` or `passkey_not_found`.
 */
export async function removePasskey(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  { id, password }: ParsedInputOf<typeof contract.removePasskey>,
): Promise<OutputOf<typeof contract.passkeys>> {
  const { db, jobs } = deps;
  const { actor, now } = call;
  const { userId } = actor;
  const { attempt } = await checkOwnPassword(deps, call, password);
  await db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    if ((await deletePasskey(tx, ofUser(userId), id)) === undefined) refuse('passkey_not_found', {}, ['id']);
    if (!(await hasSecondFactor(tx, userId))) await recordCredentialsRecovered(tx, userId, now);
    await clearAttempt(tx, attempt);
    await jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'passkey_removed' });
  });
  return listPasskeys(db.read, ofUser(userId));
}
