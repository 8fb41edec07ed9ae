import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { Refusal } from '@tradewind/contract/base/refusals';
import type { CarrierCode } from '@tradewind/contract/trade/carriers';
import type { shipMany as contract, ShipmentRow } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { CommittedRefusal, type Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { lockOrders } from '../order-store.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { shipOrder } from '../ship-order.ts';
import { checkRow, presentRow, readTargets } from './shipment-rules.ts';

/**
 * Ships all remaining pieces of many orders, each by the same act as a single one, in one transaction. A row that can't be
 * shipped is refused by itself, before anything of it is written; one that was recorded before stays as it is.
 */
export function shipMany(
  deps: OrdersDeps,
  call: MerchantCall,
  { rows }: ParsedInputOf<typeof contract>,
): Work<OutputOf<typeof contract>> {
  const { actor, locale, now } = call;
  const demo = deps.tracking?.carriers.includes('demo') ?? false;
  const typed = rows.map((row) => ({ ...row, sn: row.sn.toUpperCase() }));
  return async (tx) => {
    const found = await readTargets(tx, actor.shopId, typed);
    const ids = [...found.orders.values()].map(({ id }) => id).sort();
    // Locked in one go and read again, so that the checks below see what others have shipped meanwhile.
    if (ids.length > 0) await lockOrders(tx, { ids, shopId: actor.shopId });
    const list: ShipmentRow[] = [];
    for (const row of typed) {
      const { row: known, orderId, outcome } = checkRow(row, await readTargets(tx, actor.shopId, [row]), { demo, now });
      if (outcome !== 'ready') {
        list.push(presentRow(known, outcome, locale));
        continue;
      }
      const ship = await shipOrder(deps, {
        orderId,
        shopId: actor.shopId,
        carrier: known.carrier as CarrierCode,
        number: known.number,
      });
      const refused = await refusalOf(async () => ship(tx));
      list.push(presentRow(known, refused ?? 'shipped', locale));
    }
    return { list };
  };
}

/** The refusal of a shipment; null when it was shipped. The act refuses before it writes. */
async function refusalOf(ship: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    const done = await ship();
    return done instanceof CommittedRefusal ? done.refusal : null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
