import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { workChallenge as contract } from '@tradewind/contract/people/users';
import { realTime } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { newWorkChallenge, useProof } from '../../base/throttle/proof-of-work.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

/** A challenge whose solution takes the place of waiting after failed attempts. */
export const challengeWork = (
  { clock, paymentCodeSecret }: PaymentCodeDeps,
  { address }: Call,
): Promise<OutputOf<typeof contract>> => newWorkChallenge(paymentCodeSecret, address, realTime(clock));

/** Whether the client sent a proof of work; it is used up with this. */
export async function hasProof(
  { db, clock, paymentCodeSecret }: PaymentCodeDeps,
  { address }: Call,
  proof: string | undefined,
): Promise<boolean> {
  return proof ? useProof(db, paymentCodeSecret, { proof, address, now: realTime(clock) }) : false;
}
