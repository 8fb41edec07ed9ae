import { endpoints } from '@tradewind/contract/endpoints';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { mostSkipped } from '@tradewind/contract/base/fields';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { z } from 'zod';
import { fieldsOf, generateField, requiredFieldsOf, type Sources } from '../fuzz/generate-input.ts';
import { openHarvest } from '../fuzz/harvest.ts';
import { seededRandom } from '../fuzz/random.ts';
import { sessionHeaders, type Actor } from '../fuzz/actors.ts';
import { day } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { openSession } from '../src/people/users/index.ts';
import { buildOperator } from '../test/build-operator.ts';
import { busiestOwner } from '../test/busiest-owner.ts';
import { percentile } from './figures.ts';
import { NoSuccess, sendRequest } from './request-timing.ts';

/** How long the server takes for one question, milliseconds. */
export interface TimedRead {
  /** The endpoint, and the filter or the order that was asked for. */
  readonly question: string;
  readonly p50: number;
  readonly slowest: number;
}

/** Each question is asked so often, or less where that takes longer than so many milliseconds. */
const times = 5;
const longEnough = 2_000;
/** Values of one filter that are tried, and of how many draws they are chosen. */
const valuesOfFilter = 4;
const valuesOfSort = 16;
const draws = 60;
const paging = new Set(['page', 'limit', 'cursor']);
/** Deep pages of ten rows, as lists are asked for where nothing else is said: the last is as deep as any list answers. */
const deepPages = [100, 1 + mostSkipped / 10];

/** What was asked: the slowest first, how many questions were refused because their values did not fit, and what failed. */
export interface TimedReads {
  readonly reads: TimedRead[];
  readonly refused: number;
  readonly failed: string[];
}

/**
 * Asks everything that both desks, shoppers and visitors read: each endpoint as its screen opens, in each order, and with some
 * values of each filter, alone; lists also at deep pages and where their cursors lead. An operator with all roles asks, the owner of the shop with the most orders of those that have
 * an owner, and its latest shopper. Filters name records that the answers had.
 */
export async function measureReads(origin: string, db: Database): Promise<TimedReads> {
  const merchant = await merchantOf(db);
  const actors = { operator: await operator(db), merchant, shopper: await latestShopper(db, merchant.shop!.id) };
  const asked = endpoints.filter(isRead);
  const all = openHarvest();
  const random = seededRandom(1);
  const sourcesOf = ({ who }: Endpoint): Sources & { actor: Actor } => {
    const actor = actors[who === 'anyone' ? 'shopper' : who];
    return { random, own: actor.harvest, all, actor };
  };
  const ask = async (endpoint: Endpoint, input: Record<string, unknown>): Promise<unknown> => {
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const headers = { lang: 'en', ...sessionHeaders(sourcesOf(endpoint).actor) };
    const body = await sendRequest(origin, { path: `${endpoint.path}?${query}`, headers });
    return (JSON.parse(body) as { data: unknown }).data;
  };
  const requiredOf = (endpoint: Endpoint) =>
    Object.fromEntries(
      requiredFieldsOf(endpoint).map((field) => [field, generateField(endpoint, field, sourcesOf(endpoint))]),
    );

  // First those that need no record: their answers name the records for the others.
  for (const endpoint of asked.toSorted((a, b) => requiredFieldsOf(a).length - requiredFieldsOf(b).length)) {
    const answer = await ask(endpoint, requiredOf(endpoint)).catch(() => undefined);
    sourcesOf(endpoint).own.collect(endpoint, answer);
    all.collect(endpoint, answer);
  }

  const reads: TimedRead[] = [];
  const failed: string[] = [];
  let refused = 0;
  for (const endpoint of asked) {
    const required = requiredOf(endpoint);
    const filters = filtersOf(endpoint, sourcesOf(endpoint)).map((filter) => ({ filter, as: described(filter) }));
    const pages = await pagesOf(endpoint, (filter) => ask(endpoint, { ...required, ...filter }));
    for (const { filter, as } of [...filters, ...pages]) {
      const input = { ...required, ...filter };
      const question = [endpoint.name, ...as].join(' ');
      const taken: number[] = [];
      try {
        await ask(endpoint, input);
        for (
          let time = 0, until = performance.now() + longEnough;
          time < times && performance.now() < until;
          time += 1
        ) {
          const start = performance.now();
          await ask(endpoint, input);
          taken.push(performance.now() - start);
        }
        reads.push({ question, p50: percentile(taken, 0.5), slowest: Math.max(...taken) });
      } catch (error) {
        if (error instanceof NoSuccess && error.status < 500) refused += 1;
        else failed.push(`${question}: ${String(error)}`);
      }
    }
  }
  return { reads: reads.toSorted((a, b) => b.p50 - a.p50), refused, failed };
}

/** What is read as records; files and streams of events are no objects. */
const isRead = ({ method, output }: Endpoint): boolean => method === 'GET' && output instanceof z.ZodObject;

/** No filter, and each filter alone. */
function filtersOf(endpoint: Endpoint, sources: Sources): Record<string, unknown>[] {
  const required = requiredFieldsOf(endpoint);
  const filters = fieldsOf(endpoint).filter((field) => !paging.has(field) && !required.includes(field));
  return [
    {},
    ...filters.flatMap((field) => {
      const drawn = Array.from({ length: draws }, () => generateField(endpoint, field, sources));
      const values = [...new Set(drawn)].filter((value) => value !== '' && value !== undefined);
      return values.slice(0, field === 'sort' ? valuesOfSort : valuesOfFilter).map((value) => ({ [field]: value }));
    }),
  ];
}

const described = (filter: object): string[] => Object.entries(filter).map(([name, value]) => `${name}=${value}`);

/** Deep pages of a list that has numbers, and those that follow the first and the deep ones in a list that has cursors. */
async function pagesOf(endpoint: Endpoint, ask: (filter: object) => Promise<unknown>) {
  const fields = fieldsOf(endpoint);
  const numbers = fields.includes('page') && fields.includes('limit') ? deepPages : [];
  const numbered = numbers.map((page) => ({ filter: { page }, as: [`page=${page}`] }));
  if (!fields.includes('cursor')) return numbered;
  const following = [];
  for (const page of [1, ...numbers]) {
    const answer = await ask({ page }).catch(() => undefined);
    const { next } = (answer ?? {}) as { next?: string | null };
    if (next) following.push({ filter: { cursor: next }, as: [`behind page ${page}`] });
  }
  return [...numbered, ...following];
}

async function operator(db: Database): Promise<Actor> {
  const { id, name, token } = await buildOperator(db, operatorRoles);
  return { kind: 'operator', id, name, roles: operatorRoles, token, harvest: openHarvest(), accepted: new Map() };
}

async function merchantOf(db: Database): Promise<Actor> {
  const { user_id: id, shop_id: shopId } = await busiestOwner(db);
  const token = await db.transact((tx) => openSession(tx, { userId: id, now: new Date(), life: day, atDesk: true }));
  const shop = { id: shopId, role: 'owner' } as const;
  return { kind: 'merchant', id, name: 'owner', shop, token, harvest: openHarvest(), accepted: new Map() };
}

async function latestShopper(db: Database, shopId: string): Promise<Actor> {
  const { user_id: id } = await db.read
    .selectFrom('orders')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = await db.transact((tx) => openSession(tx, { userId: id, now: new Date(), life: day }));
  return { kind: 'shopper', id, name: 'shopper', token, harvest: openHarvest(), accepted: new Map() };
}
