import { createHash } from 'node:crypto';
import { day, hour, later, minute, realTime } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';
import type { Attempt } from '../../base/throttle/attempt.ts';
import { networkOf } from '../../base/throttle/network.ts';
import { deleteOldProofs } from '../../base/throttle/proof-of-work.ts';
import { purgeFailures, type ThrottleRule } from '../../base/throttle/throttle.ts';
import { looksLikeMobile } from './mobile-number.ts';

/** Offices and households share an address, so a network has more free failures than an account. */
const guessing: ThrottleRule = { free: 30, freeWithProof: 300, longest: 15 * minute, forgetAfter: hour };
/** Changing names reveals which are taken, as registration does. */
const naming: ThrottleRule = { free: 20, longest: 15 * minute, forgetAfter: hour };
const registering: ThrottleRule = { free: 20, freeWithProof: 200, longest: 15 * minute, forgetAfter: hour };
const maxAge = day;

export const signInAttempt = (accountName: string, address: string): Attempt =>
  guess(`sign-in:${digest(spelling(accountName))}`, address);
export const ownPasswordAttempt = (userId: string, address: string): Attempt =>
  guess(`own-password:${userId}`, address);
/** Codes of a second factor, which a signed-in shopper enters. */
export const factorAttempt = (userId: string, address: string): Attempt => guess(`second-factor:${userId}`, address);
/** Signatures of passkeys, before it is known whose they are. */
export const passkeyAttempt = (address: string): Attempt => ({
  account: null,
  network: `guesses-from:${networkOf(address)}`,
  networkRule: guessing,
  refusal: 'sign_in_delayed',
});
export const registrationAttempt = (address: string): Attempt => ({
  account: null,
  network: `register-from:${networkOf(address)}`,
  networkRule: registering,
  refusal: 'too_many_requests',
});

export const namingAttempt = (userId: string): Attempt => ({
  account: null,
  network: `names-of:${userId}`,
  networkRule: naming,
  refusal: 'too_many_requests',
});

/** Requests of a code by mail: each fills a mailbox and allows a few more guesses. */
const mailing: ThrottleRule = { free: 3, longest: hour, forgetAfter: day };

/** Of a whole network, over a day. */
const texting: ThrottleRule = { free: 10, longest: hour, forgetAfter: day };

export const codeMailAttempt = (userId: string): Attempt => ({
  account: null,
  network: `code-mails-of:${userId}`,
  networkRule: mailing,
  refusal: 'too_many_requests',
});
/**
 * Requests of a code by text message, which cost money: counted for the number, so that nobody fills a stranger's phone, for
 * the account and for the network.
 */
export function codeTextAttempts(userId: string, mobile: string, address: string): readonly Attempt[] {
  const refusal = 'too_many_requests';
  return [
    { account: `code-texts-to:${digest(mobile)}`, network: `code-texts-of:${userId}`, networkRule: mailing, refusal },
    { account: null, network: `code-texts-from:${networkOf(address)}`, networkRule: texting, refusal },
  ];
}

export const recoveryAttempt = (accountName: string, address: string): Attempt => ({
  ...guess(`forgotten:${digest(spelling(accountName))}`, address),
  refusal: 'too_many_requests',
});
export const codeTryAttempt = (accountName: string, address: string): Attempt =>
  guess(`mailed-code:${digest(spelling(accountName))}`, address);
export const ownCodeTryAttempt = (userId: string, address: string): Attempt =>
  guess(`own-mailed-code:${userId}`, address);

/** Deletes expired counts and proofs; run by a timer. */
export async function purgeOldAttempts({ db, clock }: Deps): Promise<void> {
  await purgeFailures(db, later(clock.now(), -maxAge));
  await inBatches(db, (tx, limit) => deleteOldProofs(tx, realTime(clock), limit));
}

function guess(account: string, address: string): Attempt {
  return { account, network: `guesses-from:${networkOf(address)}`, networkRule: guessing, refusal: 'sign_in_delayed' };
}

/**
 * One key for all spellings of an account name, built without reading accounts: the counts must not reveal which accounts
 * exist. A mobile number is identified by its last digits.
 */
function spelling(accountName: string): string {
  const name = accountName.normalize('NFKC').trim().toLowerCase();
  return looksLikeMobile(name) ? name.replace(/\D/g, '').slice(-8) : name;
}

/** Hashed because users sometimes type a password into the name field. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
