import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { admitWithProvider as contract } from '@tradewind/contract/people/openid';
import type { login } from '@tradewind/contract/people/users';
import { second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { secondStepAtSignIn } from '../second-factor/index.ts';
import { admitUser, factorAttempt, sessionLife } from '../users/index.ts';
import { recordUse } from './identities-store.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { requireProvider } from './provider-client.ts';
import { type KnownIdentity, openSecondStep } from './tickets.ts';

type SignedIn = OutputOf<typeof login>;

/**
 * Signs an account in by an identity.
 *
 * @param proven uses up what else was needed, in the transaction that opens the session
 * @throws Refusal `provider_refused` when it was disconnected meanwhile.
 */
export const admitIdentity = (
  deps: OpenIdDeps,
  call: Call,
  { id, userId, provider }: KnownIdentity,
  proven: (tx: Tx) => Promise<void>,
): Promise<SignedIn> =>
  logSignIn(
    call,
    { kind: 'shopper', subject: `provider ${provider}` },
    ({ userinfo }) => userinfo.id,
    () =>
      signInAs(deps, call, userId, async (tx) => {
        if (!(await recordUse(tx, id, userId, call.now))) refuse('provider_refused');
        await proven(tx);
      }),
  );

/** Opens the session of an account whose owner is proven, as a sign-in with the password answers it. */
export async function signInAs(
  deps: OpenIdDeps,
  call: Call,
  userId: string,
  proven: (tx: Tx) => Promise<void> = async () => {},
): Promise<SignedIn> {
  const { token, user } = await admitUser(deps, call, userId, proven);
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}

/**
 * Finishes a sign-in with the code of the second factor that the account asks for.
 *
 * @throws Refusal `provider_expired`, `second_factor_required`, `desk_code_wrong` or `sign_in_delayed`.
 */
export async function admitWithSecondStep(
  deps: OpenIdDeps,
  call: Call,
  { ticket, ...input }: ParsedInputOf<typeof contract>,
): Promise<SignedIn> {
  const { address, now } = call;
  const identity = openSecondStep(deps, ticket, now);
  requireProvider(deps, call, identity.provider);
  const attempt = factorAttempt(identity.userId, address);
  await takeAttempt(deps.db, attempt, now);
  return admitIdentity(deps, call, identity, async (tx) => {
    await secondStepAtSignIn(deps)(tx, identity.userId, input, now);
    await clearAttempt(tx, attempt);
  });
}
