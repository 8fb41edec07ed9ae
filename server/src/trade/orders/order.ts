import { orderStatuses, type OrderAct, type OrderStatus } from '@tradewind/contract/trade/orders';
import type { OrderLabel } from '@tradewind/contract/trade/status-texts';

/** What the rules need to know of an order. A deadline is null where no clock runs. */
export interface OrderFacts {
  status: OrderStatus;
  /** 0 none, 1 a request is open, 2 something or all was refunded. */
  refundStatus: number;
  payBefore: Date;
  freeCancelUntil: Date | null;
  unshippedAt: Date | null;
  cancelAskedAt: Date | null;
  /** Set while the shop has to answer. */
  cancelAnswerBy: Date | null;
  confirmAt: Date | null;
  pausedAt: Date | null;
  extendedAt: Date | null;
  afterSaleUntil: Date | null;
}

const over = (deadline: Date | null, now: Date): boolean => deadline !== null && deadline <= now;

/** Conditions by the names under which people read them in `docs/order-life.md`. */
const conditions = {
  'still in time to pay': (order, now) => order.payBefore > now,
  'time to pay is over': (order, now) => order.payBefore <= now,
  'nothing refunded': ({ refundStatus }) => refundStatus === 0,
  'no after-sale request open': ({ refundStatus }) => refundStatus !== 1,
  'still free to cancel': (order, now) => order.freeCancelUntil !== null && order.freeCancelUntil > now,
  'no longer free to cancel': (order, now) => order.freeCancelUntil === null || order.freeCancelUntil <= now,
  'cancelling not asked before': ({ cancelAskedAt }) => cancelAskedAt === null,
  'no wish to cancel open': ({ cancelAnswerBy }) => cancelAnswerBy === null,
  'wish to cancel open': ({ cancelAnswerBy }) => cancelAnswerBy !== null,
  'time to answer is over': (order, now) => over(order.cancelAnswerBy, now),
  'time to ship is over': (order, now) => over(order.unshippedAt, now),
  'not extended before': ({ extendedAt }) => extendedAt === null,
  'no parcel in trouble': ({ pausedAt }) => pausedAt === null,
  'time to confirm is over': (order, now) => over(order.confirmAt, now),
  'after-sale time is over': (order, now) => over(order.afterSaleUntil, now),
} as const satisfies Record<string, (order: OrderFacts, now: Date) => boolean>;

type Condition = keyof typeof conditions;

interface Move {
  by: 'shopper' | 'shop' | 'operator' | 'clock' | 'carrier' | 'after-sale';
  from: readonly OrderStatus[];
  to: OrderStatus | 'same';
  when: readonly Condition[];
  books: 'payment' | 'full refund' | 'release' | 'refund' | null;
  tells: string | null;
}

const cancelling = {
  from: ['waiting_delivery'],
  to: 'cancelled',
  books: 'full refund',
  tells: 'order_cancelled',
} as const;

/**
 * Every move that an order can make, and nothing else can. Cancelling is refunding in full, so once a part was refunded by
 * after-sale only after-sale refunds the rest, except for the clock, which gives back whatever is left.
 */
