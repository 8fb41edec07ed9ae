import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { passkeySignIn } from '@tradewind/contract/people/passkeys';
import type { Assertion } from '@tradewind/contract/base/passkeys';
import { second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { checkPasskey } from '../../base/passkeys/check-passkey.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { admitUser, passkeyAttempt, type PaymentCodeDeps, sessionLife } from '../users/index.ts';

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
      const purpose = { to: 'sign_in', kind: 'user_id' } as const;
      const proof = await checkPasskey(deps.db.read, deps.paymentCodeSecret, call, passkey, purpose);
      return admitUser(deps, call, proof.ownerId, async (tx) => {
        await proof.use(tx);
        await clearAttempt(tx, attempt);
      });
    },
  );
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}
