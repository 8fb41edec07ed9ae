import { noRecord } from '@tradewind/contract/base/fields';
import * as contract from '@tradewind/contract/trade/freight';
import * as desk from '@tradewind/contract/trade/shop-desk/freight';
import { toWire } from '@tradewind/contract/base/money';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { optionFor } from './freight.ts';
import { freightTo, zonesOf } from './freight-queries.ts';
import { presentZone } from './present-zone.ts';
import { promisesOf } from './promise.ts';
import { removeZone } from './remove-zone.ts';
import { saveZone } from './save-zone.ts';

/** Public routes: delivery to countries by shops. */
export function freightRoutes(api: Api, { db: { read } }: Pick<Deps, 'db'>): void {
  api.cached(contract.shopsDelivery, async ({ now }, { mer_ids, country }) => {
    const ids = mer_ids.filter((id) => id !== noRecord);
    const [options, promises] = await Promise.all([freightTo(read, ids, { country }), promisesOf(read, ids, now)]);
    return {
      shops: [...options].map(([id, ofShop]) => {
        const standard = optionFor(ofShop);
        return {
          mer_id: id,
          delivered: standard ? (1 as const) : (0 as const),
          free_over: standard?.freeOver ? toWire(standard.freeOver) : null,
          arrives_by: standard && promises(id, standard),
        };
      }),
    };
  });
}

/** Routes of the shop desk: the freight zones of a shop. */
export function freightShopRoutes(api: Api, { db: { read } }: Pick<Deps, 'db'>): void {
  api.merchant(desk.freightZones, async ({ actor }) => {
    const zones = await zonesOf(read, actor.shopId);
    return { list: zones.map(presentZone), total: zones.length };
  });
  api.merchant(desk.saveFreightZone, async (call, input) => saveZone(call, input));
  api.merchant(desk.removeFreightZone, async (call, input) => removeZone(call, input));
}
