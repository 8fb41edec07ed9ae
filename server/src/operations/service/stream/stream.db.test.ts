import * as desk from '@tradewind/contract/operations/desk/service';
import * as contract from '@tradewind/contract/operations/service';
import * as live from '@tradewind/contract/operations/service-live';
import * as shop from '@tradewind/contract/operations/shop-desk/service';
import { logout } from '@tradewind/contract/people/users';
import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { anotherApp, testApp, type CallOptions, type TestApp } from '../../../../test/app.ts';
import { testDatabase } from '../../../../test/database.ts';
import { eventStream, type EventStream } from '../../../../test/event-stream.ts';
import { say, serviceSides } from '../../../../test/service-acts.ts';
import { openDatabase } from '../../../base/db/database.ts';
import { day, minute } from '../../../base/clock/clock.ts';
import { purgeService } from '../purge.ts';

const db = await testDatabase();
const one = await testApp(db);
// A second process has its own connections, so it has its own database handle here.
const otherDb = openDatabase({ url: db.directUrl, pool: 4 });
// Runs after the application was closed.
afterAll(() => otherDb.close());
const other = await testApp(otherDb);
const { data, refusal, clock } = one;
const { sides, support } = serviceSides(db, clock);

const origins = new Map<TestApp, string>();
for (const test of [one, other]) origins.set(test, await test.app.listen({ port: 0, host: '127.0.0.1' }));

type Ticket = typeof live.openStream | typeof shop.openShopStream | typeof desk.openDeskStream;

async function open(at: TestApp, ticket: Ticket, who: CallOptions, last?: string): Promise<EventStream> {
  const { url } = await at.data(ticket, {}, who);
  const stream = await eventStream(`${origins.get(at)}${url}${last === undefined ? '' : `&last=${last}`}`);
  onTestFinished(() => stream.lose());
  await expect.poll(() => stream.of('hello')).toHaveLength(1);
  return stream;
}
const texts = (stream: EventStream) => stream.of('message').map(({ data: { message } }) => message.text as string);

it('brings messages, marks and typing to the other side at another process', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const atDesk = await open(other, shop.openShopStream, theirs);
  const atHome = await open(one, live.openStream, mine);
  expect(atDesk.of('hello')[0]!.data).toEqual({ unread: 1 });
  await data(contract.sendMessage, { shop_id: shopId, ...say('Are you there?') }, mine);
  await expect.poll(() => texts(atDesk)).toEqual(['Are you there?']);
  expect(atDesk.of('message')[0]!.data).toMatchObject({ unread: 2, conversation_id: id });
  await other.data(shop.typingAsShop, { id }, theirs);
  await expect.poll(() => atHome.of('typing')).toMatchObject([{ data: { shop_id: shopId, from: 'shop' } }]);
  await other.data(shop.markAsShop, { id, read: 2 }, theirs);
  await expect.poll(() => atHome.of('marks').at(-1)?.data).toMatchObject({ theirs_read: 2, theirs_received: 2 });
  await other.data(shop.sendAsShop, { id, ...say('Yes') }, theirs);
  await expect.poll(() => texts(atHome)).toEqual(['Are you there?', 'Yes']);
});

it('goes on at another process after the network was lost, with nothing lost or doubled', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('0') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const first = await open(one, live.openStream, mine);
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1));
  for (const text of numbers.slice(0, 10)) await data(shop.sendAsShop, { id, ...say(text) }, theirs);
  await expect.poll(() => texts(first).length).toBeGreaterThan(3);
  first.lose();
  for (const text of numbers.slice(10, 20)) await other.data(shop.sendAsShop, { id, ...say(text) }, theirs);
  const second = await open(other, live.openStream, mine, first.lastId());
  for (const text of numbers.slice(20)) await data(shop.sendAsShop, { id, ...say(text) }, theirs);
  await expect.poll(() => [...texts(first), ...texts(second)]).toEqual(numbers);
  expect(second.of('message').at(-1)!.data.unread).toBe(30);
});

it('goes on after the connection on which the process listens was lost', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('0') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const stream = await open(one, live.openStream, mine);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(db.kysely);
  await data(shop.sendAsShop, { id, ...say('Still there?') }, theirs);
  await expect.poll(() => texts(stream), { timeout: 10_000 }).toEqual(['Still there?']);
});

it('keeps the order when many write at once', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('0') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const stream = await open(other, live.openStream, mine);
  await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2
        ? one.data(shop.sendAsShop, { id, ...say(String(index)) }, theirs)
        : other.data(contract.sendMessage, { shop_id: shopId, ...say(String(index)) }, mine),
    ),
  );
  await expect.poll(() => texts(stream).length).toBe(24);
  const ids = stream.of('message').map((event) => Number(event.id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const { list } = await data(contract.messages, { shop_id: shopId, limit: 100 }, mine);
  expect(texts(stream)).toEqual(list.slice(1).map(({ text }) => text));
});

