import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { Updateable } from 'kysely';
import type { Orders } from '../../base/db/schema.ts';
import { isAllowed, notAllowed, publication, type Transition } from '../../base/transitions/transition.ts';
import { conditions } from './order-conditions.ts';
import { deadlines, type DeadlineName } from './order-deadlines.ts';
import {
  cancelAnswered,
  cancelRequested,
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderExtended,
  orderPaid,
  orderReceived,
  orderShipped,
  shipLate,
  type CancelReason,
} from './order-events.ts';
import type { OrderFacts } from './order-facts.ts';

type OrderRow = Updateable<Orders>;
export interface OrderTransitionRow extends Transition<OrderStatus, keyof typeof conditions, OrderRow> {
  by: 'shopper' | 'shop' | 'operator' | 'clock' | 'carrier' | 'after-sale';
  books?: 'payment' | 'full refund' | 'release' | 'refund';
}

const cancelled = <const Reason extends CancelReason>(reason: Reason) =>
  ({
    to: 'cancelled',
    refusal: 'order_not_cancellable',
    stamps: 'cancelled_at',
    writes: { cancel_reason: reason, cancel_answer_by: null },
    publishes: [publication(orderCancelled, { reason })],
  }) as const;

const received = <const By extends 'shopper' | 'clock'>(by: By) =>
  ({
    to: 'received',
    stamps: 'received_at',
    sets: ['after_sale_until'],
    publishes: [publication(orderReceived, { by })],
  }) as const;

/** A transition that the system makes when a deadline has passed. */
const after = <const Name extends DeadlineName>(name: Name) =>
  ({
    by: 'clock',
    from: [deadlines[name].status],
    when: [deadlines[name].over, ...deadlines[name].when],
    refusal: null,
  }) as const;

const paid = ['waiting_delivery', 'delivered', 'received', 'completed'] as const;

/**
 * Every transition of an order. `transitionOrders` reads from this table whether one is allowed, and what it writes,
 * books and publishes; nothing else changes an order's status. A cancellation refunds in full, so after a partial
 * refund only after-sales refunds the rest, except at a deadline, when the system refunds the remainder.
 */
