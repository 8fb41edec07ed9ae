import { clock as clockState, clockMoves, moveClock } from '@tradewind/contract/operations/desk/clock';
import { health } from '@tradewind/contract/operations/desk/health';
import { auditLog, deskMe } from '@tradewind/contract/platform/desk/operators';
import { payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import { shipOrder, shopOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { day, hour, later, second } from '../../base/clock/clock.ts';
import { followClock } from '../../base/clock/followed-clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const demo = await testApp(db, { movable: true });
const real = await testApp(db);
const admin = await buildOperator(db, ['admin']);
const { token: desk } = admin;
const now = () => demo.deps.clock.now();
const distance = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime());

it('moves the clock in every process and returns the results of the timers', async () => {
  const otherProcess = await followClock(db);
  const before = now();
  const runs: Date[] = [];
  demo.deps.jobs.schedule({
    name: 'test.count',
    cron: '* * * * *',
    run: async () => {
      runs.push(now());
      return 2;
    },
  });
  demo.deps.jobs.schedule({
    name: 'test.broken',
    cron: '* * * * *',
    run: () => Promise.reject(new Error('broken on purpose')),
  });

  const { move, state } = await demo.data(moveClock, { hours: 60 }, { desk });

  expect(distance(now(), later(before, 60 * hour))).toBeLessThan(30 * second);
  // No step is longer than a day, and timers run after each.
  expect(runs.map((at) => Math.round((at.getTime() - before.getTime()) / hour))).toEqual([24, 48, 60]);
  expect(move.timers).toEqual(
    expect.arrayContaining([
      { name: 'test.count', runs: 3, done: 6, failed: false },
      { name: 'test.broken', runs: 3, done: null, failed: true },
    ]),
  );
  expect(state).toMatchObject({ movable: true, ahead_seconds: 60 * 3_600 });
  await expect.poll(() => distance(otherProcess.now(), now())).toBeLessThan(30 * second);
  expect(distance(otherProcess.real(), new Date())).toBeLessThan(30 * second);
  expect((await demo.data(clockMoves, {}, { desk })).list[0]).toMatchObject({
    id: move.id,
    operator_name: admin.name,
    timers: move.timers,
  });
  expect((await demo.data(auditLog, {}, { desk })).list[0]).toMatchObject({
    act: 'clock.moved',
    operator_name: admin.name,
  });
  const clocks = await demo.data(health, {}, { desk });
  expect(distance(new Date(clocks.now), new Date())).toBeLessThan(30 * second);
  expect(distance(new Date(clocks.shop_now), now())).toBeLessThan(30 * second);
});

it('sends the time with every answer', async () => {
  const { body } = await demo.call(clockState, {}, { desk });
  expect(distance(new Date(body.time * 1_000), now())).toBeLessThan(30 * second);
  const refused = await demo.refusal(moveClock, {}, { desk });
  expect(distance(new Date(refused.time * 1_000), now())).toBeLessThan(30 * second);
});

it('keeps sessions signed in', async () => {
  const shopper = await buildShopper(db, { now: now() });
  await db.transact((tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: later(now(), day) })
      .where('user_id', '=', shopper.id)
      .execute(),
  );
  const over = await buildShopper(db, { now: now() });
  await db.transact((tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: later(now(), -day) })
      .where('user_id', '=', over.id)
      .execute(),
  );
  await demo.data(moveClock, { hours: 24 * 7 }, { desk });
  expect((await demo.data(getUserInfo, {}, { token: shopper.token })).id).toBe(shopper.id);
  expect((await demo.data(deskMe, {}, { desk })).id).toBe(admin.id);
  expect((await demo.refusal(getUserInfo, {}, { token: over.token })).status).toBe(401);
});

it('refuses to move backwards, also in the database', async () => {
  const { rows } = await sql<{ ahead_ms: bigint }>`select ahead_ms from demo_clock`.execute(db.kysely);
  await expect(sql`update demo_clock set ahead_ms = ahead_ms - 1`.execute(db.kysely)).rejects.toThrow(
    'only goes forward',
  );
  await expect(sql`delete from demo_clock`.execute(db.kysely)).rejects.toThrow('only goes forward');
  expect(rows).toHaveLength(1);
  for (const hours of [0, -5, 1.5, 24 * 61])
    expect(await demo.refusal(moveClock, { hours }, { desk }), String(hours)).toMatchObject({ refusal: 'bad_request' });
});

