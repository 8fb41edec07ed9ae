import type { Database } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import type { Attempt } from '../../base/throttle/attempt.ts';
import { attemptInNetwork, attemptOnDevice, type Place } from '../../base/throttle/known-device.ts';
import { blockOf } from '../../base/throttle/network.ts';
import { hasNetwork } from './users-queries.ts';

/**
 * The attempt as it is counted where the owner of one of these accounts has signed in before: by the device or, without its
 * cookie, by the network. Strangers who guess from elsewhere can't keep the owner out.
 */
export async function attemptOfOwner(
  { read }: Database,
  typed: Attempt,
  call: Call,
  place: Place,
  userIds: readonly string[],
): Promise<Attempt> {
  const onDevice = attemptOnDevice(typed, call, place, userIds);
  if (onDevice !== typed) return onDevice;
  const network = blockOf(call.address);
  return (await hasNetwork(read, userIds, network)) ? attemptInNetwork(typed, network) : typed;
}
