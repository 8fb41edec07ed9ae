import { z } from 'zod';
import { carrierCodes } from '../carriers.ts';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter, growingInput, growingList, moment, queueCounts } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, quantity, text } from '../../base/fields.ts';
import { paymentCode, paymentCodeRefusals } from '../../people/payment-code.ts';
import { orderMoneyOfShop } from '../order-money.ts';
import {
  cancelReasons,
  cancelRequest,
  chosenDelivery,
  deliveryPromise,
  orderDeadlines,
  refundStatus,
} from '../orders.ts';
import { parcelDetail, parcelStatus, shopParcel } from '../parcels.ts';

/** The tabs of a shop's orders. `partly_sent` has pieces left to ship; `late` is past its shipping deadline. */
export const shopOrderTabs = [
  'to_ship',
  'late',
  'cancel_asked',
  'partly_sent',
  'sent',
  'received',
  'completed',
  'after_sale',
  'cancelled',
  'to_pay',
  'all',
] as const;
export type ShopOrderTab = (typeof shopOrderTabs)[number];

/** The acts of a shop on an order that are allowed now. */
export const shopActs = ['ship', 'answer_cancel', 'cancel'] as const;

export const shopOrderRow = z.object({
  id: z.string(),
  sn: z.string(),
  status: z.int(),
  refund_status: refundStatus,
  status_text: z.string(),
  placed_at: z.string(),
  paid_at: z.string().nullable(),
  addressee: z.string(),
  pieces: z.int(),
  unsent: z.int().describe('Pieces that are in no parcel yet'),
  total: amount.nullable().describe('Like all amounts of orders: null for roles that see quantities only'),
  title: z.string().describe('The first line'),
  image: z.string(),
  late: flag,
  allowed: z.array(z.enum(shopActs)),
  deadlines: orderDeadlines,
});
export type ShopOrderRow = z.output<typeof shopOrderRow>;

export const shopOrderLine = z.object({
  id: z.string(),
  product_id: z.string(),
  sku_id: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  price: amount.nullable(),
  quantity: z.int(),
  discount: amount.nullable().describe("Its share of the order's discount"),
  sent: z.int(),
  refunded: z.int(),
  unsent: z.int(),
});

export const shopOrderDetail = shopOrderRow.extend({
  mobile: z.string(),
  ship_to: z.string(),
  addressee_latin: z.string().describe('In Latin letters, where `addressee` is not and it is known'),
  address_lines: z.array(z.string()).describe('`ship_to` as its country writes it'),
  customs_code: z.string().describe('Of the addressee, for the customs of Korea; empty elsewhere and where not known'),
  note: z.string(),
  goods: amount.nullable(),
  freight: amount.nullable(),
  discount: amount.nullable().describe('Borne by the platform'),
  shop_discount: amount.nullable().describe('Borne by the shop'),
  shop_promo_code: z.string(),
  duty: amount.nullable().describe('Collected for the authorities'),
  tax: amount.nullable(),
  duty_estimate: amount.nullable().describe('Not paid here; may be asked for on arrival'),
  tax_estimate: amount.nullable(),
  delivery_option: chosenDelivery,
  promise: deliveryPromise.nullable(),
  delivered_at: z.string().nullable().describe('Handed to the carrier'),
  arrived_at: z.string().nullable(),
  received_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  cancel_note: z.string(),
  cancel_request: cancelRequest.nullable(),
  paused: flag,
  lines: z.array(shopOrderLine),
  parcels: z.array(shopParcel),
  money: orderMoneyOfShop.nullable().describe('Null for roles without the right `balance`'),
});
export type ShopOrderDetail = z.output<typeof shopOrderDetail>;

/** The filters of a shop's orders, beside the tab. */
export const shopOrderFilters = {
  q: filter(text(60)).describe('Number of the order, or a part of the addressee'),
  from: filter(moment).describe('Placed then or later'),
  to: filter(moment).describe('Placed before this moment'),
  country: filter(z.string().regex(/^[A-Z]{2}$/)).describe('Where it goes, ISO 3166-1'),
  product: filter(text(80)).describe('A part of the title of one of its products, or its id'),
};

export const shopOrders = endpoint({
  name: 'shopDesk.orders',
  summary: 'Orders of the shop, all or those of one tab, found by number, addressee, day, country or product',
  who: 'merchant',
  right: 'orders',
  method: 'GET',
  path: '/api/shop/orders',
  input: growingInput(['-placed_at', 'placed_at', 'ship_by', '-ship_by'], {
    tab: filter(z.enum(shopOrderTabs)),
    ...shopOrderFilters,
  }),
  output: growingList(shopOrderRow).extend({ counts: queueCounts('Orders per tab that the filters fit') }),
  refusals: [],
});

