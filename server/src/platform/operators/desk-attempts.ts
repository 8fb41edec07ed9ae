import { createHash } from 'node:crypto';
import { hour, minute } from '../../base/clock/clock.ts';
import type { Attempt } from '../../base/throttle/attempt.ts';
import { networkOf } from '../../base/throttle/network.ts';

/** Counted whether or not the operator exists, under a hash of the typed address. */
export const deskSignInAttempt = (email: string, address: string): Attempt =>
  attempt(`desk-sign-in:${digest(email.normalize('NFKC').trim().toLowerCase())}`, address);

export const ownPasswordAttempt = (operatorId: string, address: string): Attempt =>
  attempt(`desk-own-password:${operatorId}`, address);

/** Signatures of passkeys, before it is known whose they are. */
export const deskPasskeyAttempt = (address: string): Attempt => ({ ...attempt('', address), account: null });

export const enrolmentAttempt = (ticket: string, address: string): Attempt =>
  attempt(`desk-enrol:${digest(ticket)}`, address);

const attempt = (account: string, address: string): Attempt => ({
  account,
  network: `desk-guesses-from:${networkOf(address)}`,
  networkRule: { free: 20, longest: 15 * minute, forgetAfter: hour },
  refusal: 'sign_in_delayed',
});

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
