import { z } from 'zod';
import { amount } from '../base/fields.ts';

/** The statuses of a parcel: the nine of AfterShip, which other tracking services can be mapped to. */
export const parcelStatuses = [
  'pending',
  'info_received',
  'in_transit',
  'out_for_delivery',
  'available_for_pickup',
  'attempt_failed',
  'delivered',
  'exception',
  'expired',
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** Details of a status; each belongs to one status. */
export const parcelDetails = {
  departed_origin: 'in_transit',
  arrived_destination: 'in_transit',
  customs_cleared: 'in_transit',
  customs_delay: 'exception',
  held_for_payment: 'exception',
  refused: 'exception',
  moved: 'exception',
  damaged: 'exception',
  lost: 'exception',
  returning: 'exception',
  returned: 'exception',
} as const satisfies Record<string, ParcelStatus>;
export type ParcelDetail = keyof typeof parcelDetails;

export const parcelStatus = z.enum(parcelStatuses);
export const parcelDetail = z.enum(Object.keys(parcelDetails) as [ParcelDetail, ...ParcelDetail[]]);

export const parcelEvent = z.object({
  id: z.string(),
  at: z.string().describe('ISO time'),
  status: parcelStatus,
  detail: z.string(),
  text: z.string().describe("What happened, in the caller's language"),
  place: z.string(),
  note: z.string().describe('What the shop or the carrier adds in its own words'),
});

export const parcelLine = z.object({
  order_product_id: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  quantity: z.int(),
});

const parcelHead = {
  id: z.string(),
  carrier: z.string().describe('Code'),
  carrier_name: z.string(),
  number: z.string(),
  tracking_url: z.string().describe("The carrier's own page; empty where there is none"),
  status: parcelStatus,
  status_text: z.string(),
  sent_at: z.string(),
  arrived_at: z.string().nullable(),
};

/** A parcel as the shopper sees it. */
export const parcel = z.object({
  ...parcelHead,
  lines: z.array(parcelLine),
  events: z.array(parcelEvent).describe('Newest first'),
});
export type ParcelView = z.output<typeof parcel>;

/** Customs details of the pieces of one line. */
export const customsLine = parcelLine.extend({
  customs_name: z.string(),
  hs_code: z.string(),
  origin: z.string().describe('Two letters'),
  customs_value: amount.describe('Of one piece'),
});

/** A parcel as the shop sees it. */
export const shopParcel = z.object({ ...parcelHead, lines: z.array(customsLine), events: z.array(parcelEvent) });
export type ShopParcelView = z.output<typeof shopParcel>;
