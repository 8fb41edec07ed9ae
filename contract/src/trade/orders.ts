import { z } from 'zod';
import { cartProblem } from './cart.ts';
import { endpoint } from '../base/endpoint.ts';
import { deliveryKinds } from './freight.ts';
import { amount, flag, id, listOf, none, page, text } from '../base/fields.ts';
import { charges, orderMoney } from './order-money.ts';
import { parcel, parcelStatus } from './parcels.ts';

/** Previewing, placing and paying are declared in `checkout.ts`. */
export * from './checkout.ts';

/** Our names of the statuses and the wire's numbers. A fully refunded order is -2, always with refund_status 2. */
export const orderStatuses = {
  waiting_pay: 0,
  waiting_delivery: 1,
  delivered: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  refunded: -2,
} as const;
export type OrderStatus = keyof typeof orderStatuses;

/** 0 none, 1 in progress, 2 refunded. */
export const refundStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Tabs of the order list: `all`, a status number, or `-4` for orders in after-sale. */
export const orderFilter = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['all', '0', '1', '2', '3', '4', '-1', '-4']));

/** The chosen delivery option with its promised working days; null for orders without a promise. */
export const chosenDelivery = z.object({
  kind: z.enum(deliveryKinds),
  name: z.string(),
  days_from: z.int().nullable(),
  days_to: z.int().nullable(),
});
export type ChosenDelivery = z.output<typeof chosenDelivery>;

/** The day until which an order was promised to arrive, and how it went. */
export const deliveryPromise = z.object({
  by: z.string().describe('YYYY-MM-DD'),
  arrived_on: z.string().nullable().describe('The day on which the last parcel was delivered'),
  days_late: z
    .int()
    .describe('Days after the promised one; below 0: days before it. Counts on until the order has arrived, from 0'),
});
export type DeliveryPromise = z.output<typeof deliveryPromise>;

export const orderLine = z.object({
  order_product_id: z.string(),
  product_id: z.string(),
  mer_id: z.string(),
  image: z.string(),
  title: z.string(),
  product_price: amount,
  spec: z.string(),
  product_num: z.int(),
  total_price: amount,
  is_reply: flag,
});
export type OrderLine = z.output<typeof orderLine>;

/** The acts of a shopper on an order that are allowed now; screens show these and have no rules of their own. */
export const orderActs = [
  'pay',
  'cancel',
  'ask_cancel',
  'extend',
  'confirm_received',
  'refund',
  'review',
  'delete',
] as const;
export type OrderAct = (typeof orderActs)[number];

/** The deadlines of an order as ISO times; null where none runs. */
export const orderDeadlines = z.object({
  pay_before: z.string().nullable().describe('Closes unless it is paid'),
  free_cancel_until: z.string().nullable().describe('Until then a paid order is cancelled at once'),
  ship_by: z.string().nullable().describe('The shop should have shipped'),
  unshipped_at: z.string().nullable().describe('Cancelled and refunded unless it is shipped'),
  cancel_answer_by: z.string().nullable().describe('The cancellation request counts as accepted'),
  confirm_at: z.string().nullable().describe('Counts as received; null while a parcel has a problem'),
  after_sale_until: z.string().nullable().describe('Completed; the shop gets its money'),
});
export type OrderDeadlines = z.output<typeof orderDeadlines>;

export const cancelReasons = ['shopper', 'unpaid', 'agreed', 'silence', 'shop', 'unshipped', 'operator'] as const;

export const cancelRequest = z.object({
  asked_at: z.string(),
  wish: z.string().describe("Why, in the shopper's words"),
  answer: z.enum(['open', 'granted', 'refused']),
  note: z.string().describe('The answer of the shop'),
});

