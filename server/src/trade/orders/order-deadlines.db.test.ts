import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later, second } from '../../base/clock/clock.ts';
import type { Tables } from '../../base/db/tables.ts';
import { deadlines, orderDeadlines, type DeadlineName } from './order-deadlines.ts';
import { lockDueOrders, lockOrders } from './order-store.ts';
import { canTransition, type OrderTransition } from './order.ts';

const db = await testDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const due = later(now, day);

const product = await buildProduct(db, { shop: await buildShop(db), price: 2_000n });
const { id } = await buildPaidOrder(db, { lines: [{ product }], at: now });

/** The transition of the system after each deadline. */
const acts: Record<DeadlineName, OrderTransition> = {
  pay_before: 'close_unpaid',
  ship_by: 'notify_late',
  cancel_answer_by: 'cancel_by_silence',
  unshipped_at: 'cancel_unshipped',
  confirm_at: 'confirm_by_clock',
  after_sale_until: 'complete',
};
const names = Object.keys(deadlines) as DeadlineName[];

const save = (changes: Updateable<Tables['orders']>) =>
  db.transact((tx) => tx.updateTable('orders').set(changes).where('id', '=', id).execute());
/** Sets a deadline in a day, in a status in which it applies. */
const set = (name: DeadlineName, changes: Updateable<Tables['orders']> = {}) =>
  save({ status: deadlines[name].status, [name]: due, ...changes });

const next = (name: DeadlineName) =>
  orderDeadlines.find((deadline) => deadline.name === `orders.${name}`)!.next(db.read, now);
const locked = (name: DeadlineName, at: Date) =>
  db.transact(async (tx) => (await lockDueOrders(tx, name, at, 10)).length);
const allowed = (name: DeadlineName, at: Date) =>
  db.transact(async (tx) => canTransition((await lockOrders(tx, { id }))[0]!, acts[name], at));

beforeEach(async () => {
  await save({
    status: 'waiting_delivery',
    refund_status: 0,
    pay_before: now,
    ship_by: now,
    late_told_at: null,
    cancel_asked_at: now,
    cancel_answer_by: null,
    unshipped_at: later(now, 30 * day),
    confirm_at: null,
    paused_at: null,
    after_sale_until: null,
  });
});

describe.each(names)('the deadline %s', (name) => {
  it('is the next deadline when it applies', async () => {
    await set(name);
    expect(await next(name)).toEqual(due);
  });

  it('is due from that moment on', async () => {
    await set(name);
    expect([await locked(name, later(due, -second)), await locked(name, due)]).toEqual([0, 1]);
  });

  it('allows its transition from that moment on', async () => {
    await set(name);
    expect([await allowed(name, later(due, -second)), await allowed(name, due)]).toEqual([false, true]);
  });
});

const conditions: [string, Updateable<Tables['orders']>][] = [
  ['a refund is in progress', { refund_status: 1 }],
  ['a parcel is in trouble', { paused_at: now }],
  ['both sides were notified', { late_told_at: now }],
  ['a part was refunded', { refund_status: 2 }],
  ['the order is over', { status: 'completed', cancel_answer_by: null }],
];

describe.each(conditions)('while %s', (_, changes) => {
  it.each(names)('the next deadline, the lock and the table agree on %s', async (name) => {
    await set(name, changes);
    const applies = (await next(name)) !== null;
    expect([await locked(name, due), await allowed(name, due)]).toEqual([applies ? 1 : 0, applies]);
  });
});

it.each(names.filter((name) => name !== 'pay_before'))(
  '%s does not apply while a refund is in progress',
  async (name) => {
    await set(name, { refund_status: 1 });
    expect(await next(name)).toBeNull();
  },
);
