import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/openid';
import type { SecondStep } from '@tradewind/contract/people/second-step';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt } from '../../base/throttle/attempt.ts';
import { beginSecondStep } from '../second-factor/index.ts';
import { checkOwnPassword, credentialsOf, setFirstPassword } from '../users/index.ts';
import { startFlow } from './flow.ts';
import { deleteIdentity, identitiesOf } from './identities-store.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { identityChanged } from './openid-events.ts';
import { openConfirmation } from './tickets.ts';

/** The providers that are offered; none where the installation knows no address to come back to. */
export const listProviders = ({ providers }: Pick<OpenIdDeps, 'providers'>, { origin }: { origin: string }) =>
  origin === '' ? [] : providers.map(({ id, label }) => ({ id, label }));

/** The identities of an account, as its owner sees them. */
export async function showIdentities(
  deps: OpenIdDeps,
  { actor: { userId }, origin }: ShopperCall,
): Promise<contract.OwnIdentities> {
  const [rows, user] = await Promise.all([identitiesOf(deps.db.read, userId), credentialsOf(deps.db.read, userId)]);
  return {
    list: rows.map(({ id, provider, email, created_at, used_at }) => ({
      id,
      label: labelOf(deps, provider),
      email,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    has_password: user?.has_password ? 1 : 0,
    offered: listProviders(deps, { origin }),
  };
}

/** Begins to connect a provider. @throws Refusal `password_wrong`, `password_missing`, `provider_unknown`, `provider_away`, or one of the second step. */
export async function startConnection(
  deps: OpenIdDeps,
  call: ShopperCall,
  { provider, password, ...step }: ParsedInputOf<typeof contract.startConnect>,
): Promise<{ location: string }> {
  const proven = await proveOwner(deps, call, password, step);
  await deps.db.transact(proven);
  const { userId, sessionId } = call.actor;
  return startFlow(deps, call, provider, { to: 'connect', userId, sessionId });
}

/**
 * Disconnects a provider and tells the owner.
 *
 * @throws Refusal `identity_not_found`, `last_way_in`, `password_wrong`, `password_missing` or one of the second step.
 */
export async function disconnect(
  deps: OpenIdDeps,
  call: ShopperCall,
  { id, password, ...step }: ParsedInputOf<typeof contract.disconnect>,
): Promise<contract.OwnIdentities> {
  const { db, jobs } = deps;
  const {
    actor: { userId },
    now,
  } = call;
  const { provider } = await requireOwn(deps, userId, id);
  // Nothing but a password adds a second way in, so without one this is the only one.
  const user = (await credentialsOf(db.read, userId)) ?? refuse('not_signed_in');
  if (!user.has_password) refuse('last_way_in', {}, ['id']);
  const proven = await proveOwner(deps, call, password, step);
  await db.transact(async (tx) => {
    await proven(tx);
    if (!(await deleteIdentity(tx, userId, id))) refuse('identity_not_found', {}, ['id']);
    await jobs.publish(tx, identityChanged, {
      userId,
      at: now.toISOString(),
      how: 'disconnected',
      provider: labelOf(deps, provider),
    });
  });
  return showIdentities(deps, call);
}

/** Begins to confirm the owner of an account without a password. @throws Refusal `password_exists`, `identity_not_found`, `provider_unknown` or `provider_away`. */
export async function startConfirmation(
  deps: OpenIdDeps,
  call: ShopperCall,
  { id }: ParsedInputOf<typeof contract.startConfirm>,
): Promise<{ location: string }> {
  const { userId, sessionId } = call.actor;
  const user = await credentialsOf(deps.db.read, userId);
  if (user?.has_password) refuse('password_exists');
  const { provider } = await requireOwn(deps, userId, id);
  return startFlow(deps, call, provider, { to: 'confirm', userId, sessionId });
}

/** Sets the first password, after a connected provider confirmed the owner in this session. @throws Refusal `provider_expired`, `password_exists`, or one of new passwords. */
export async function setOwnFirstPassword(
  deps: OpenIdDeps,
  call: ShopperCall,
  { ticket, newpassword, repPwd, ...step }: ParsedInputOf<typeof contract.setFirstPassword>,
): Promise<contract.OwnIdentities> {
  const { userId, sessionId } = openConfirmation(deps, ticket, call.now);
  if (userId !== call.actor.userId || sessionId !== call.actor.sessionId) refuse('provider_expired', {}, ['ticket']);
  const checkSecondStep = await beginSecondStep(deps, call, step);
  await setFirstPassword(deps, call, { newpassword, repPwd }, checkSecondStep);
  return showIdentities(deps, call);
}

/**
 * Has the owner prove who asks: by the password, and by the second factor where there is one.
 *
 * @returns what uses the proofs up, in the transaction of the act.
 */
async function proveOwner(
  deps: OpenIdDeps,
  call: ShopperCall,
  password: string,
  step: SecondStep,
): Promise<(tx: Tx) => Promise<void>> {
  const { attempt } = await checkOwnPassword(deps, call, password);
  const checkSecondStep = await beginSecondStep(deps, call, step);
  return async (tx) => {
    await checkSecondStep(tx);
    await clearAttempt(tx, attempt);
  };
}

/** The identity of an account. @throws Refusal `identity_not_found`. */
async function requireOwn({ db }: OpenIdDeps, userId: string, id: string) {
  const own = await identitiesOf(db.read, userId);
  return own.find((one) => one.id === id) ?? refuse('identity_not_found', {}, ['id']);
}

/** A provider that was taken out of the settings is called by its name there. */
const labelOf = ({ providers }: OpenIdDeps, id: string): string =>
  providers.find((provider) => provider.id === id)?.label ?? id;
