import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { finishProviderSignIn as contract } from '@tradewind/contract/people/openid';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Call } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { isAskedAtSignIn } from '../second-factor/index.ts';
import { isEmailOfAccount, passkeyAttempt } from '../users/index.ts';
import { admitIdentity } from './admit-identity.ts';
import { endFlow, type FlowPurpose } from './flow.ts';
import { findIdentity, insertIdentity } from './identities-store.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { identityChanged } from './openid-events.ts';
import { requireProvider } from './provider-client.ts';
import { type ProvenIdentity, readIdentity } from './read-identity.ts';
import { suggestUsername } from './suggest-username.ts';
import { sealConfirmation, sealNewcomer, sealSecondStep } from './tickets.ts';

type Outcome = OutputOf<typeof contract>;

const nothing = { userinfo: null, ticket: '', suggested: null } as const;

/**
 * Finishes what this browser began at a provider: a sign-in, the connection with an account, or the confirmation of its
 * owner. Whoever is not known yet gets a ticket for the registration, or for the sign-in with the password where an account
 * has the e-mail address: an address alone connects nothing.
 *
 * @throws Refusal `provider_unknown`, `provider_expired`, `provider_refused`, `provider_away`, `sign_in_delayed`, `identity_taken` or `identity_not_found`.
 */
export async function finishFlow(
  deps: OpenIdDeps,
  call: Call,
  { provider: id, answer }: ParsedInputOf<typeof contract>,
): Promise<Outcome> {
  const provider = requireProvider(deps, call, id);
  const flow = endFlow(deps, call, id);
  const attempt = passkeyAttempt(call.address);
  await takeAttempt(deps.db, attempt, call.now);
  const { identity, email: told, person } = await readIdentity(provider, call, flow, answer);
  if (flow.purpose.to !== 'sign_in')
    return finishOfShopper(deps, call, flow.purpose, { ...identity, email: told, label: provider.label }, attempt);

  const known = await findIdentity(deps.db.read, identity);
  if (known) {
    const proven = { id: known.id, userId: known.user_id, provider: id };
    if (await isAskedAtSignIn(deps.db.read, known.user_id)) {
      await deps.db.transact((tx) => clearAttempt(tx, attempt));
      return { ...nothing, outcome: 'second_step', ticket: sealSecondStep(deps, proven, call.now) };
    }
    const { userinfo } = await admitIdentity(deps, call, proven, (tx) => clearAttempt(tx, attempt));
    return { ...nothing, outcome: 'signed_in', userinfo };
  }

  const { email, isEmailConfirmed, name } = await person();
  await deps.db.transact((tx) => clearAttempt(tx, attempt));
  return {
    ...nothing,
    outcome: email && (await isEmailOfAccount(deps.db.read, email)) ? 'known_email' : 'new',
    ticket: sealNewcomer(deps, { ...identity, email, confirmedEmail: isEmailConfirmed ? email : null }, call.now),
    suggested: { username: suggestUsername(name, email), nickname: name, email },
  };
}

/** The end of a visit that a signed-in shopper began, in the same session. */
async function finishOfShopper(
  deps: OpenIdDeps,
  call: Call,
  { to, userId, sessionId }: Exclude<FlowPurpose, { to: 'sign_in' }>,
  { label, ...identity }: ProvenIdentity & { email: string; label: string },
  attempt: Attempt,
): Promise<Outcome> {
  const { actor, now } = call;
  if (actor?.userId !== userId || actor.sessionId !== sessionId) refuse('provider_expired');
  if (to === 'confirm') {
    const known = await findIdentity(deps.db.read, identity);
    if (known?.user_id !== userId) refuse('identity_not_found');
    await deps.db.transact((tx) => clearAttempt(tx, attempt));
    return { ...nothing, outcome: 'confirmed', ticket: sealConfirmation(deps, { userId, sessionId }, now) };
  }
  await deps.db.transact(async (tx) => {
    const isNew = await insertIdentity(tx, { ...identity, userId }, now);
    if (isNew)
      await deps.jobs.publish(tx, identityChanged, {
        userId,
        at: now.toISOString(),
        how: 'connected',
        provider: label,
      });
    await clearAttempt(tx, attempt);
  });
  return { ...nothing, outcome: 'connected' };
}
