import { createDraft, publishProduct, saveProduct } from '@tradewind/contract/goods/shop-desk/products';
import { changeStock } from '@tradewind/contract/goods/shop-desk/stock';
import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { orderActs } from '../../../test/order-acts.ts';
import { buildPicture, productForm } from '../../../test/product-form.ts';
import { webhookActs } from '../../../test/webhook-acts.ts';
import { verifyMessage } from '../../../test/webhook-receiver.ts';
import { day, minute, second } from '../../base/clock/clock.ts';
import { orderCompleted, orderDelivered, orderPaid, orderReceived, orderShipped } from '../../trade/orders/index.ts';
import { takeDelivery } from './deliveries-store.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, clock, deliver, deps } = test;
const { receiver, buildHooked, buildOrderOf, happens, runTimer } = webhookActs(test);

describe('an event', () => {
  it('arrives signed, with the order as the shop API shows it', async () => {
    const { server, owner, webhook } = await buildHooked();
    const id = await buildOrderOf(owner);
    await data(shipOrder, { id, carrier: 'dhl', number: 'JD014600003828' }, { token: owner.token });
    await deliver();
    expect(server.events()).toMatchObject([
      { type: 'order.shipped', data: { id, parcels: [{ number: 'JD014600003828' }] } },
    ]);
    const [message] = server.received;
    expect(message!.headers['webhook-id']).toBe(server.events()[0]!.id);
    expect(verifyMessage(message!, webhook.secret)).toEqual(server.events()[0]);
    expect(() => verifyMessage({ ...message!, body: `${message!.body} ` }, webhook.secret)).toThrow();
    await expectCleanBooks(db);
  });

  it('tells of a payment by a shopper', async () => {
    const deal = await orderActs(test).pay();
    const server = await receiver();
    await data(contract.createWebhook, { url: server.url, types: ['order.paid'] }, { token: deal.merchant.token });
    await happens(orderPaid, deal.id);
    await deliver();
    expect(server.events()).toMatchObject([{ type: 'order.paid', data: { id: deal.id } }]);
    await expectCleanBooks(db);
  });

  it('goes to the shop of the order only, and to webhooks that ask for its type', async () => {
    const [one, other, deaf] = [await buildHooked(), await buildHooked(), await buildHooked(['payout.paid'])];
    await happens(orderPaid, await buildOrderOf(one.owner));
    await happens(orderPaid, await buildOrderOf(deaf.owner));
    await deliver();
    expect([one, other, deaf].map(({ server }) => server.received.length)).toEqual([1, 0, 0]);
  });

  it('did not happen when its act is undone', async () => {
    const { server, owner, log } = await buildHooked();
    const orderId = await buildOrderOf(owner);
    const undone = db.transact(async (tx) => {
      await deps.jobs.publish(tx, orderPaid, { orderId });
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    await deliver();
    expect([server.received, await log()]).toEqual([[], []]);
  });

  it('tells of each change of a product', async () => {
    const { server, owner, token } = await buildHooked(['product.changed']);
    const picture = await buildPicture(db, owner.id);
    const made = await data(createDraft, productForm({ pictures: [{ image: picture, alts: {} }] }), { token });
    const saved = await data(
      saveProduct,
      {
        id: made.id,
        revision: made.revision,
        product: productForm({ titles: { en: 'Cotton towel' }, pictures: [{ image: picture, alts: {} }] }),
      },
      { token },
    );
    await data(publishProduct, { id: saved.id }, { token });
    await runTimer();
    expect(server.events().map(({ type, data: shown }) => [type, shown.id])).toEqual([
      ['product.changed', made.id],
      ['product.changed', made.id],
    ]);
  });

  it('tells of a change of a product without waiting for the timer', async () => {
    const { server, token } = await buildHooked(['product.changed']);
    const made = await data(createDraft, productForm({}), { token });
    const product = productForm({ titles: { en: 'Wool towel' } });
    await data(saveProduct, { id: made.id, revision: made.revision, product }, { token });
    await expect
      .poll(async () => {
        await deliver();
        return server.events().map(({ data: shown }) => shown.id);
      })
      .toEqual([made.id]);
  });

  it('tells once of a stock that falls to what its shop calls low', async () => {
    const { server, owner, token } = await buildHooked(['stock.low']);
    const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price: 1_000n, stock: 7 });
    const sku = product.skus[0]!.id;
    const take = (by: number) => data(changeStock, { sku_id: sku, add: -by, reason: 'damaged' }, { token });
    await take(1);
    await runTimer();
    expect(server.received).toEqual([]);
    await take(1);
    await take(1);
    await runTimer();
    expect(server.events()).toMatchObject([
      { type: 'stock.low', data: { id: product.id, low_stock: 1, content: { skus: [{ id: sku, stock: 4 }] } } },
    ]);
  });

  it('arrives in the order in which its subject changed, while others go on', async () => {
    const { server, owner } = await buildHooked();
    const [late, quick] = [await buildOrderOf(owner), await buildOrderOf(owner)];
    server.answer = ({ body }) => (body.includes(late) && server.received.length < 3 ? 500 : 200);
    for (const kind of [orderPaid, orderDelivered, orderReceived, orderCompleted] as (typeof orderPaid)[])
      await happens(kind, late);
    await happens(orderPaid, quick);
    await deliver();
    const got = (id: string) => server.events().flatMap(({ type, data: order }) => (order.id === id ? [type] : []));
    expect([got(late), got(quick)]).toEqual([['order.paid'], ['order.paid']]);
    clock.advance(2 * minute);
    await runTimer();
    expect(got(late)).toEqual(['order.paid', 'order.paid', 'order.delivered', 'order.received', 'order.completed']);
  });

  it('is sent again with the same id and body until it is taken', async () => {
    const { server, owner, log, read } = await buildHooked();
    server.answer = 503;
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect((await read()).failing_since).not.toBeNull();
    await runTimer();
    expect(server.received).toHaveLength(1);
    clock.advance(2 * minute);
    await runTimer();
    server.answer = 204;
    clock.advance(10 * minute);
    await runTimer();
    clock.advance(day);
    await runTimer();
    expect(server.received).toHaveLength(3);
    expect(new Set(server.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(await log()).toMatchObject([{ state: 'delivered', tries: 3, next_at: null, last: { status: 204 } }]);
    expect(await read()).toMatchObject({ failing_since: null, waiting: 0, failed: 0 });
  });

  it('is sent by one process at a time', async () => {
    const { server, owner } = await buildHooked();
    server.answer = () => new Promise((resolve) => setTimeout(() => resolve(200), 50));
    for (let orders = 0; orders < 6; orders += 1) await happens(orderPaid, await buildOrderOf(owner));
    await Promise.all([runTimer(), runTimer(), runTimer()]);
    expect(new Set(server.events().map(({ id }) => id)).size).toBe(6);
    expect(server.received).toHaveLength(6);
  });

  it('is sent again when the process that had taken it is gone', async () => {
    const { server, owner, log } = await buildHooked();
    await happens(orderPaid, await buildOrderOf(owner));
    const taken = await db.transact((tx) => takeDelivery(tx, clock.now()));
    await runTimer();
    expect(server.received).toHaveLength(0);
    clock.advance(30 * second);
    await runTimer();
    expect(server.events().map(({ id }) => id)).toEqual([taken!.eventId]);
    expect(await log()).toMatchObject([{ state: 'delivered' }]);
  });

  it('holds no transaction open while its receiver thinks', async () => {
    const { server, owner } = await buildHooked();
    let open: unknown = null;
    server.answer = async () => {
      const { rows } = await db.pool.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      open = rows.length;
      return 200;
    };
    await happens(orderPaid, await buildOrderOf(owner));
    await deliver();
    expect(open).toBe(0);
  });
});

it('a parcel of an order is an event each', async () => {
  const { server, owner } = await buildHooked(['order.shipped']);
  const orderId = await buildOrderOf(owner);
  await db.transact((tx) =>
    deps.jobs.publishAll(tx, orderShipped, [
      { orderId, parcelId: orderId },
      { orderId, parcelId: orderId },
    ]),
  );
  await deliver();
  expect(new Set(server.events().map(({ id }) => id)).size).toBe(2);
});