export const transitions = {
  pay: {
    by: 'shopper',
    from: ['waiting_pay'],
    to: 'waiting_delivery',
    when: ['still in time to pay'],
    refusal: 'order_not_payable',
    stamps: 'paid_at',
    sets: ['free_cancel_until', 'ship_by', 'unshipped_at'],
    books: 'payment',
    publishes: [publication(orderPaid, {})],
  },
  cancel_unpaid: { by: 'shopper', from: ['waiting_pay'], when: [], ...cancelled('shopper') },
  close_unpaid: { ...cancelled('unpaid'), ...after('pay_before') },
  cancel_paid: {
    by: 'shopper',
    from: ['waiting_delivery'],
    when: ['still free to cancel', 'nothing refunded'],
    ...cancelled('shopper'),
    books: 'full refund',
  },
  ask_cancel: {
    by: 'shopper',
    from: ['waiting_delivery'],
    to: 'same',
    when: ['no longer free to cancel', 'cancellation not requested before', 'nothing refunded'],
    refusal: 'order_not_cancellable',
    stamps: 'cancel_asked_at',
    sets: ['cancel_answer_by', 'cancel_wish'],
    publishes: [publication(cancelRequested, {})],
  },
  agree_to_cancel: {
    by: 'shop',
    from: ['waiting_delivery'],
    when: ['cancellation request open', 'nothing refunded'],
    ...cancelled('agreed'),
    refusal: 'cancel_not_open',
    sets: ['cancel_note'],
    books: 'full refund',
    publishes: [
      publication(orderCancelled, { reason: 'agreed' }),
      publication(cancelAnswered, { granted: true, by: 'shop' }),
    ],
  },
  refuse_to_cancel: {
    by: 'shop',
    from: ['waiting_delivery'],
    to: 'same',
    when: ['cancellation request open'],
    refusal: 'cancel_not_open',
    stamps: 'cancel_refused_at',
    sets: ['cancel_note'],
    writes: { cancel_answer_by: null },
    publishes: [publication(cancelAnswered, { granted: false, by: 'shop' })],
  },
  cancel_by_silence: {
    ...cancelled('silence'),
    ...after('cancel_answer_by'),
    books: 'full refund',
    publishes: [
      publication(orderCancelled, { reason: 'silence' }),
      publication(cancelAnswered, { granted: true, by: 'clock' }),
    ],
  },
  cancel_by_shop: {
    by: 'shop',
    from: ['waiting_delivery'],
    when: ['nothing refunded'],
    ...cancelled('shop'),
    sets: ['cancel_note'],
    books: 'full refund',
  },
  cancel_by_operator: {
    by: 'operator',
    from: ['waiting_delivery'],
    when: ['nothing refunded'],
    ...cancelled('operator'),
    sets: ['cancel_note'],
    books: 'full refund',
  },
  notify_late: { ...after('ship_by'), to: 'same', stamps: 'late_told_at', publishes: [publication(shipLate, {})] },
  cancel_unshipped: { ...cancelled('unshipped'), ...after('unshipped_at'), books: 'full refund' },
  ship: {
    by: 'shop',
    from: ['waiting_delivery'],
    to: 'delivered',
    when: ['no cancellation request open', 'no refund in progress'],
    refusal: 'order_not_shippable',
    stamps: 'delivered_at',
    sets: ['confirm_at', 'unsent_pieces'],
    publishes: [publication(orderShipped, {})],
  },
  send_further: {
    by: 'shop',
    from: ['delivered'],
    to: 'same',
    when: ['no refund in progress'],
    refusal: 'order_not_shippable',
    sets: ['unsent_pieces'],
    publishes: [publication(orderShipped, {})],
  },
  pause: {
    by: 'carrier',
    from: ['delivered'],
    to: 'same',
    when: ['no parcel in trouble'],
    refusal: null,
    stamps: 'paused_at',
  },
  resume: {
    by: 'carrier',
    from: ['delivered'],
    to: 'same',
    when: ['parcel in trouble'],
    refusal: null,
    sets: ['confirm_at'],
    writes: { paused_at: null },
  },
  arrive: {
    by: 'carrier',
    from: ['delivered'],
    to: 'same',
    when: ['not all delivered before'],
    refusal: null,
    stamps: 'arrived_at',
    sets: ['confirm_at'],
    writes: { paused_at: null },
    publishes: [publication(orderDelivered, {})],
  },
  extend: {
    by: 'shopper',
    from: ['delivered'],
    to: 'same',
    when: ['not extended before', 'no refund in progress'],
    refusal: 'order_not_extendable',
    stamps: 'extended_at',
    sets: ['confirm_at'],
    publishes: [publication(orderExtended, {})],
  },
  confirm_received: {
    by: 'shopper',
    from: ['delivered'],
    when: ['no refund in progress'],
    refusal: 'order_not_receivable',
    ...received('shopper'),
  },
  confirm_by_clock: { ...after('confirm_at'), ...received('clock') },
  complete: {
    ...after('after_sale_until'),
    to: 'completed',
    stamps: 'completed_at',
    books: 'release',
    publishes: [publication(orderCompleted, {})],
  },
  request_refund: {
    by: 'shopper',
    from: paid,
    to: 'same',
    when: ['no refund in progress', 'no cancellation request open'],
    refusal: 'refund_not_possible',
    writes: { refund_status: 1 },
  },
  end_refund: {
    by: 'after-sale',
    from: paid,
    to: 'same',
    when: ['refund in progress'],
    refusal: null,
    sets: ['refund_status'],
  },
  refund_part: {
    by: 'after-sale',
    from: paid,
    to: 'same',
    when: ['refund in progress'],
    refusal: null,
    sets: ['unsent_pieces'],
    writes: { refund_status: 2 },
    books: 'refund',
  },
  refund_all: {
    by: 'after-sale',
    from: paid,
    to: 'refunded',
    when: ['refund in progress'],
    refusal: null,
    stamps: 'refunded_at',
    sets: ['unsent_pieces'],
    writes: { refund_status: 2 },
    books: 'refund',
  },
  hide: {
    by: 'shopper',
    from: ['cancelled', 'completed', 'refunded'],
    to: 'same',
    when: ['no refund in progress'],
    refusal: 'order_not_deletable',
    stamps: 'hidden_at',
  },
} as const satisfies Record<string, OrderTransitionRow>;

export type OrderTransition = keyof typeof transitions;

/** Whether an order can make a transition now. */
export const canTransition = (order: OrderFacts, name: OrderTransition, now: Date): boolean =>
  isAllowed(transitions[name], order.status, conditions, order, now);

/** Requires that orders can make a transition now. @throws Refusal of the transition. */
export function requireTransition(
  orders: readonly (OrderFacts & { id: string })[],
  name: OrderTransition,
  now: Date,
): void {
  const wrong = orders.find((order) => !canTransition(order, name, now));
  if (wrong) notAllowed(name, transitions[name], `order ${wrong.id}`);
}

/** The status after a transition; unchanged for one that only records something. */
export function statusAfter(order: Pick<OrderFacts, 'status'>, name: OrderTransition): OrderStatus {
  const { to }: { to: OrderStatus | 'same' } = transitions[name];
  return to === 'same' ? order.status : to;
}

/** Whether the time to pay is over; such an order can't be paid even before the job has closed it. */
export const isExpired = (order: OrderFacts, now: Date): boolean =>
  order.status === 'waiting_pay' && order.payBefore <= now;

/** Whether a refund can be requested: the order is paid, not fully refunded, and has no open request. */
export const canAskRefund = (order: OrderFacts, now: Date): boolean => canTransition(order, 'request_refund', now);
