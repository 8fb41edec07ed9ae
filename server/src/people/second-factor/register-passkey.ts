import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/people/passkeys';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { ShopperCall } from '../../base/http/call.ts';
import { deviceName } from '../../base/http/device.ts';
import { newId } from '../../base/ids/ids.ts';
import { clearAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, lockCredentials, type PaymentCodeDeps, recordCredentialsRecovered } from '../users/index.ts';
import { challengeLife, endOfChallenge, newChallenge } from './passkey-challenge.ts';
import { passkeySite } from './passkey-site.ts';
import { deletePasskey, insertAnswered, insertPasskey, passkeysOf } from './passkeys-store.ts';
import { listPasskeys } from './passkey-options.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { hasSecondFactor } from './second-factor-queries.ts';
import { beginSecondStep } from './second-step.ts';

/** ES256, EdDSA and RS256: what authenticators of phones, keys and Windows sign with. */
const algorithms = [-7, -8, -257];

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
  const { actor, origin, now } = call;
  const { userId, sessionId } = actor;
  const { rpId } = passkeySite(origin);
  const { user, attempt } = await checkOwnPassword(deps, call, password);
  const checkSecondStep = await beginSecondStep(deps, call, proof);
  const known = await passkeysOf(db.read, userId);
  if (known.length >= contract.maxPasskeys) refuse('passkey_limit', { count: contract.maxPasskeys });
  await db.transact(async (tx) => {
    await checkSecondStep(tx);
    await clearAttempt(tx, attempt);
  });
  return {
    challenge: newChallenge(secret, { to: 'register', userId, sessionId }, now).toString('base64url'),
    rp: { id: rpId, name: 'Tradewind' },
    user: { id: Buffer.from(userId).toString('base64url'), name: user.username, displayName: user.nickname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLife,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/**
 * Registers the passkey that the browser made.
 *
 * @throws Refusal `passkey_wrong`, `passkeys_unavailable` or `passkey_limit`.
 */
export async function addPasskey(
  { db, jobs, paymentCodeSecret: secret }: PaymentCodeDeps,
  { actor: { userId, sessionId }, origin, userAgent, now }: ShopperCall,
  { passkey, name }: ParsedInputOf<typeof contract.addPasskey>,
): Promise<OutputOf<typeof contract.passkeys>> {
  const site = passkeySite(origin);
  const wrong = (): never => refuse('passkey_wrong', {}, ['passkey']);
  let challenge = '';
  let end: Date | null = null;
  const { id, rawId, type, response } = passkey;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (given) => {
      challenge = given;
      end = endOfChallenge(secret, { to: 'register', userId, sessionId }, given, now);
      return end !== null;
    },
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(wrong);
  const { credential } = registrationInfo ?? wrong();
  await db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    if (!end || !(await insertAnswered(tx, challenge, end))) wrong();
    const known = await passkeysOf(tx, userId);
    if (known.length >= contract.maxPasskeys) refuse('passkey_limit', { count: contract.maxPasskeys });
    const added = await insertPasskey(tx, {
      id: newId(),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: [...transports],
      name: name || deviceName(userAgent) || 'Passkey',
      created_at: now,
    });
    if (!added) wrong();
    await jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'passkey_added' });
  });
  return listPasskeys(db.read, userId);
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
    if (!(await deletePasskey(tx, userId, id))) refuse('passkey_not_found', {}, ['id']);
    if (!(await hasSecondFactor(tx, userId))) await recordCredentialsRecovered(tx, userId, now);
    await clearAttempt(tx, attempt);
    await jobs.publish(tx, secondFactorChanged, { userId, at: now.toISOString(), how: 'passkey_removed' });
  });
  return listPasskeys(db.read, userId);
}
