import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { zonesOf } from './freight-queries.ts';
import { lockZones, writeZones } from './freight-store.ts';

/** Takes a zone of the own shop out. */
export async function removeZone(
  { db }: Pick<Deps, 'db'>,
  { actor }: MerchantCall,
  { id }: { id: string },
): Promise<null> {
  return db.transact(async (tx) => {
    await lockZones(tx, actor.shopId);
    const zones = await zonesOf(tx, actor.shopId);
    const left = zones.filter((zone) => zone.id !== id);
    if (left.length === zones.length) refuse('freight_zone_not_found');
    await writeZones(tx, actor.shopId, left);
    return null;
  });
}
