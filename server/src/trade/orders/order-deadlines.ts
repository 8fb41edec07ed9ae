import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Deadline } from '../../base/clock/deadline.ts';
import type { Tables } from '../../base/db/tables.ts';
import type { OrderFacts } from './order-facts.ts';

type Rows = ExpressionBuilder<Tables, 'orders'>;
type RowCondition = ExpressionWrapper<Tables, 'orders', SqlBool>;

/** Conditions under which a deadline applies: for the facts of an order, and for rows in a query. */
export const deadlineConditions = {
  'no refund in progress': {
    facts: ({ refundStatus }: OrderFacts) => refundStatus !== 1,
    rows: (eb: Rows): RowCondition => eb('refund_status', '<>', 1),
  },
  'no parcel in trouble': {
    facts: ({ pausedAt }: OrderFacts) => pausedAt === null,
    rows: (eb: Rows): RowCondition => eb('paused_at', 'is', null),
  },
  'not notified before': {
    facts: ({ lateToldAt }: OrderFacts) => lateToldAt === null,
    rows: (eb: Rows): RowCondition => eb('late_told_at', 'is', null),
  },
} as const;

interface OrderDeadline {
  /** The status in which it applies. */
  status: OrderStatus;
  /** The fact of the order that holds it. */
  fact: keyof OrderFacts;
  /** The condition that it has passed, named as in `docs/order-life.md`. */
  over: string;
  when: readonly (keyof typeof deadlineConditions)[];
}

/**
 * The deadlines of an order, by their columns. The system's transitions, the jobs that process deadlines and the demo's
 * clock all read this table.
 */
export const deadlines = {
  pay_before: { status: 'waiting_pay', fact: 'payBefore', over: 'time to pay is over', when: [] },
  ship_by: {
    status: 'waiting_delivery',
    fact: 'shipBy',
    over: 'day of shipping is over',
    when: ['not notified before', 'no refund in progress'],
  },
  cancel_answer_by: {
    status: 'waiting_delivery',
    fact: 'cancelAnswerBy',
    over: 'time to answer is over',
    when: ['no refund in progress'],
  },
  unshipped_at: {
    status: 'waiting_delivery',
    fact: 'unshippedAt',
    over: 'time to ship is over',
    when: ['no refund in progress'],
  },
  confirm_at: {
    status: 'delivered',
    fact: 'confirmAt',
    over: 'time to confirm is over',
    when: ['no parcel in trouble', 'no refund in progress'],
  },
  after_sale_until: {
    status: 'received',
    fact: 'afterSaleUntil',
    over: 'after-sale time is over',
    when: ['no refund in progress'],
  },
} as const satisfies Record<string, OrderDeadline>;

export type DeadlineName = keyof typeof deadlines;

/** The orders that a deadline applies to, whether it has passed or not. */
export const hasDeadline =
  (name: DeadlineName) =>
  (eb: Rows): RowCondition => {
    const { status, when }: OrderDeadline = deadlines[name];
    return eb.and([eb('status', '=', status), ...when.map((condition) => deadlineConditions[condition].rows(eb))]);
  };

const ofOrders: readonly Deadline[] = (Object.keys(deadlines) as DeadlineName[]).map((name) => ({
  name: `orders.${name}`,
  async next(read, after) {
    const row = await read
      .selectFrom('orders')
      .select((eb) => eb.fn.min(name).as('at'))
      .where(hasDeadline(name))
      .where(name, '>', after)
      .executeTakeFirst();
    return row?.at ?? null;
  },
}));

/** The next query of a carrier about a parcel. */
const nextTracking: Deadline = {
  name: 'parcels.ask_at',
  async next(read, after) {
    const row = await read
      .selectFrom('parcels')
      .select((eb) => eb.fn.min('ask_at').as('at'))
      .where('ask_at', '>', after)
      .executeTakeFirst();
    return row?.at ?? null;
  },
};

/** The deadlines of orders and parcels, for the clock of a demo. */
export const orderDeadlines: readonly Deadline[] = [...ofOrders, nextTracking];
