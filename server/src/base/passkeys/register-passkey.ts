import { type Attestation, maxPasskeys } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Tx } from '../db/database.ts';
import type { Call } from '../http/call.ts';
import { deviceName } from '../http/device.ts';
import { newId } from '../ids/ids.ts';
import { endOfChallenge } from './passkey-challenge.ts';
import { algorithms } from './passkey-options.ts';
import { passkeySite } from './passkey-site.ts';
import { insertAnswered, insertPasskey, type PasskeyOwner, passkeysOf } from './passkeys-store.ts';

const wrong = (): never => refuse('passkey_wrong', {}, ['passkey']);

/**
 * Checks a passkey that a browser made for this site, owner and session, in time.
 *
 * @throws Refusal `passkey_wrong` or `passkeys_unavailable`.
 * @returns the act that stores it, for a transaction that has locked the owner. It refuses with `passkey_wrong` or `passkey_limit`,
 * and returns the name.
 */
export async function checkNewPasskey(
  secret: Buffer,
  { origin, userAgent, now }: Pick<Call, 'origin' | 'userAgent' | 'now'>,
  { passkey, name }: { passkey: Attestation; name: string },
  { owner, sessionId }: { owner: PasskeyOwner; sessionId: string },
): Promise<(tx: Tx) => Promise<string>> {
  const site = passkeySite(origin);
  const purpose = { to: 'register', kind: owner.kind, ownerId: owner.id, sessionId } as const;
  let challenge = '';
  let end: Date | null = null;
  const { id, rawId, type, response } = passkey;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (given) => {
      challenge = given;
      end = endOfChallenge(secret, purpose, given, now);
      return end !== null;
    },
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(wrong);
  const { credential } = registrationInfo ?? wrong();
  const shown = name || deviceName(userAgent) || 'Passkey';
  return async (tx) => {
    if (!end || !(await insertAnswered(tx, challenge, end))) wrong();
    const known = await passkeysOf(tx, owner);
    if (known.length >= maxPasskeys) refuse('passkey_limit', { count: maxPasskeys });
    const added = await insertPasskey(tx, {
      id: newId(),
      user_id: owner.kind === 'user_id' ? owner.id : null,
      operator_id: owner.kind === 'operator_id' ? owner.id : null,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: [...transports],
      name: shown,
      created_at: now,
    });
    if (!added) wrong();
    return shown;
  };
}
