import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '../clock/clock.ts';
import type { Call } from '../http/call.ts';
import { newToken } from '../ids/ids.ts';
import { derivedSecret } from '../secrets/derived-secret.ts';
import type { Attempt } from './attempt.ts';

/** As long as browsers keep cookies at most. */
const life = 400 * day;

/** Who signs in on a device: an account of one kind. */
export interface Place {
  kind: 'shopper' | 'operator';
  /** The secret of the installation. */
  secret: Buffer;
}

/**
 * The attempt as it is counted on a device from which somebody signed in to one of these accounts before: by itself, so
 * that strangers who guess the password from elsewhere can't lock the owner out.
 */
export function attemptOnDevice(
  attempt: Attempt,
  { cookies }: Pick<Call, 'cookies'>,
  place: Place,
  accountIds: readonly string[],
): Attempt {
  const value = cookies.read(cookieName(place));
  const [token, proof] = value?.split('.') ?? [];
  if (!token || !proof) return attempt;
  const isKnown = accountIds.some((accountId) => matches(proof, sign(place, accountId, token)));
  return isKnown
    ? { ...attempt, account: `device:${createHash('sha256').update(token).digest('base64url')}` }
    : attempt;
}

/**
 * The attempt as it is counted in a network from which somebody signed in to the account before: by itself, for the sake of owners
 * whose client keeps no cookies.
 */
export const attemptInNetwork = (attempt: Attempt, block: string): Attempt => ({
  ...attempt,
  account: `${attempt.account} in ${block}`,
});

/** Remembers, after a sign-in, that this device belongs to the account. */
export function rememberDevice({ cookies }: Pick<Call, 'cookies'>, place: Place, accountId: string): void {
  const token = newToken();
  cookies.write(cookieName(place), `${token}.${sign(place, accountId, token)}`, life);
}

const cookieName = ({ kind }: Place) => `${kind}-device`;

const sign = ({ kind, secret }: Place, accountId: string, token: string): string =>
  createHmac('sha256', derivedSecret(secret, 'known devices'))
    .update(`${kind} ${accountId} ${token}`)
    .digest('base64url');

function matches(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
