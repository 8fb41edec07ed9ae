import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Deadline } from '../../base/clock/deadline.ts';
import type { Tables } from '../../base/db/tables.ts';
import type { OrderFacts } from './order-facts.ts';

type Rows = ExpressionBuilder<Tables, 'orders'>;
type Counts = ExpressionWrapper<Tables, 'orders', SqlBool>;

/** What keeps a deadline from counting: as a rule asks an order, and as a query asks its row. */
export const standstills = {
  'no refund in progress': {
    facts: ({ refundStatus }: OrderFacts) => refundStatus !== 1,
    rows: (eb: Rows): Counts => eb('refund_status', '<>', 1),
  },
  'no parcel in trouble': {
    facts: ({ pausedAt }: OrderFacts) => pausedAt === null,
    rows: (eb: Rows): Counts => eb('paused_at', 'is', null),
  },
  'not notified before': {
    facts: ({ lateToldAt }: OrderFacts) => lateToldAt === null,
    rows: (eb: Rows): Counts => eb('late_told_at', 'is', null),
  },
} as const;

interface OrderDeadline {
  /** In which status it counts. */
  status: OrderStatus;
  /** The same moment among an order's facts. */
  fact: keyof OrderFacts;
  /** How people read in `docs/order-life.md` that it has passed. */
  over: string;
  when: readonly (keyof typeof standstills)[];
}

/**
 * The moments from which the system acts on an order by itself, by their columns. From here the transitions of the system
 * have their conditions, the jobs what is due, and whoever asks what falls due next.
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

/** Which orders a deadline counts for, whether it has passed or not. */
export const counts =
  (name: DeadlineName) =>
  (eb: Rows): Counts => {
    const { status, when }: OrderDeadline = deadlines[name];
    return eb.and([eb('status', '=', status), ...when.map((condition) => standstills[condition].rows(eb))]);
  };

const onOrders: readonly Deadline[] = (Object.keys(deadlines) as DeadlineName[]).map((name) => ({
  name: `orders.${name}`,
  async next(read, after) {
    const row = await read
      .selectFrom('orders')
      .select((eb) => eb.fn.min(name).as('at'))
      .where(counts(name))
      .where(name, '>', after)
      .executeTakeFirst();
    return row?.at ?? null;
  },
}));

/** A carrier is asked where a parcel is. */
const carrierAsked: Deadline = {
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

export const orderDeadlines: readonly Deadline[] = [...onOrders, carrierAsked];
