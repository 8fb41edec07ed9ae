import type { Assertion } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Read, Tx } from '../db/database.ts';
import type { Call } from '../http/call.ts';
import { type ChallengePurpose, endOfChallenge } from './passkey-challenge.ts';
import { passkeySite } from './passkey-site.ts';
import { findPasskey, insertAnswered, saveUse, type StoredPasskey } from './passkeys-store.ts';

/** A signature that is right; it counts once it is used up. */
export interface PasskeyProof {
  ownerId: string;
  /** Uses the signature up. @throws Refusal `passkey_wrong` when it was used before. */
  use(tx: Tx): Promise<void>;
}

const wrong = (): never => refuse('passkey_wrong', {}, ['passkey']);

/**
 * Checks what a browser signed with a passkey: for this site and purpose, in time, by somebody whom the authenticator has
 * verified.
 *
 * @throws Refusal `passkey_wrong` or `passkeys_unavailable`.
 */
export async function checkPasskey(
  read: Read,
  secret: Buffer,
  { origin, now }: Pick<Call, 'origin' | 'now'>,
  assertion: Assertion,
  purpose: ChallengePurpose,
): Promise<PasskeyProof> {
  const site = passkeySite(origin);
  const known = (await findPasskey(read, assertion.id, purpose.kind)) ?? wrong();
  const { owner_id: ownerId } = known;
  if (purpose.to !== 'sign_in' && purpose.ownerId !== ownerId) wrong();
  const { userHandle } = assertion.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== ownerId) wrong();

  let challenge = '';
  let end: Date | null = null;
  const verified = await verifyAuthenticationResponse({
    response: responseOf(assertion),
    expectedChallenge: (given) => {
      challenge = given;
      end = endOfChallenge(secret, purpose, given, now);
      return end !== null;
    },
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: credentialOf(known),
    requireUserVerification: true,
  }).catch(wrong);
  if (!verified.verified) wrong();

  const counter = BigInt(verified.authenticationInfo.newCounter);
  return {
    ownerId,
    async use(tx) {
      if (!end || !(await insertAnswered(tx, challenge, end))) wrong();
      if (!(await saveUse(tx, known.id, counter, now))) wrong();
    },
  };
}

const responseOf = ({ id, rawId, type, response: { userHandle, ...response } }: Assertion) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
  response: { ...response, ...(userHandle && { userHandle }) },
});

const credentialOf = ({ credential_id: id, public_key, counter }: StoredPasskey) => ({
  id,
  publicKey: new Uint8Array(public_key),
  counter: Number(counter),
});
