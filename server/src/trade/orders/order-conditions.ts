import { deadlines, deadlineConditions, type DeadlineName } from './order-deadlines.ts';
import type { OrderFacts } from './order-facts.ts';

const isOver =
  (name: DeadlineName) =>
  (order: OrderFacts, now: Date): boolean => {
    const deadline = order[deadlines[name].fact];
    return deadline !== null && deadline <= now;
  };

/** Conditions, named as in `docs/order-life.md`. */
export const conditions = {
  'still in time to pay': (order, now) => order.payBefore > now,
  [deadlines.pay_before.over]: isOver('pay_before'),
  [deadlines.ship_by.over]: isOver('ship_by'),
  [deadlines.cancel_answer_by.over]: isOver('cancel_answer_by'),
  [deadlines.unshipped_at.over]: isOver('unshipped_at'),
  [deadlines.confirm_at.over]: isOver('confirm_at'),
  [deadlines.after_sale_until.over]: isOver('after_sale_until'),
  'no refund in progress': deadlineConditions['no refund in progress'].facts,
  'no parcel in trouble': deadlineConditions['no parcel in trouble'].facts,
  'not notified before': deadlineConditions['not notified before'].facts,
  'refund in progress': ({ refundStatus }) => refundStatus === 1,
  'nothing refunded': ({ refundStatus }) => refundStatus === 0,
  'still free to cancel': (order, now) => order.freeCancelUntil !== null && order.freeCancelUntil > now,
  'no longer free to cancel': (order, now) => order.freeCancelUntil === null || order.freeCancelUntil <= now,
  'cancellation not requested before': ({ cancelAskedAt }) => cancelAskedAt === null,
  'no cancellation request open': ({ cancelAnswerBy }) => cancelAnswerBy === null,
  'cancellation request open': ({ cancelAnswerBy }) => cancelAnswerBy !== null,
  'not extended before': ({ extendedAt }) => extendedAt === null,
  'not all delivered before': ({ arrivedAt }) => arrivedAt === null,
  'parcel in trouble': ({ pausedAt }) => pausedAt !== null,
} as const satisfies Record<string, (order: OrderFacts, now: Date) => boolean>;
