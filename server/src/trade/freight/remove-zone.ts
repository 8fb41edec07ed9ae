import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { zonesOf } from './freight-queries.ts';
import { lockZones, writeZones } from './freight-store.ts';

/** Removes a freight zone of the merchant's shop. @throws Refusal `freight_zone_not_found`. */
export const removeZone =
  ({ actor }: MerchantCall, { id }: { id: string }): Work<null> =>
  async (tx) => {
    await lockZones(tx, actor.shopId);
    const zones = await zonesOf(tx, actor.shopId);
    const remaining = zones.filter((zone) => zone.id !== id);
    if (remaining.length === zones.length) refuse('freight_zone_not_found');
    await writeZones(tx, actor.shopId, remaining);
    return null;
  };
