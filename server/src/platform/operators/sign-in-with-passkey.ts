import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Assertion, RequestOptions } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import type { deskPasskeySignIn as contract } from '@tradewind/contract/platform/desk/own-passkeys';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { checkPasskey } from '../../base/passkeys/check-passkey.ts';
import { signInOptions } from '../../base/passkeys/passkey-options.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { deskPasskeyAttempt } from './desk-attempts.ts';
import { isDeskOpenTo } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { credentialsOf, presentMe } from './operators-queries.ts';
import { lockActiveOperator } from './operators-store.ts';
import { enter, openEntry } from './sign-in.ts';

/** What the browser signs for a sign-in. @throws Refusal `passkeys_unavailable` or `desk_network_closed`. */
export async function startPasskeySignIn(
  { db, paymentCodeSecret }: OperatorsDeps,
  call: Call,
): Promise<RequestOptions> {
  if (!(await isDeskOpenTo(db.read, call.address, call.now))) refuse('desk_network_closed');
  return signInOptions(paymentCodeSecret, call, 'operator_id');
}

/**
 * Signs an operator in with a passkey. It stands for password and code: the authenticator has verified its owner, and signs
 * for this site only, so that a page that looks like the desk gets nothing.
 *
 * @throws Refusal `passkey_wrong`, `passkeys_unavailable`, `sign_in_delayed` or `desk_network_closed`.
 */
export function signInWithPasskey(
  deps: OperatorsDeps,
  call: Call,
  { passkey }: { passkey: Assertion },
): Promise<OutputOf<typeof contract>> {
  return logSignIn(
    call,
    { kind: 'operator', subject: 'passkey' },
    ({ operator }) => operator.id,
    () => checkSignIn(deps, call, passkey),
  );
}

async function checkSignIn(deps: OperatorsDeps, call: Call, passkey: Assertion): Promise<OutputOf<typeof contract>> {
  const { db, paymentCodeSecret: secret } = deps;
  if (!(await isDeskOpenTo(db.read, call.address, call.now))) refuse('desk_network_closed');
  const attempt = deskPasskeyAttempt(call.address);
  await takeAttempt(db, attempt, call.now);
  const proof = await checkPasskey(db.read, secret, call, passkey, { to: 'sign_in', kind: 'operator_id' });
  const operator = await credentialsOf(db.read, proof.ownerId);
  if (!operator) refuse('passkey_wrong', {}, ['passkey']);
  const token = await db.transact(async (tx) => {
    // The same answer for who was disabled or reset: it tells nothing of operators.
    if (!(await lockActiveOperator(tx, operator.id))) refuse('passkey_wrong', {}, ['passkey']);
    await proof.use(tx);
    await clearAttempt(tx, attempt);
    return openEntry(tx, call, operator, 'passkey');
  });
  enter(secret, call, operator.id, token);
  return { operator: presentMe(operator) };
}
