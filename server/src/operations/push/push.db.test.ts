import { chooseNotification } from '@tradewind/contract/operations/notifications';
import { setQuietHours, showPush, subscribePush, unsubscribePush } from '@tradewind/contract/operations/push';
import { logout, setLanguage } from '@tradewind/contract/people/users';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildPaidOrder } from '../../../test/build-paid-order.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { type BuiltShopper, buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { openPushService } from '../../../test/push-service.ts';
import { hour, later } from '../../base/clock/clock.ts';
import { forbidPrivateHosts } from '../../base/http/outgoing.ts';
import { orderDelivered, orderPaid } from '../../trade/orders/index.ts';
import { openSession, passwordChanged } from '../../people/users/index.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, deliver, deps, refusal } = app;
const service = await openPushService();
const { received } = service;
const product = await buildProduct(db, { shop: await buildShop(db) });
let browsers = 0;

beforeEach(() => {
  received.length = 0;
  service.answerWith(201);
});
afterAll(() => {
  service.close();
  forbidPrivateHosts();
});

/** The buyer of a paid order, who gets push messages at any hour. */
async function subscriber() {
  const { id: orderId, shopper } = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
  await data(setQuietHours, { quiet: 0, from_hour: 22, until_hour: 8 }, shopper);
  const address = service.address(`browser-${(browsers += 1)}`);
  await data(subscribePush, address, shopper);
  const tell = async (event = orderPaid) => {
    await db.transact((tx) => deps.jobs.publish(tx, event, { orderId }));
    await deliverAll();
  };
  return { orderId, shopper, address, tell };
}
/** Delivers the events, and then what they wrote. */
async function deliverAll() {
  await deliver();
  await deliver();
}

const isSubscribed = async (shopper: Pick<BuiltShopper, 'token'>) => (await data(showPush, {}, shopper)).subscribed;

it('reaches the browser in the language of the shopper, with a link, once', async () => {
  const { orderId, shopper, tell } = await subscriber();
  await data(setLanguage, { lang: 'ja' }, shopper);
  await tell(orderDelivered);
  await tell(orderDelivered);
  expect(received.map(({ message }) => message)).toEqual([
    expect.objectContaining({ title: '配達が完了しました', path: `/orderInfo/${orderId}`, locale: 'ja' }),
  ]);
});

it('is signed with the key that browsers were given, for their push service', async () => {
  const { shopper, tell } = await subscriber();
  await tell();
  const { key } = await data(showPush, {}, shopper);
  expect(received[0]).toMatchObject({ signedWith: key, claims: { aud: service.origin } });
  expect((await data(showPush, {}, await buildShopper(db))).key).toBe(key);
});

it('keeps the key of the installation encrypted', async () => {
  await data(showPush, {}, await buildShopper(db));
  const rows = await db.read.selectFrom('push_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]!.private_key.toString('latin1')).not.toMatch(/^[\w-]{43}$/);
});

it.each([404, 410])('ends when the push service answers %i', async (status) => {
  const { shopper, tell } = await subscriber();
  service.answerWith(status);
  await tell();
  expect(await isSubscribed(shopper)).toBe(0);
});

it('is tried again after a failure of the push service', async () => {
  const { shopper, tell } = await subscriber();
  service.answerWith(503);
  await tell();
  service.answerWith(201);
  clock.advance(hour);
  await tell(orderDelivered);
  expect(received).toHaveLength(2);
  expect(await isSubscribed(shopper)).toBe(1);
});

it('ends with the session, and when the shopper ends it', async () => {
  const [left, stopped] = [await subscriber(), await subscriber()];
  await data(logout, {}, left.shopper);
  await data(unsubscribePush, {}, stopped.shopper);
  await left.tell();
  await stopped.tell();
  expect(received).toEqual([]);
  expect(await isSubscribed(stopped.shopper)).toBe(0);
});

it('is not ended by another account, and goes to the account that used the browser last', async () => {
  const { shopper, address, tell } = await subscriber();
  const stranger = await buildShopper(db);
  await data(unsubscribePush, {}, stranger);
  // Random ones begin with every letter.
  const guessed = address.auth.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  await data(subscribePush, { ...address, auth: guessed }, stranger);
  expect(await isSubscribed(shopper)).toBe(1);
  await data(subscribePush, address, stranger);
  await tell();
  expect([received, await isSubscribed(shopper)]).toEqual([[], 0]);
});

it('follows the choice of the shopper', async () => {
  const { shopper, tell } = await subscriber();
  await data(chooseNotification, { group: 'orders', channel: 'push', wanted: 0 }, shopper);
  await tell();
  expect(received).toEqual([]);
});

it('waits for the end of quiet hours, but not with what concerns security', async () => {
  const { shopper, tell } = await subscriber();
  const now = clock.now().getUTCHours();
  await data(setQuietHours, { quiet: 1, from_hour: now, until_hour: (now + 3) % 24 }, shopper);
  await tell();
  await db.transact((tx) =>
    deps.jobs.publish(tx, passwordChanged, { userId: shopper.id, at: clock.now().toISOString(), how: 'changed' }),
  );
  await deliverAll();
  expect(received.map(({ message }) => (message as { path: string }).path)).toEqual(['/security']);
  clock.advance(3 * hour);
  await tell(orderDelivered);
  expect(received).toHaveLength(3);
});

it('goes to each browser of an account', async () => {
  const { shopper, tell } = await subscriber();
  const token = await db.transact((tx) => openSession(tx, { userId: shopper.id, now: clock.now(), life: 48 * hour }));
  await data(subscribePush, service.address(`second-${later(clock.now(), 0).getTime()}`), { token });
  await tell();
  expect(new Set(received.map(({ path }) => path)).size).toBe(2);
});

it.each([
  ['endpoint', 'http://push.example/a'],
  ['endpoint', 'https://127.0.0.1/a'],
  ['endpoint', 'https://10.0.0.1/a'],
  ['endpoint', 'https://[::1]/a'],
  ['endpoint', 'ftp://push.example/a'],
  ['endpoint', 'https://user:secret@push.example/a'],
  ['p256dh', 'AAAA'],
  ['auth', 'AAAA'],
  ['time_zone', 'Nowhere/Land'],
])('refuses a browser whose %s is %s', async (field, value) => {
  expect(
    await refusal(subscribePush, { ...service.address('refused'), [field]: value }, await buildShopper(db)),
  ).toMatchObject({
    refusal: 'bad_request',
    fields: [field],
  });
});