export const moves = {
  pay: {
    by: 'shopper',
    from: ['waiting_pay'],
    to: 'waiting_delivery',
    when: ['still in time to pay'],
    books: 'payment',
    tells: 'order_paid',
  },
  cancel_unpaid: {
    by: 'shopper',
    from: ['waiting_pay'],
    to: 'cancelled',
    when: [],
    books: null,
    tells: 'order_cancelled',
  },
  close_unpaid: {
    by: 'clock',
    from: ['waiting_pay'],
    to: 'cancelled',
    when: ['time to pay is over'],
    books: null,
    tells: 'order_cancelled',
  },
  cancel_paid: { by: 'shopper', ...cancelling, when: ['still free to cancel', 'nothing refunded'] },
  ask_cancel: {
    by: 'shopper',
    from: ['waiting_delivery'],
    to: 'same',
    when: ['no longer free to cancel', 'cancelling not asked before', 'nothing refunded'],
    books: null,
    tells: 'order_cancel_asked',
  },
  agree_to_cancel: { by: 'shop', ...cancelling, when: ['wish to cancel open', 'nothing refunded'] },
  refuse_to_cancel: {
    by: 'shop',
    from: ['waiting_delivery'],
    to: 'same',
    when: ['wish to cancel open'],
    books: null,
    tells: 'order_cancel_answered',
  },
  cancel_by_silence: { by: 'clock', ...cancelling, when: ['time to answer is over', 'no after-sale request open'] },
  cancel_by_shop: { by: 'shop', ...cancelling, when: ['nothing refunded'] },
  cancel_by_operator: { by: 'operator', ...cancelling, when: ['nothing refunded'] },
  cancel_unshipped: { by: 'clock', ...cancelling, when: ['time to ship is over', 'no after-sale request open'] },
  ship: {
    by: 'shop',
    from: ['waiting_delivery'],
    to: 'delivered',
    when: ['no wish to cancel open', 'no after-sale request open'],
    books: null,
    tells: 'order_shipped',
  },
  send_further: {
    by: 'shop',
    from: ['delivered'],
    to: 'same',
    when: ['no after-sale request open'],
    books: null,
    tells: 'order_shipped',
  },
  arrive: { by: 'carrier', from: ['delivered'], to: 'same', when: [], books: null, tells: 'order_delivered' },
  extend: {
    by: 'shopper',
    from: ['delivered'],
    to: 'same',
    when: ['not extended before', 'no after-sale request open'],
    books: null,
    tells: 'order_extended',
  },
  confirm_received: {
    by: 'shopper',
    from: ['delivered'],
    to: 'received',
    when: ['no after-sale request open'],
    books: null,
    tells: 'order_received',
  },
  confirm_by_clock: {
    by: 'clock',
    from: ['delivered'],
    to: 'received',
    when: ['time to confirm is over', 'no parcel in trouble', 'no after-sale request open'],
    books: null,
    tells: 'order_received',
  },
  complete: {
    by: 'clock',
    from: ['received'],
    to: 'completed',
    when: ['after-sale time is over', 'no after-sale request open'],
    books: 'release',
    tells: 'order_completed',
  },
  refund_all: {
    by: 'after-sale',
    from: ['waiting_delivery', 'delivered', 'received', 'completed'],
    to: 'refunded',
    when: [],
    books: 'refund',
    tells: null,
  },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof moves;

/** Whether an order can make a move now. */
export function canMove(order: OrderFacts, move: OrderMove, now: Date): boolean {
  const { from, when }: { from: readonly OrderStatus[]; when: readonly Condition[] } = moves[move];
  return from.includes(order.status) && when.every((condition) => conditions[condition](order, now));
}

/** Where a move leads; the same status for a move that only notes something. */
export function statusAfter(order: Pick<OrderFacts, 'status'>, move: OrderMove): OrderStatus {
  const { to }: { to: OrderStatus | 'same' } = moves[move];
  return to === 'same' ? order.status : to;
}

/** An unpaid order past its time can't be paid any more, even before the job has closed it. */
export const isExpired = (order: OrderFacts, now: Date): boolean =>
  order.status === 'waiting_pay' && order.payBefore <= now;

/** Only what is over can be taken out of the list: never an order with money or goods under way. */
export const canBeHidden = (order: OrderFacts): boolean =>
  (order.status === 'cancelled' || order.status === 'completed' || order.status === 'refunded') &&
  order.refundStatus !== 1;

/** Whether a refund can be asked for: something was paid, it is not all back yet, and no other request is open. */
export const canAskRefund = ({ status, refundStatus, cancelAnswerBy }: OrderFacts): boolean =>
  (status === 'waiting_delivery' || status === 'delivered' || status === 'received' || status === 'completed') &&
  refundStatus !== 1 &&
  cancelAnswerBy === null;

/** Everything that its shopper may do with an order now. */
export function allowedActs(order: OrderFacts, now: Date): OrderAct[] {
  const may: Partial<Record<OrderAct, boolean>> = {
    pay: canMove(order, 'pay', now),
    cancel: canMove(order, 'cancel_unpaid', now) || canMove(order, 'cancel_paid', now),
    ask_cancel: canMove(order, 'ask_cancel', now),
    extend: canMove(order, 'extend', now),
    confirm_received: canMove(order, 'confirm_received', now),
    refund: canAskRefund(order),
    delete: canBeHidden(order),
  };
  return (Object.keys(may) as OrderAct[]).filter((act) => may[act]);
}

/** How an order is called to people. */
export function labelOf(status: OrderStatus, refundStatus: number): OrderLabel {
  if (refundStatus === 1) return 'in_progress';
  if (refundStatus === 2) return 'refunded';
  return status;
}

/** The status on the wire. */
export const wireStatus = (status: OrderStatus): number => orderStatuses[status];

/** Which orders a tab of the list shows: those in after-sale leave their normal tab. */
export function tabOf(filter: string): { status?: OrderStatus; inAfterSale?: boolean } {
  if (filter === 'all') return {};
  if (filter === '-4') return { inAfterSale: true };
  const status = (Object.keys(orderStatuses) as OrderStatus[]).find((name) => String(orderStatuses[name]) === filter);
  return status ? { status, inAfterSale: false } : {};
}