it('opens with a ticket that works once, within a minute', async () => {
  const { mine } = await sides();
  const { url } = await data(live.openStream, {}, mine);
  const stream = await eventStream(origins.get(one) + url);
  expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect((await eventStream(origins.get(one) + url)).status).toBe(401);
  stream.lose();
  const late = await data(live.openStream, {}, mine);
  clock.advance(minute);
  expect((await eventStream(origins.get(one) + late.url)).status).toBe(401);
  expect((await eventStream(`${origins.get(one)}/api/service/stream?ticket=nonsense`)).status).toBe(401);
  expect((await refusal(live.openStream, {}, {})).refusal).toBe('not_signed_in');
});

it('ends with the session before anything more is told', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('Hello') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  const stream = await open(one, live.openStream, mine);
  await data(logout, {}, mine);
  await data(shop.sendAsShop, { id, ...say('A secret') }, theirs);
  await expect.poll(() => stream.of('bye')).toMatchObject([{ data: { reason: 'session' } }]);
  expect(texts(stream)).toEqual([]);
  await expect.poll(() => stream.isOver()).toBe(true);
});

it('tells nothing of one shop to another, nor of shops to operators', async () => {
  const { shopId, mine } = await sides();
  const stranger = await sides();
  const { at } = await support();
  const [atShop, atDesk] = [
    await open(one, shop.openShopStream, stranger.theirs),
    await open(one, desk.openDeskStream, at),
  ];
  await data(contract.sendMessage, { shop_id: shopId, ...say('For one shop') }, mine);
  await data(contract.sendMessage, say('For the platform'), mine);
  await expect.poll(() => texts(atDesk)).toEqual(['For the platform']);
  expect(atShop.of('message')).toEqual([]);
});

it('makes room for a ninth stream of an account by ending its first', async () => {
  const { mine } = await sides();
  const streams: EventStream[] = [];
  for (let number = 0; number < 9; number += 1) streams.push(await open(one, live.openStream, mine));
  await expect.poll(() => streams[0]!.of('bye')).toMatchObject([{ data: { reason: 'replaced' } }]);
  expect(streams.slice(1).some((stream) => stream.of('bye').length > 0)).toBe(false);
});

it('takes no more streams than the process has places for, and says when to come again', async () => {
  const small = await anotherApp(db, { liveConnections: 2 });
  const origin = await small.app.listen({ port: 0, host: '127.0.0.1' });
  const streamOf = async () => {
    const { mine } = await sides();
    const stream = await eventStream(origin + (await small.data(live.openStream, {}, mine)).url);
    onTestFinished(() => stream.lose());
    return stream;
  };
  const [first] = await Promise.all([streamOf(), streamOf()]);
  const third = await streamOf();
  expect(third.status).toBe(503);
  expect(third.headers['retry-after']).toBe('30');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  first.lose();
  await expect.poll(async () => (await streamOf()).status).toBe(200);
});

it('brings an event for many people to each of them, also after the listening connection was lost', async () => {
  const all = await Promise.all(
    Array.from({ length: 150 }, async (_, number) => {
      const { shopId, mine, theirs } = await sides();
      await data(contract.sendMessage, { shop_id: shopId, ...say(`Hello ${number}`) }, mine);
      const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
      return { id, theirs, stream: await open(one, live.openStream, mine) };
    }),
  );
  const answer = (text: string) =>
    Promise.all(
      all.map(({ id, theirs }, number) => data(shop.sendAsShop, { id, ...say(`${text} ${number}`) }, theirs)),
    );
  await answer('First');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(db.kysely);
  await answer('Second');
  await expect
    .poll(() => all.map(({ stream }) => texts(stream)), { timeout: 10_000 })
    .toEqual(all.map((_, number) => [`First ${number}`, `Second ${number}`]));
  expect(all[0]!.stream.of('message').at(-1)!.data.unread).toBe(2);
});

it('says so when the events in between are too old to be kept', async () => {
  const { shopId, mine, theirs } = await sides();
  await data(contract.sendMessage, { shop_id: shopId, ...say('0') }, mine);
  const { id } = (await data(shop.shopConversations, {}, theirs)).list[0]!;
  await data(shop.sendAsShop, { id, ...say('1') }, theirs);
  await purgeService({ db, clock: { now: () => new Date(clock.now().getTime() + 8 * day) } });
  await data(shop.sendAsShop, { id, ...say('2') }, theirs);
  const stream = await open(one, live.openStream, mine, '0');
  await expect.poll(() => texts(stream)).toEqual(['2']);
  expect(stream.of('reset')).toHaveLength(1);
  const ahead = await open(one, live.openStream, mine, '999999');
  await expect.poll(() => ahead.of('reset')).toHaveLength(1);
});
