import * as contract from '@tradewind/contract/operations/push';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Api } from '../../base/http/api.ts';
import { newId } from '../../base/ids/ids.ts';
import { checkPushAddress } from './push-address.ts';
import type { PushDeps } from './push-deps.ts';
import { pushKeys } from './push-keys.ts';
import { deleteOfSession, isSubscribed, quietHoursOf, saveQuietHours, saveSubscription } from './push-store.ts';
import { isTimeZone } from './quiet-hours.ts';

/** Endpoints of the browsers that get push messages. Each session subscribes its own, and only itself. */
export function pushRoutes(api: Api, deps: PushDeps): void {
  const { db } = deps;
  api.shopper(contract.showPush, async ({ actor: { userId, sessionId } }) => {
    const [{ publicKey }, subscribed, quietOf] = await Promise.all([
      pushKeys(deps),
      isSubscribed(db.read, sessionId),
      quietHoursOf(db.read, [userId]),
    ]);
    const { quiet, fromHour, untilHour } = quietOf(userId);
    const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
    return {
      key: publicKey,
      subscribed: flag(subscribed),
      quiet: flag(quiet),
      from_hour: fromHour,
      until_hour: untilHour,
    };
  });
  api.shopper(contract.subscribePush, async ({ actor: { userId, sessionId }, now }, { time_zone, ...address }) => {
    await checkPushAddress(address);
    if (!isTimeZone(time_zone)) refuse('bad_request', {}, ['time_zone']);
    const row = { id: newId(), session_id: sessionId, user_id: userId, ...address, time_zone, subscribed_at: now };
    await db.transact((tx) => saveSubscription(tx, row));
    return null;
  });
  api.shopper(contract.unsubscribePush, async ({ actor: { sessionId } }) => {
    await db.transact((tx) => deleteOfSession(tx, sessionId));
    return null;
  });
  api.shopper(contract.setQuietHours, async ({ actor: { userId } }, { quiet, from_hour, until_hour }) => {
    const hours = { quiet: quiet === 1, fromHour: from_hour, untilHour: until_hour };
    await db.transact((tx) => saveQuietHours(tx, userId, hours));
    return null;
  });
}