const orderHead = {
  order_id: z.string(),
  order_sn: z.string(),
  status: z.int(),
  refund_status: refundStatus,
  status_text: z.string(),
  total_num: z.int(),
  total_price: amount,
  discount: amount.describe('Of promo codes'),
  mer_id: z.string(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  createtime: z.string(),
  pay_before: z.string().nullable().describe('ISO time when an unpaid order closes'),
  allowed: z.array(z.enum(orderActs)),
  deadlines: orderDeadlines,
};

/** Where the newest parcel of an order is. */
export const orderRowParcel = z.object({
  status: parcelStatus,
  text: z.string().describe("Its latest state, in the caller's language"),
  at: z.string().describe('ISO time of that state'),
  count: z.int().describe('Parcels of the order'),
});
export type OrderRowParcel = z.output<typeof orderRowParcel>;

export const orderRow = z.object({
  ...orderHead,
  status: z.int(),
  product: z.array(orderLine),
  parcel: orderRowParcel.nullable().optional().describe('The newest parcel; null while nothing was sent'),
  promise: deliveryPromise
    .nullable()
    .optional()
    .describe('Of a paid order of which nothing was sent yet; null otherwise'),
});
export type OrderRow = z.output<typeof orderRow>;

export const orderDetail = z.object({
  ...orderHead,
  status: z.int(),
  out_trade_no: z.string(),
  real_name: z.string(),
  user_phone: z.string(),
  user_address: z.string(),
  address_lines: z.array(z.string()).describe('`user_address` as its country writes it'),
  delivery_id: z.string(),
  delivery: z.array(z.object({ id: z.string(), delivery_no: z.string(), mark: z.string(), updatetime: z.string() })),
  products: z.array(orderLine),
  goods: amount,
  freight: amount,
  ...charges,
  customs_may_charge: flag.describe(
    '1: when it was placed, no duty rules were kept for parcels from abroad to its country',
  ),
  delivery_option: chosenDelivery,
  promise: deliveryPromise
    .nullable()
    .describe('null: none was made, the order ended before, or nobody knows when it arrived'),
  revocation: z
    .object({
      days: z.int(),
      until: z.string().nullable().describe('The last day, YYYY-MM-DD; null: the days begin with the delivery'),
    })
    .nullable()
    .describe('The right of withdrawal that the law of the destination gives, while it can be used'),
  promo_code: z.string(),
  shop_promo_code: z.string(),
  shop_discount: amount.describe('The part of the discount that the shop bears'),
  note: z.string(),
  placed_at: z.string().describe('ISO time'),
  paid_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  received_at: z.string().nullable(),
  arrived_at: z.string().nullable().describe('All parcels are delivered'),
  completed_at: z.string().nullable(),
  refunded_at: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  cancel_note: z.string().describe('The reason of the shop or operator who cancelled'),
  cancel_request: cancelRequest.nullable(),
  extended: flag,
  paused: flag.describe('1: a parcel has a problem, so the time to confirm is paused'),
  parcels: z.array(parcel).describe('Newest first'),
  unsent: z.int().describe('Pieces that are in no parcel yet'),
  money: orderMoney,
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orderList = endpoint({
  name: 'orders.list',
  summary: 'Own orders by tab, newest first; with `words`, those that contain each of them',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/order_list',
  input: z.object({
    ...page,
    status: orderFilter.default('all'),
    words: text(80, 0)
      .default('')
      .describe(
        'Parts of titles of products in any language, of the order number, the payment number, the name of the shop or tracking numbers',
      ),
  }),
  output: listOf(orderRow).extend({
    counts: z.record(z.string(), z.int()).describe('Orders per tab, of those that contain the words'),
  }),
  refusals: [],
});

export const order = endpoint({
  name: 'orders.detail',
  summary: 'One own order',
  who: 'shopper',
  method: 'GET',
  path: '/api/order/detail',
  input: z.object({ order_id: id }),
  output: orderDetail,
  refusals: ['order_not_found'],
});

const oneOrder = z.object({ order_id: id });

export const cancelOrder = endpoint({
  name: 'orders.cancel',
  summary: 'Cancel an own order that is unpaid or was paid a moment ago; stock, promo code and money are returned',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/cancel',
  input: oneOrder,
  output: none,
  refusals: ['order_not_found', 'order_not_cancellable', 'cancel_needs_consent'],
  notice: 'order_cancelled',
});

export const requestCancellation = endpoint({
  name: 'orders.requestCancellation',
  summary: 'Ask the shop to cancel a paid order that is not shipped yet; no answer in time counts as acceptance',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/cancel_ask',
  input: z.object({ order_id: id, wish: text(300, 0).default('') }),
  output: none,
  refusals: ['order_not_found', 'order_not_cancellable', 'cancel_already_asked'],
  notice: 'cancel_asked',
});

export const extendProtection = endpoint({
  name: 'orders.extend',
  summary: 'Postpone, once, the day on which an order counts as received',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/extend',
  input: oneOrder,
  output: z.object({ confirm_at: z.string() }),
  refusals: ['order_not_found', 'order_not_extendable'],
  notice: 'order_extended',
});

export const confirmReceived = endpoint({
  name: 'orders.confirmReceived',
  summary: 'Confirm the receipt of an order',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/received',
  input: oneOrder,
  output: none,
  refusals: ['order_not_found', 'order_not_receivable'],
  notice: 'order_received',
});

export const deleteOrder = endpoint({
  name: 'orders.delete',
  summary: 'Delete a finished own order from the list; the books keep it',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/delete',
  input: oneOrder,
  output: none,
  refusals: ['order_not_found', 'order_not_deletable'],
  notice: 'order_deleted',
});

/** Why a line could not be bought again: `gone` no longer sold, `sold_out` none left, `short` only some of it. */
export const missedProduct = z.object({ title: z.string(), spec: z.string(), problem: cartProblem });

export const buyAgain = endpoint({
  name: 'orders.buyAgain',
  summary: 'Add the same SKUs to the cart, as far as they can be bought; at most the pieces in stock',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/again',
  input: z.object({ order_id: id }),
  output: z.object({
    added: z.int().describe('Lines'),
    missed: z.array(missedProduct),
    count: z.int().describe('Pieces in the cart'),
  }),
  refusals: ['order_not_found', 'adults_only', 'product_gone', 'sold_out', 'cart_full'],
});
