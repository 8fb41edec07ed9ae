import type { Deadline } from '../../base/clock/deadline.ts';

type Column = 'pay_before' | 'ship_by' | 'unshipped_at' | 'cancel_answer_by' | 'confirm_at' | 'after_sale_until';

/** The moments at which a clock acts on orders, by the state in which each of them counts. */
const counted: readonly (readonly [Column, string])[] = [
  ['pay_before', 'waiting_pay'],
  ['cancel_answer_by', 'waiting_delivery'],
  ['ship_by', 'waiting_delivery'],
  ['unshipped_at', 'waiting_delivery'],
  ['confirm_at', 'delivered'],
  ['after_sale_until', 'received'],
];

const onOrders: readonly Deadline[] = counted.map(([column, status]) => ({
  name: `orders.${column}`,
  async next(read, after) {
    const row = await read
      .selectFrom('orders')
      .select((eb) => eb.fn.min(column).as('at'))
      .where('status', '=', status)
      .where(column, '>', after)
      .$if(column === 'confirm_at', (query) => query.where('paused_at', 'is', null))
      .$if(column === 'after_sale_until', (query) => query.where('refund_status', '<>', 1))
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
