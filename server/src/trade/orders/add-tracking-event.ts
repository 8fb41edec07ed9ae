import { parcelDetails, type ParcelDetail, type ParcelStatus } from '@tradewind/contract/trade/parcels';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { findOrderOfParcel } from './parcel-queries.ts';
import { recordTrackingEvents } from './record-tracking-events.ts';
import { lockOrders } from './order-store.ts';

interface TrackingEventInput {
  id: string;
  status: ParcelStatus;
  detail: ParcelDetail | '';
  place: string;
  note: string;
  at?: Date | undefined;
}

/**
 * Records a tracking event that the shop reports.
 *
 * @returns work that answers with the id of the parcel's order.
 * @throws Refusal `parcel_not_found`, `parcel_event_invalid`.
 */
export async function addTrackingEvent(
  deps: Deps,
  { actor, now }: MerchantCall,
  { id, at = now, ...event }: TrackingEventInput,
): Promise<Work<string>> {
  const parcel = requireFound(await findOrderOfParcel(deps.db.read, id), 'parcel_not_found');
  return async (tx) => {
    const [locked] = await lockOrders(tx, { id: parcel.orderId, shopId: actor.shopId });
    const order = requireFound(locked, 'parcel_not_found');
    if (at > now || at < parcel.sentAt || (event.detail && parcelDetails[event.detail] !== event.status))
      refuse('parcel_event_invalid');
    await recordTrackingEvents(deps, tx, {
      orderId: order.id,
      parcelId: id,
      events: [{ ...event, at, reference: newId() }],
      by: 'shop',
      at: now,
    });
    return order.id;
  };
}
