import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { Selectable } from 'kysely';
import type { Orders } from '../../base/db/schema.ts';

/** What the rules need to know of an order. A deadline that doesn't apply is null. */
export interface OrderFacts {
  status: OrderStatus;
  /** 0 no refund, 1 a refund is in progress, 2 partly or fully refunded. */
  refundStatus: number;
  payBefore: Date;
  freeCancelUntil: Date | null;
  shipBy: Date | null;
  /** When shopper and shop were notified that shipping is late. */
  lateToldAt: Date | null;
  unshippedAt: Date | null;
  cancelAskedAt: Date | null;
  /** Set while the shop has to answer. */
  cancelAnswerBy: Date | null;
  confirmAt: Date | null;
  pausedAt: Date | null;
  extendedAt: Date | null;
  /** When all parcels were delivered. */
  arrivedAt: Date | null;
  afterSaleUntil: Date | null;
}

/** The columns that `orderFacts` reads. */
export const factColumns = [
  'status',
  'refund_status',
  'pay_before',
  'free_cancel_until',
  'ship_by',
  'late_told_at',
  'unshipped_at',
  'cancel_asked_at',
  'cancel_answer_by',
  'confirm_at',
  'paused_at',
  'extended_at',
  'arrived_at',
  'after_sale_until',
] as const satisfies (keyof Orders)[];

/** The facts for the rules from a row. */
export function orderFacts(row: Pick<Selectable<Orders>, (typeof factColumns)[number]>): OrderFacts {
  return {
    status: row.status as OrderStatus,
    refundStatus: row.refund_status,
    payBefore: row.pay_before,
    freeCancelUntil: row.free_cancel_until,
    shipBy: row.ship_by,
    lateToldAt: row.late_told_at,
    unshippedAt: row.unshipped_at,
    cancelAskedAt: row.cancel_asked_at,
    cancelAnswerBy: row.cancel_answer_by,
    confirmAt: row.confirm_at,
    pausedAt: row.paused_at,
    extendedAt: row.extended_at,
    arrivedAt: row.arrived_at,
    afterSaleUntil: row.after_sale_until,
  };
}
