import { carrierName, trackingPage } from '@tradewind/contract/trade/carriers';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { parcelText } from '@tradewind/contract/trade/parcel-texts';
import type { OrderRowParcel } from '@tradewind/contract/trade/orders';
import type { ParcelStatus, ParcelView, ShopParcelView } from '@tradewind/contract/trade/parcels';
import type { NewestParcel } from './order-queries.ts';
import type { ParcelEventRecord, ParcelLineRecord, ParcelRecord } from './parcel-queries.ts';

const head = (parcel: ParcelRecord, locale: Locale) => ({
  id: parcel.id,
  carrier: parcel.carrier,
  carrier_name: carrierName(parcel.carrier, locale),
  number: parcel.number,
  tracking_url: trackingPage(parcel.carrier, parcel.number),
  status: parcel.status as ParcelStatus,
  status_text: parcelText(parcel.status as ParcelStatus, parcel.detail, locale),
  sent_at: parcel.sent_at.toISOString(),
  arrived_at: parcel.arrived_at?.toISOString() ?? null,
  events: parcel.events.map((event) => presentEvent(event, locale)),
});

const presentEvent = (event: ParcelEventRecord, locale: Locale) => ({
  ...event,
  status: event.status as ParcelStatus,
  text: parcelText(event.status as ParcelStatus, event.detail, locale),
});

const presentLine = (line: ParcelLineRecord, locale: Locale) => ({
  order_product_id: line.line_id,
  title: pickText(line.titles, locale),
  spec: pickText(line.specs, locale),
  image: line.image,
  quantity: line.quantity,
});

/** A parcel as its shopper sees it. */
export const presentParcel = (parcel: ParcelRecord, locale: Locale): ParcelView => ({
  ...head(parcel, locale),
  lines: parcel.lines.map((line) => presentLine(line, locale)),
});

/** The newest parcel of an order, as a list of orders shows it. */
export const presentNewestParcel = (parcel: NewestParcel, locale: Locale): OrderRowParcel => ({
  status: parcel.status as ParcelStatus,
  text: parcelText(parcel.status as ParcelStatus, parcel.detail, locale),
  at: parcel.at,
  count: parcel.count,
});

/** A parcel with customs details, as its shop sees it. */
export const presentShopParcel = (parcel: ParcelRecord, locale: Locale): ShopParcelView => ({
  ...head(parcel, locale),
  lines: parcel.lines.map((line) => ({
    ...presentLine(line, locale),
    customs_name: line.customs_name,
    hs_code: line.hs_code,
    origin: line.origin,
    customs_value: toWire(usd(BigInt(line.customs_value))),
  })),
});

/**
 * The tracking events of all parcels in one list, newest first, for existing clients; each parcel also has an entry
 * for its dispatch.
 */
export function presentDelivery(
  parcels: readonly ParcelRecord[],
  locale: Locale,
): { id: string; delivery_no: string; mark: string; updatetime: string }[] {
  const entries = parcels.flatMap((parcel) => [
    ...parcel.events.map((event) => ({
      id: event.id,
      delivery_no: parcel.number,
      at: event.at,
      mark: [parcelText(event.status as ParcelStatus, event.detail, locale), event.place, event.note]
        .filter(Boolean)
        .join(' · '),
    })),
    {
      id: parcel.id,
      delivery_no: parcel.number,
      at: parcel.sent_at.toISOString(),
      mark: parcelText('pending', '', locale),
    },
  ]);
  return entries
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ at, ...event }) => ({ ...event, updatetime: at.slice(0, 19).replace('T', ' ') }));
}
