import * as contract from '@tradewind/contract/platform/desk/days-off';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as orders from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour, later } from '../../base/clock/clock.ts';
import { dayOf, daysOffAfter } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { call, data, refusal, clock } = await testApp(db);
const as = async (role: 'admin' | 'support' | 'finance') => ({
  desk: (await buildOperator(db, [role], { now: clock.now() })).token,
});
const inDays = (days: number) => dayOf(later(clock.now(), days * day));

/** The next weekday after a date. */
function weekdayAfter(date: string): string {
  const next = later(new Date(date), day);
  return [0, 6].includes(next.getUTCDay()) ? weekdayAfter(dayOf(next)) : dayOf(next);
}
const clear = () => db.kysely.deleteFrom('days_off').execute();

/** Places and pays an order. @returns a function that reads its shipping deadline. */
async function paidOrder() {
  const product = await buildProduct(db, { price: 1_000n, stock: 10 });
  const { token, addressId } = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const { order_ids } = await data(
    orders.placeOrder,
    { product_id: product.id, number: 1, address_id: addressId },
    { token },
  );
  await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, { token });
  return async () => (await data(orders.order, { order_id: order_ids[0]! }, { token })).deadlines.ship_by!.slice(0, 10);
}

describe('days off', () => {
  it('extend new shipping deadlines, but not existing ones', async () => {
    const by = await as('admin');
    const shipBefore = await paidOrder();
    const off = await shipBefore();
    expect(await data(contract.addDaysOff, { from: off, name: 'Harvest day' }, by)).toMatchObject({
      id: off,
      name: 'Harvest day',
      state: 'coming',
    });
    const shipDuring = await paidOrder();
    expect(await shipDuring()).toBe(weekdayAfter(off));
    expect(await shipBefore()).toBe(off);

    await data(contract.removeDayOff, { id: off }, by);
    const shipAfterwards = await paidOrder();
    expect(await shipAfterwards()).toBe(off);
    expect(await shipDuring()).toBe(weekdayAfter(off));
    const { list } = await data(auditLog, { subject: `day_off:${off}` }, by);
    expect(list.map(({ act }) => act)).toEqual(['day_off.removed', 'day_off.added']);
  });

  it('are added as a range and kept once they are past', async () => {
    await clear();
    const by = await as('admin');
    expect(await data(contract.daysOff, {}, by)).toEqual({ list: [], total: 0 });
    await data(contract.addDaysOff, { from: inDays(2), until: inDays(5), name: 'New Year' }, by);
    expect([...(await daysOffAfter(db.read, clock.now()))].toSorted()).toEqual([2, 3, 4, 5].map(inDays));
    const second = inDays(3);
    clock.advance(3 * day);
    const reader = await as('support');
    expect((await data(contract.daysOff, { state: 'coming' }, reader)).list.map(({ id }) => id)).toEqual([
      inDays(1),
      inDays(2),
    ]);
    expect((await data(contract.daysOff, { state: 'past', sort: '-day' }, reader)).list.map(({ id }) => id)[0]).toBe(
      second,
    );
    expect((await refusal(contract.removeDayOff, { id: second }, await as('admin'))).refusal).toBe('day_off_not_found');
  });

  it('are added once, completely or not at all, under concurrent requests', async () => {
    await clear();
    const by = await as('admin');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call(contract.addDaysOff, { from: inDays(10), until: inDays(12 + index), name: 'Rush' }, by),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    const { total } = await data(contract.daysOff, {}, by);
    expect(
      (await refusal(contract.addDaysOff, { from: inDays(8), until: inDays(10), name: 'Bridge' }, by)).msg,
    ).toContain(inDays(10));
    expect((await data(contract.daysOff, {}, by)).total).toBe(total);
    const gone = await Promise.all(
      Array.from({ length: 4 }, () => call(contract.removeDayOff, { id: inDays(10) }, by)),
    );
    expect(gone.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });

  it('refuse past days, long ranges and other roles', async () => {
    const by = await as('admin');
    const refused = async (from: string, until?: string) =>
      (await refusal(contract.addDaysOff, { from, name: 'x', ...(until && { until }) }, by)).refusal;
    for (const from of [inDays(0), inDays(-1), '1970-01-01', inDays(4_000), '9999-12-31'])
      expect(await refused(from), from).toBe('days_off_invalid');
    expect(await refused(inDays(3), inDays(2))).toBe('days_off_invalid');
    expect(await refused(inDays(40), inDays(40 + contract.maxDaysOffAtOnce))).toBe('days_off_invalid');
    for (const from of ['2026-02-30', 'tomorrow', '', later(clock.now(), 48 * hour).toISOString()])
      expect(await refused(from), from).toBe('bad_request');
    expect((await refusal(contract.removeDayOff, { id: inDays(700) }, by)).refusal).toBe('day_off_not_found');
    for (const role of ['support', 'finance'] as const) {
      expect((await refusal(contract.addDaysOff, { from: inDays(90), name: 'x' }, await as(role))).refusal).toBe(
        'desk_forbidden',
      );
      expect((await refusal(contract.removeDayOff, { id: inDays(90) }, await as(role))).refusal).toBe('desk_forbidden');
    }
  });
});
