import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { orderStatuses } from '../orders.ts';
import { orderMoneyOfShop } from '../order-money.ts';
import { shopOrderDetail, shopOrderLine, shopOrderRow } from '../shop-desk/orders.ts';
import { filter, growingInput, growingList, moment } from '../../base/desk-list.ts';

const roles = ['support', 'finance'] as const;
const status = z.enum(Object.keys(orderStatuses) as [keyof typeof orderStatuses, ...(keyof typeof orderStatuses)[]]);

export const deskOrderRow = shopOrderRow.omit({ allowed: true }).extend({
  total: amount,
  user_id: z.string(),
  username: z.string(),
  shop_id: z.string(),
  shop_name: z.string(),
});
export type DeskOrderRow = z.output<typeof deskOrderRow>;

/** An entry of an order's history. */
export const orderHistoryEntry = z.object({
  at: z.string(),
  what: z.enum([
    'placed',
    'paid',
    'late',
    'cancel_asked',
    'cancel_refused',
    'sent',
    'arrived',
    'extended',
    'paused',
    'received',
    'completed',
    'cancelled',
    'refunded',
  ]),
  text: z.string().describe('A reason, or a parcel number'),
});

/** A transaction of the order's escrow. */
export const orderBooking = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  reference: z.string(),
  entries: z.array(z.object({ account: z.string(), amount })),
});

/** Operators see every amount. */
const orderAmounts = {
  total: amount,
  goods: amount,
  freight: amount,
  discount: amount.describe('Borne by the platform'),
  shop_discount: amount.describe('Borne by the shop'),
  duty: amount.describe('Collected for the authorities'),
  tax: amount,
  duty_estimate: amount.describe('Not paid here; may be asked for on arrival'),
  tax_estimate: amount,
};

export const deskOrderDetail = shopOrderDetail.omit({ allowed: true }).extend({
  ...orderAmounts,
  lines: z.array(shopOrderLine.extend({ price: amount, discount: amount })),
  money: orderMoneyOfShop,
  user_id: z.string(),
  username: z.string(),
  shop_id: z.string(),
  shop_name: z.string(),
  out_trade_no: z.string(),
  promo_code: z.string(),
  allowed: z.array(z.enum(['cancel'])),
  life: z.array(orderHistoryEntry).describe('Oldest first'),
  books: z.array(orderBooking).describe('Oldest first'),
});
export type DeskOrderDetail = z.output<typeof deskOrderDetail>;

export const deskOrders = endpoint({
  name: 'desk.orders',
  summary: 'Orders of all shops, found by number, parcel number, payment number, shopper or shop',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/orders',
  input: growingInput(['-placed_at', 'placed_at'], {
    q: filter(text(60)),
    status: filter(status),
    user_id: filter(id),
    shop_id: filter(id),
    from: filter(moment),
    to: filter(moment),
  }),
  output: growingList(deskOrderRow),
  refusals: [],
});

export const deskOrder = endpoint({
  name: 'desk.order',
  summary: 'One order with its history and its transactions',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/orders/show',
  input: z.object({ id }),
  output: deskOrderDetail,
  refusals: ['order_not_found'],
});

export const cancelByOperator = endpoint({
  name: 'desk.cancelOrder',
  summary: 'Cancel a paid order that was not shipped, with a reason that both sides read; everything is refunded',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/orders/cancel',
  input: z.object({ id, note: text(300, 0) }),
  output: deskOrderDetail,
  refusals: ['order_not_found', 'order_not_cancellable', 'reason_required'],
});
