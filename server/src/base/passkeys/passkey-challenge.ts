import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { later, minute } from '../clock/clock.ts';
import { derivedSecret } from '../secrets/derived-secret.ts';
import type { PasskeyOwner } from './passkeys-store.ts';

/** What a challenge was made for: nothing else can be done with its answer, nor by another owner or in another session. */
export interface ChallengePurpose {
  to: 'register' | 'confirm' | 'sign_in';
  kind: PasskeyOwner['kind'];
  /** Absent for a sign-in, before it is known whose the passkey is. */
  ownerId?: string;
  sessionId?: string;
}

export const challengeLife = 5 * minute;

const randomLength = 16;
const timeLength = 8;

/**
 * A challenge that carries its end and a signature, so that nothing is stored until it is answered: whoever asks for many
 * fills no table.
 */
export function newChallenge(secret: Buffer, purpose: ChallengePurpose, now: Date): Buffer {
  const end = Buffer.alloc(timeLength);
  end.writeBigUInt64BE(BigInt(later(now, challengeLife).getTime()));
  const head = Buffer.concat([randomBytes(randomLength), end]);
  return Buffer.concat([head, signatureOf(secret, purpose, head)]);
}

/** When a challenge ends; null for one that was not made for this purpose, or has ended. */
export function endOfChallenge(secret: Buffer, purpose: ChallengePurpose, challenge: string, now: Date): Date | null {
  const raw = Buffer.from(challenge, 'base64url');
  const head = raw.subarray(0, randomLength + timeLength);
  const signature = signatureOf(secret, purpose, head);
  const given = raw.subarray(randomLength + timeLength);
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return null;
  const end = new Date(Number(head.readBigUInt64BE(randomLength)));
  return end > now ? end : null;
}

const signatureOf = (secret: Buffer, purpose: ChallengePurpose, head: Buffer): Buffer =>
  createHmac('sha256', derivedSecret(secret, 'challenges of passkeys'))
    .update(JSON.stringify(Object.entries(purpose).toSorted()))
    .update(head)
    .digest();
