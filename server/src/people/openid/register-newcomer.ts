import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/openid';
import type { login } from '@tradewind/contract/people/users';
import type { Call } from '../../base/http/call.ts';
import { checkSecondFactor, hasPasskey } from '../second-factor/index.ts';
import { registerWithoutPassword, sessionLife, signIn } from '../users/index.ts';
import { second } from '../../base/clock/clock.ts';
import { signInAs } from './admit-identity.ts';
import { insertIdentity } from './identities-store.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { identityChanged } from './openid-events.ts';
import { requireProvider } from './provider-client.ts';
import { openNewcomer } from './tickets.ts';

type SignedIn = OutputOf<typeof login>;

/** Opens an account for somebody whom a provider confirmed, and signs in. Whom it confirmed is in the ticket alone. */
export async function registerNewcomer(
  deps: OpenIdDeps,
  call: Call,
  { ticket, ...typed }: ParsedInputOf<typeof contract.registerWithProvider>,
): Promise<SignedIn> {
  const { email, confirmedEmail, ...identity } = openNewcomer(deps, ticket, call.now);
  requireProvider(deps, call, identity.provider);
  const userId = await registerWithoutPassword(deps, call, { ...typed, confirmedEmail }, async (tx, id) => {
    if (!(await insertIdentity(tx, { ...identity, userId: id, email }, call.now))) refuse('identity_taken');
  });
  return signInAs(deps, call, userId);
}

/**
 * Signs in with the password and connects what a provider confirmed with the account. A second factor is asked for here even
 * if the sign-in does without it, as for a connection under Security.
 *
 * @throws Refusal `wrong_credentials`, `sign_in_delayed`, `second_factor_required`, `desk_code_wrong`, `connect_under_security` for an account with passkeys alone, `provider_expired` or `identity_taken`.
 */
export async function connectAtSignIn(
  deps: OpenIdDeps,
  call: Call,
  { ticket, factor_code: code = '', ...credentials }: ParsedInputOf<typeof contract.connectAtSignIn>,
): Promise<SignedIn> {
  const { now } = call;
  const { provider, issuer, subject, email } = openNewcomer(deps, ticket, now);
  const { label } = requireProvider(deps, call, provider);
  const { token, user } = await signIn(deps, call, credentials, {
    atDesk: false,
    async admit(tx, userId) {
      const hasCodes = await checkSecondFactor(tx, deps, userId, code, now, 'factor_code');
      if (!hasCodes && (await hasPasskey(tx, userId))) refuse('connect_under_security');
      if (await insertIdentity(tx, { provider, issuer, subject, userId, email }, now))
        await deps.jobs.publish(tx, identityChanged, {
          userId,
          at: now.toISOString(),
          how: 'connected',
          provider: label,
        });
    },
  });
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}
