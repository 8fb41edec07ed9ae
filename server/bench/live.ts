import { sendAsShop } from '@tradewind/contract/operations/shop-desk/service';
import { sql } from 'kysely';
import { execFileSync } from 'node:child_process';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { limitConcurrency } from '../src/base/limit-concurrency.ts';
import { serviceEvents } from '../src/operations/service/events-store.ts';
import type { MeasuredServer } from './child.ts';
import type { Environment } from './environment.ts';
import { percentile } from './figures.ts';
import { fillFollowers, type Written } from './fill-followers.ts';
import { liveCrowd, type Crowd } from './live-crowd.ts';
import { reportArrivals, reportFailures, reportMemory, reportStep, type Arrivals } from './report-live.ts';
import { sendRequest } from './request-timing.ts';
import { post, readRequests } from './requests.ts';

const products = 1_000;
/** One heartbeat of every connection. */
const idleMilliseconds = 25_000;
const singleMessages = 100;
const manyMessages = 1_000;
/** Messages that are sent at the same time. */
const sentAtOnce = 16;
/** How long arrivals are waited for after the last act. */
const arrivalLimit = 60_000;
const readPause = 20;
/** Files that a process has open beside its streams. */
const otherFiles = 1_000;

/**
 * `npm run bench -- --live`: opens so many connections of distinct shoppers to one process of the product, and measures what
 * they take, how soon events arrive, and what ordinary reads notice of it.
 */
export async function measureLive(
  environment: Environment,
  connections: number,
  print: (line: string) => void,
): Promise<void> {
  requireOpenFiles(connections + otherFiles);
  const catalogue = await environment.createCatalogue('live', products);
  const db = openDatabase({ url: catalogue.url, pool: 4 });
  const followers = await fillFollowers(db, connections);
  const product = await environment.startProduct(catalogue);
  const crowd = liveCrowd(product.origin, followers);
  const read = readRequests(catalogue.sample).detail;

  /** Measures a step, with one reader of product details beside it. */
  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const end = new AbortController();
    const reading = readRepeatedly(
      () => sendRequest(product.origin, read(Math.floor(Math.random() * 1e6))),
      end.signal,
    );
    const before = await product.usage();
    const began = performance.now();
    const result = await act();
    const seconds = (performance.now() - began) / 1_000;
    const after = await product.usage();
    end.abort();
    reportStep(print, { name, seconds, before, after, readP99: percentile(await reading, 0.99) });
    return result;
  }

  try {
    await step('Nobody is connected', () => pause(3_000));
    const before = await product.usage();
    reportFailures(print, await step('Connections open', () => crowd.open()));
    reportMemory(print, connections, before, await product.usage());
    await step('All are idle', () => pause(idleMilliseconds));
    const singly = followers.slice(0, singleMessages);
    reportArrivals(print, await step('Messages one by one', () => sendMessages(product, crowd, singly, 1)));
    const many = followers.slice(0, manyMessages);
    reportArrivals(print, await step('Messages to many', () => sendMessages(product, crowd, many, sentAtOnce)));
    reportArrivals(print, await step('An event for everybody', () => broadcastEvent(db, crowd, followers)));
    reportFailures(print, await step('All are lost and come back', () => crowd.loseAll()));
  } finally {
    crowd.close();
    await product.stop();
    await db.close();
  }
}

/** @throws when processes of this user can't have so many files open. */
function requireOpenFiles(needed: number): void {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < needed)
    throw new Error(`The hard limit of open files is ${limit}; ${needed} are needed: raise it with ulimit -Hn`);
}

/** Milliseconds of each read; one that failed took for ever. */
async function readRepeatedly(read: () => Promise<unknown>, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    const failed = await read().then(
      () => false,
      () => true,
    );
    times.push(failed ? Infinity : performance.now() - began);
    await pause(readPause);
  }
  return times;
}

/** Each shop's owner writes to the shoppers. @returns from the start of each call until its message arrives. */
async function sendMessages(
  { origin }: MeasuredServer,
  crowd: Crowd,
  followers: readonly Written[],
  atOnce: number,
): Promise<Arrivals> {
  const sent = new Map<string, number>();
  const arrivals = awaitArrivals(followers.length);
  crowd.onText((_follower, text) => {
    for (const [, id] of text.matchAll(/"message":\{"id":"([^"]+)"/g)) {
      const began = sent.get(id!);
      if (began !== undefined && sent.delete(id!)) arrivals.add(performance.now() - began);
    }
  });
  const inTurn = limitConcurrency(atOnce);
  await Promise.all(
    followers.map(({ conversationId, owner: { token } }) =>
      inTurn(async () => {
        const id = newId();
        sent.set(id, performance.now());
        await sendRequest(
          origin,
          post(
            sendAsShop,
            { id: conversationId, message_id: id, text: 'Your parcel left today.', pictures: [] },
            { token },
          ),
          crowd.agent,
        );
      }),
    ),
  );
  return arrivals.all();
}

/** Stores an event for everybody in one transaction. @returns from its commit until each has it. */
async function broadcastEvent(db: Database, crowd: Crowd, followers: readonly Written[]): Promise<Arrivals> {
  const arrivals = awaitArrivals(followers.length);
  let began = 0;
  crowd.onText((_follower, text) => {
    if (text.includes('event: changed')) arrivals.add(performance.now() - began);
  });
  const ids = followers.map(({ id }) => id);
  began = performance.now();
  await db.transact(async (tx) => {
    await sql`with numbered as (
        insert into service_audiences (id, last_number) select id, 1 from unnest(${ids}::uuid[]) as id order by id
        on conflict (id) do update set last_number = service_audiences.last_number + 1 returning id, last_number)
      insert into service_events (audience_id, number, kind, conversation_id, at)
      select n.id, n.last_number, 'changed', c.id, now() from numbered n join service_conversations c on c.user_id = n.id`.execute(
      tx,
    );
    await sql`select pg_notify(${serviceEvents}, id) from unnest(${ids}::text[]) as id`.execute(tx);
  });
  began = performance.now();
  return arrivals.all();
}

/** Collects times until so many have arrived. */
function awaitArrivals(expected: number) {
  const times: number[] = [];
  const complete = Promise.withResolvers<void>();
  return {
    add(time: number) {
      times.push(time);
      if (times.length === expected) complete.resolve();
    },
    /** Those that arrived in time. */
    async all(): Promise<Arrivals> {
      await Promise.race([complete.promise, pause(arrivalLimit)]);
      return { times, expected };
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
