import { endpoints } from '@tradewind/contract/endpoints';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
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
import { percentile } from './figures.ts';
import { sendRequest } from './request-timing.ts';

/** How long the server takes for one question to a desk, milliseconds. */
export interface DeskRead {
  /** The endpoint, and the filter or the order that was asked for. */
  readonly question: string;
  readonly p50: number;
  readonly slowest: number;
}

const times = 5;
/** Values of one filter that are tried, and of how many draws they are chosen. */
const valuesOfFilter = 4;
const valuesOfSort = 16;
const draws = 60;
const paging = new Set(['page', 'limit', 'cursor']);

/**
 * Asks both desks everything that they read: each endpoint as its screen opens, in each order, and with some values of each
 * filter, alone. An operator with all roles asks, and the owner of a shop. Filters name records that the answers had.
 *
 * @returns the questions, the slowest first, and how many were refused because their values did not fit
 */
export async function measureDeskReads(
  origin: string,
  db: Database,
  shopId: string,
): Promise<{ reads: DeskRead[]; refused: number }> {
  const actors = { operator: await operator(db), merchant: await ownerOf(db, shopId) };
  const asked = endpoints.filter(isDeskRead);
  const all = openHarvest();
  const random = seededRandom(1);
  const sourcesOf = ({ who }: Endpoint): Sources & { actor: Actor } => {
    const actor = who === 'merchant' ? actors.merchant : actors.operator;
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

  const reads: DeskRead[] = [];
  let refused = 0;
  for (const endpoint of asked) {
    const required = requiredOf(endpoint);
    for (const filter of filtersOf(endpoint, sourcesOf(endpoint))) {
      const input = { ...required, ...filter };
      try {
        await ask(endpoint, input);
      } catch {
        refused += 1;
        continue;
      }
      const taken: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const start = performance.now();
        await ask(endpoint, input);
        taken.push(performance.now() - start);
      }
      const question = [endpoint.name, ...Object.entries(filter).map(([name, value]) => `${name}=${value}`)].join(' ');
      reads.push({ question, p50: percentile(taken, 0.5), slowest: Math.max(...taken) });
    }
  }
  return { reads: reads.toSorted((a, b) => b.p50 - a.p50), refused };
}

/** What a desk reads as records; files and streams of events are no objects. */
const isDeskRead = ({ method, who, output }: Endpoint): boolean =>
  method === 'GET' && (who === 'operator' || who === 'merchant') && output instanceof z.ZodObject;

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

async function operator(db: Database): Promise<Actor> {
  const { id, name, token } = await buildOperator(db, operatorRoles);
  return { kind: 'operator', id, name, roles: operatorRoles, token, harvest: openHarvest(), accepted: new Map() };
}

async function ownerOf(db: Database, shopId: string): Promise<Actor> {
  const { user_id: id } = await db.read
    .selectFrom('shop_members')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const token = await db.transact((tx) => openSession(tx, { userId: id, now: new Date(), life: day, atDesk: true }));
  const shop = { id: shopId, role: 'owner' } as const;
  return { kind: 'merchant', id, name: 'owner', shop, token, harvest: openHarvest(), accepted: new Map() };
}
