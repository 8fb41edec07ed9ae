import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/people/passkeys';
import type { Read } from '../../base/db/database.ts';
import type { Call, ShopperCall } from '../../base/http/call.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { challengeLife, newChallenge } from './passkey-challenge.ts';
import { passkeySite } from './passkey-site.ts';
import { passkeysOf } from './passkeys-store.ts';

/** The passkeys of an account as its owner sees them. */
export async function listPasskeys(read: Read, userId: string): Promise<OutputOf<typeof contract.passkeys>> {
  const rows = await passkeysOf(read, userId);
  return {
    list: rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  };
}

/** What the browser signs as a second step. @throws Refusal `passkeys_unavailable` or `passkey_not_found`. */
export async function secondStepOptions(
  { db, paymentCodeSecret }: PaymentCodeDeps,
  { actor: { userId, sessionId }, origin, now }: ShopperCall,
): Promise<OutputOf<typeof contract.startSecondStep>> {
  const { rpId } = passkeySite(origin);
  const known = await passkeysOf(db.read, userId);
  if (known.length === 0) refuse('passkey_not_found');
  return {
    challenge: newChallenge(paymentCodeSecret, { to: 'confirm', userId, sessionId }, now).toString('base64url'),
    rpId,
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports,
    })),
  };
}

/** What the browser signs for a sign-in: with any passkey of the site, so it says nothing of accounts. */
export async function signInOptions(
  { paymentCodeSecret }: PaymentCodeDeps,
  { origin, now }: Call,
): Promise<OutputOf<typeof contract.startPasskeySignIn>> {
  return {
    challenge: newChallenge(paymentCodeSecret, { to: 'sign_in' }, now).toString('base64url'),
    rpId: passkeySite(origin).rpId,
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: [],
  };
}
