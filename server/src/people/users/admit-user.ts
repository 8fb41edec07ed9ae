import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { deviceMark, deviceName } from '../../base/http/device.ts';
import { rememberDevice } from '../../base/throttle/known-device.ts';
import { blockOf } from '../../base/throttle/network.ts';
import { requireUnlocked } from './account-lock.ts';
import { openSession } from './open-session.ts';
import { endSession, endSessionOfToken, recordDevice, recordNetwork, recordSignIn } from './sessions-store.ts';
import { signedInAnew } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { credentialsOf, type Credentials } from './users-queries.ts';

export interface SignedIn {
  /** Of the session; only its hash is stored. */
  token: string;
  user: Credentials;
}

/**
 * Opens the session of a sign-in, and tells the owner of a device or network that is new.
 *
 * @returns the session's token.
 * @throws Refusal `account_locked`.
 */
export async function openSignedIn(
  tx: Tx,
  { jobs }: Pick<PaymentCodeDeps, 'jobs'>,
  call: Call,
  { userId, atDesk }: { userId: string; atDesk: boolean },
): Promise<string> {
  const { now, address, userAgent } = call;
  await requireUnlocked(tx, userId, 'sign_in', now);
  await endReplaced(tx, call, userId, atDesk);
  const token = await openSession(tx, { userId, now, address, userAgent, atDesk });
  await recordSignIn(tx, userId, { at: now, address, device: deviceName(userAgent), atDesk });
  const isNewDevice = await recordDevice(tx, userId, deviceMark(userAgent), now);
  const isNewNetwork = await recordNetwork(tx, userId, blockOf(address), now);
  if (isNewDevice || isNewNetwork)
    await jobs.publish(tx, signedInAnew, {
      userId,
      at: now.toISOString(),
      from: isNewDevice ? 'device' : 'network',
      device: deviceName(userAgent),
      address,
    });
  return token;
}

/** Ends the session that the caller holds already: the new one takes its place. */
async function endReplaced(tx: Tx, { actor, cookies }: Call, userId: string, atDesk: boolean): Promise<void> {
  const before = atDesk && cookies.read(sessionCookie('shop'));
  if (before) await endSessionOfToken(tx, userId, before);
  if (!atDesk && actor?.userId === userId) await endSession(tx, actor.sessionId);
}

/**
 * Signs an account in to the storefront that has proved who it is in another way than by its password.
 *
 * @param proven uses the proof up, in the transaction that opens the session
 */
export async function admitUser(
  deps: PaymentCodeDeps,
  call: Call,
  userId: string,
  proven: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  const user = (await credentialsOf(deps.db.read, userId)) ?? refuse('not_signed_in');
  const token = await deps.db.transact(async (tx) => {
    await proven(tx);
    return openSignedIn(tx, deps, call, { userId, atDesk: false });
  });
  rememberDevice(call, { kind: 'shopper', secret: deps.paymentCodeSecret }, userId);
  return { token, user };
}
