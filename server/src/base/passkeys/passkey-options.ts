import type { CreationOptions, PasskeyList, RequestOptions } from '@tradewind/contract/base/passkeys';
import { maxPasskeys } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../db/database.ts';
import type { Call } from '../http/call.ts';
import { challengeLife, type ChallengePurpose, newChallenge } from './passkey-challenge.ts';
import { passkeySite } from './passkey-site.ts';
import { type PasskeyOwner, passkeysOf } from './passkeys-store.ts';

/** ES256, EdDSA and RS256: what authenticators of phones, keys and Windows sign with. */
export const algorithms = [-7, -8, -257];

type Place = Pick<Call, 'origin' | 'now'>;

/** The passkeys of an owner as the owner sees them. */
export async function listPasskeys(read: Read, owner: PasskeyOwner): Promise<PasskeyList> {
  const rows = await passkeysOf(read, owner);
  return {
    list: rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  };
}

/** What the browser makes a passkey of. @throws Refusal `passkeys_unavailable` or `passkey_limit`. */
export async function creationOptionsFor(
  read: Read,
  secret: Buffer,
  { origin, now }: Place,
  {
    owner,
    sessionId,
    name,
    displayName,
  }: { owner: PasskeyOwner; sessionId: string; name: string; displayName: string },
): Promise<CreationOptions> {
  const { rpId } = passkeySite(origin);
  const known = await passkeysOf(read, owner);
  if (known.length >= maxPasskeys) refuse('passkey_limit', { count: maxPasskeys });
  const purpose = { to: 'register', kind: owner.kind, ownerId: owner.id, sessionId } as const;
  return {
    challenge: newChallenge(secret, purpose, now).toString('base64url'),
    rp: { id: rpId, name: 'Tradewind' },
    user: { id: Buffer.from(owner.id).toString('base64url'), name, displayName },
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

/** What the browser signs as a second step. @throws Refusal `passkeys_unavailable` or `passkey_not_found`. */
export async function secondStepOptions(
  read: Read,
  secret: Buffer,
  { origin, now }: Place,
  { owner, sessionId }: { owner: PasskeyOwner; sessionId: string },
): Promise<RequestOptions> {
  const { rpId } = passkeySite(origin);
  const known = await passkeysOf(read, owner);
  if (known.length === 0) refuse('passkey_not_found');
  const purpose = { to: 'confirm', kind: owner.kind, ownerId: owner.id, sessionId } as const;
  return {
    ...requestFor(secret, purpose, rpId, now),
    allowCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
  };
}

/** What the browser signs for a sign-in: with any passkey of the site, so it says nothing of accounts. */
export const signInOptions = (secret: Buffer, { origin, now }: Place, kind: PasskeyOwner['kind']): RequestOptions => ({
  ...requestFor(secret, { to: 'sign_in', kind }, passkeySite(origin).rpId, now),
  allowCredentials: [],
});

const requestFor = (secret: Buffer, purpose: ChallengePurpose, rpId: string, now: Date) => ({
  challenge: newChallenge(secret, purpose, now).toString('base64url'),
  rpId,
  timeout: challengeLife,
  userVerification: 'required' as const,
});