export const exportOrders = endpoint({
  name: 'shopDesk.exportOrders',
  summary: `The same orders with a row for each line, latest first, without names and addresses, ${asFile}. Amounts of the order are in its first row; for roles that see quantities only these columns are missing`,
  who: 'merchant',
  right: 'orders',
  method: 'GET',
  path: '/api/shop/orders/export',
  input: z.object({ ...csvFile, tab: filter(z.enum(shopOrderTabs)), ...shopOrderFilters }),
  output: z.string(),
  refusals: [],
});

export const exportDeliveryData = endpoint({
  name: 'shopDesk.exportDeliveryData',
  summary: `Names, telephone numbers and addresses of orders that are paid and not completed, or have an open refund, ${asFile}. The audit log of the shop says how many`,
  who: 'merchant',
  right: 'delivery_data',
  method: 'POST',
  path: '/api/shop/orders/export_delivery',
  input: z.object({ ...csvFile, tab: filter(z.enum(shopOrderTabs)), ...shopOrderFilters }),
  output: z.string(),
  refusals: [],
});

export const shopOrder = endpoint({
  name: 'shopDesk.order',
  summary: 'One order of the shop with its lines and parcels',
  who: 'merchant',
  right: 'orders',
  method: 'GET',
  path: '/api/shop/orders/show',
  input: z.object({ id }),
  output: shopOrderDetail,
  refusals: ['order_not_found'],
});

/** The pieces of one line in a parcel; customs details are optional. */
const packedLine = z.object({
  id: id.describe('Of the order line'),
  quantity,
  customs_name: text(120, 0).optional(),
  hs_code: z
    .string()
    .trim()
    .regex(/^\d{0,10}$/)
    .optional(),
  origin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/)
    .optional(),
  customs_value: amount.optional().describe('Of one piece; its price when absent'),
});

export const shipOrder = endpoint({
  name: 'shopDesk.shipOrder',
  summary: 'Record a shipped parcel with all remaining pieces or some; the first parcel marks the order as shipped',
  who: 'merchant',
  right: 'shipping',
  method: 'POST',
  path: '/api/shop/orders/ship',
  input: z.object({
    id,
    carrier: z.enum(carrierCodes),
    number: text(60),
    lines: z.array(packedLine).min(1).max(200).optional(),
  }),
  output: shopOrderDetail,
  refusals: [
    'order_not_found',
    'order_not_shippable',
    'cancel_open',
    'pieces_not_there',
    'carrier_unknown',
    'parcel_number_invalid',
    'parcel_number_used',
  ],
});

export const recordParcelEvent = endpoint({
  name: 'shopDesk.recordParcelEvent',
  summary: 'Add a tracking event, for carriers without tracking',
  who: 'merchant',
  right: 'shipping',
  method: 'POST',
  path: '/api/shop/parcels/news',
  input: z.object({
    id,
    status: parcelStatus,
    detail: z.union([z.literal(''), parcelDetail]).default(''),
    place: text(80, 0).default(''),
    note: text(200, 0).default(''),
    at: filter(moment).describe('Now when absent'),
  }),
  output: shopOrderDetail,
  refusals: ['parcel_not_found', 'parcel_event_invalid'],
});

export const answerCancel = endpoint({
  name: 'shopDesk.answerCancel',
  summary: "Accept the shopper's cancellation request, which refunds everything, or refuse it with a reason",
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/orders/answer_cancel',
  input: z.object({
    id,
    agree: z.boolean(),
    note: text(300, 0).default(''),
    password_pay: paymentCode.describe('Needed to accept'),
  }),
  output: shopOrderDetail,
  refusals: ['order_not_found', 'cancel_not_open', 'reason_required', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const cancelByShop = endpoint({
  name: 'shopDesk.cancelOrder',
  summary:
    'Cancel a paid order that the shop cannot ship, with a reason that the shopper reads; everything is refunded',
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/orders/cancel',
  input: z.object({ id, note: text(300, 0), password_pay: paymentCode }),
  output: shopOrderDetail,
  refusals: ['order_not_found', 'order_not_cancellable', 'reason_required', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const packingSlip = z.object({
  id: z.string(),
  parcel: z.int().describe('Number of the parcel within the order'),
  sn: z.string(),
  carrier_name: z.string(),
  number: z.string(),
  sent_at: z.string(),
  shop: z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  addressee: z.string(),
  addressee_latin: z.string(),
  mobile: z.string(),
  ship_to: z.string(),
  address_lines: z.array(z.string()).describe('For the post: with the country in English'),
  customs_code: z.string(),
  note: z.string(),
  delivery_option: chosenDelivery,
  lines: shopParcel.shape.lines,
  customs_total: amount,
});
export type PackingSlip = z.output<typeof packingSlip>;

export const parcelSlip = endpoint({
  name: 'shopDesk.packingSlip',
  summary: 'The packing slip of a parcel, for printing',
  who: 'merchant',
  right: 'shipping',
  method: 'GET',
  path: '/api/shop/parcels/slip',
  input: z.object({ id }),
  output: packingSlip,
  refusals: ['parcel_not_found'],
});
