import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { passkeySignIn } from '@tradewind/contract/people/passkeys';
import type { Assertion } from '@tradewind/contract/people/second-step';
import { second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { admitUser, passkeyAttempt, type PaymentCodeDeps, sessionLife } from '../users/index.ts';
import { checkPasskey } from './check-passkey.ts';

/**
 * Opens a session of the storefront with a passkey. It stands for password and second factor: the authenticator has verified
 * its owner.
 *
 * @throws Refusal `passkey_wrong`, `passkeys_unavailable` or `sign_in_delayed`.
 */
export async function signInWithPasskey(
  deps: PaymentCodeDeps,
  call: Call,
  { passkey }: { passkey: Assertion },
): Promise<OutputOf<typeof passkeySignIn>> {
  const { token, user } = await logSignIn(
    call,
    { kind: 'shopper', subject: 'passkey' },
    ({ user: { id } }) => id,
    async () => {
      const attempt = passkeyAttempt(call.address);
      await takeAttempt(deps.db, attempt, call.now);
      const proof = await checkPasskey(deps, call, passkey, { to: 'sign_in' });
      return admitUser(deps, call, proof.userId, async (tx) => {
        await proof.use(tx);
        await clearAttempt(tx, attempt);
      });
    },
  );
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}