it('moves to just after a deadline and refuses one without due jobs', async () => {
  expect(await demo.refusal(moveClock, { until: 'orders.ship_by' }, { desk })).toMatchObject({
    refusal: 'deadline_unknown',
    fields: ['until'],
  });
  expect(await demo.refusal(moveClock, { until: 'constructor' }, { desk })).toMatchObject({
    refusal: 'deadline_unknown',
  });
  expect(await demo.refusal(moveClock, { until: 'orders.ship_by', hours: 1 }, { desk })).toMatchObject({
    refusal: 'bad_request',
  });
  expect(await demo.refusal(moveClock, {}, { desk })).toMatchObject({ refusal: 'bad_request' });
});

it(
  'processes deadlines: delivers, confirms and completes a shipped order and cancels an unshipped one',
  { timeout: 60_000 },
  async () => {
    const price = 2_000n;
    const at = now();
    const owner = await buildMerchant(db, { now: at });
    const { id: product, skus } = await buildProduct(db, { shop: { id: owner.shopId, name: '' }, price });
    const buyer = await buildShopper(db, { balance: 100_000n, now: at });
    const buy = async () => {
      const placed = await demo.data(
        placeOrder,
        { product_id: product, mer_id: owner.shopId, sku_id: skus[0]!.id, number: 1, address_id: buyer.addressId },
        { token: buyer.token, key: newId() },
      );
      await demo.data(
        payOrderGroup,
        { out_trade_no: placed.out_trade_no, password_pay: testCode },
        { token: buyer.token },
      );
      return placed.order_ids[0]!;
    };
    const [shipped, unshipped] = [await buy(), await buy()];
    await demo.data(shipOrder, { id: shipped, carrier: 'demo', number: 'DEMO-1' }, { token: owner.token });
    const statusOf = async (id: string) => (await demo.data(shopOrder, { id }, { token: owner.token })).status;
    const until = (name: string) => demo.data(moveClock, { until: name }, { desk });

    expect((await demo.data(clockState, {}, { desk })).deadlines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['orders.ship_by', 'orders.unshipped_at', 'orders.confirm_at']),
    );
    await until('orders.unshipped_at');
    expect([await statusOf(shipped), await statusOf(unshipped)]).toEqual([2, -1]);
    await demo.data(moveClock, { hours: 24 * 2 }, { desk });
    const { parcels } = await demo.data(shopOrder, { id: shipped }, { token: owner.token });
    expect(parcels[0]!.status).toBe('delivered');
    await until('orders.confirm_at');
    expect(await statusOf(shipped)).toBe(3);
    await until('orders.after_sale_until');
    expect(await statusOf(shipped)).toBe(4);
    const { money } = await demo.data(shopOrder, { id: shipped }, { token: owner.token });
    expect(money).toMatchObject({ place: 'released', held: '0.00' });
    expect((await demo.data(shopOrder, { id: unshipped }, { token: owner.token })).money).toMatchObject({
      place: 'returned',
    });
    await expectCleanBooks(db);
  },
);

it('is moved by administrators only, and only in demo installations', async () => {
  const finance = await buildOperator(db, ['finance', 'support', 'catalogue'], { now: now() });
  expect(await demo.refusal(moveClock, { hours: 1 }, { desk: finance.token })).toMatchObject({
    refusal: 'desk_forbidden',
  });
  const { token } = await buildOperator(db, ['admin']);
  expect((await real.data(clockState, {}, { desk: token })).movable).toBe(false);
  const { rows: before } = await sql`select ahead_ms from demo_clock`.execute(db.kysely);
  expect(await real.refusal(moveClock, { hours: 1 }, { desk: token })).toMatchObject({ refusal: 'clock_fixed' });
  const { rows: after } = await sql`select ahead_ms from demo_clock`.execute(db.kysely);
  expect(after).toEqual(before);
});
