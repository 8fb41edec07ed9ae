import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { locales, wireNames } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostileValues } from '../test/hostile-values.ts';
import { uploadForm } from '../test/build-upload.ts';
import { actorFor, sessionHeaders, type Actor } from './actors.ts';
import { fieldsOf, generateInput } from './generate-input.ts';
import type { Harvest } from './harvest.ts';
import type { Random } from './random.ts';

/** One request of the run, and what it is about. */
export interface FuzzRequest {
  endpoint: Endpoint;
  actor: Actor;
  /** The part of the report that shows how to send it again. */
  input: unknown;
  options: InjectOptions;
}

export interface Ingredients {
  random: Random;
  actors: readonly Actor[];
  all: Harvest;
  picture: Buffer;
}

/** Endpoints that people call with the input that they sent to another one before. */
const follows = new Map([['orders.place', 'orders.preview']]);

/** Makes a request: mostly as a client would send it, otherwise with something wrong in its input or around it. */
export function makeRequest(endpoint: Endpoint, ingredients: Ingredients): FuzzRequest {
  const { random, actors, all } = ingredients;
  const actor = actorFor(endpoint, actors, random);
  const earlier = random.chance(0.5) ? actor.accepted.get(follows.get(endpoint.name) ?? '') : undefined;
  const proper = earlier ?? generateInput(endpoint, { random, own: actor.harvest, all, actor });
  const input = random.chance(0.6) ? proper : mutated(proper, endpoint, random);
  const headers = { ...headersFor(random), ...sessionHeaders(actor) };
  const remoteAddress = `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
  const options: InjectOptions = { method: endpoint.method, remoteAddress, ...carry(endpoint, input, ingredients) };
  return { endpoint, actor, input, options: { ...options, headers: { ...headers, ...options.headers } } };
}

/** The input with wrong values, without some fields, with others, or something else entirely. */
function mutated(input: Record<string, unknown>, endpoint: Endpoint, random: Random): unknown {
  const fields = fieldsOf(endpoint);
  const kind = random.next();
  if (kind < 0.05 || fields.length === 0) return fc.sample(fc.jsonValue({ maxDepth: 3 }), sampling(random))[0];
  const changed = { ...input };
  if (kind < 0.6) changed[random.pick(fields)] = hostileValue(random);
  else if (kind < 0.85) for (const field of fields) if (random.chance(0.4)) changed[field] = hostileValue(random);
  if (kind >= 0.85 && kind < 0.95) delete changed[random.pick(fields)];
  if (kind >= 0.95)
    changed[random.pick(['constructor', 'user_id', 'is_admin', 'price', 'status'])] = hostileValue(random);
  return changed;
}

function hostileValue(random: Random): unknown {
  if (random.chance(0.8)) return random.pick(hostileValues);
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  return fc.sample(fc.oneof(text, fc.double(), fc.bigInt().map(String), fc.jsonValue()), sampling(random))[0];
}

const sampling = (random: Random) => ({ seed: random.int(0, 2 ** 31), numRuns: 1 });

function headersFor(random: Random): Record<string, string> {
  return {
    lang: random.chance(0.95) ? wireNames[random.pick(locales)] : random.pick(['', 'xx', '../..', 'a'.repeat(2_000)]),
    ...(random.chance(0.2) && { 'idempotency-key': random.pick(keysOf(random)) }),
    ...(random.chance(0.02) && { 'user-agent': random.pick(['', "'; --", 'x'.repeat(3_000)]) }),
    ...(random.chance(0.02) && { 'accept-language': random.pick(['*', 'th;q=9', ',,,', 'x'.repeat(3_000)]) }),
    ...(random.chance(0.02) && {
      cookie: random.pick(['Admin-Token=x', '__Host-desk=x; a=b', '=;=;', 'x'.repeat(3_000)]),
    }),
  };
}

/** Keys of few values, so that some are used again. */
const keysOf = (random: Random): string[] => [`key-${random.int(1, 400)}-of-fuzz`, 'short', 'k'.repeat(500), 'ключ'];

/** The input as query, body or file. */
function carry(endpoint: Endpoint, input: unknown, { random, picture }: Ingredients): InjectOptions {
  if (endpoint.name === 'uploads.upload')
    return { url: endpoint.path, ...uploadForm({ bytes: fileFor(picture, random) }) };
  if (endpoint.method === 'GET') return { url: `${endpoint.path}?${queryOf(input, random)}` };
  const [payload, type] = bodyOf(input, random);
  return { url: endpoint.path, payload, headers: { 'content-type': type } };
}

function fileFor(picture: Buffer, random: Random): Buffer {
  if (random.chance(0.5)) return picture;
  const damaged = Buffer.from(picture);
  for (let times = 0; times < 5; times += 1) damaged[random.int(0, damaged.length - 1)] = random.int(0, 255);
  return random.pick([damaged, picture.subarray(0, 100), Buffer.alloc(0), Buffer.from('<svg onload="x"/>')]);
}

function queryOf(input: unknown, random: Random): string {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [['x', input] as const];
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    if (random.chance(0.01)) query.append(random.pick([name, `${name}[]`, `${name}[__proto__]`]), 'again');
  }
  return random.chance(0.01) ? `${query}&%E0%A4%A&=&&x=%00` : query.toString();
}

function bodyOf(input: unknown, random: Random): [payload: string, type: string] {
  const body = JSON.stringify(input) ?? '';
  if (random.chance(0.97)) return [body, 'application/json'];
  return random.pick([
    [body.slice(0, -1), 'application/json'],
    [body, 'text/plain'],
    [`{"__proto__":${body || 0}}`, 'application/json'],
    [`\u0000${body}`, 'application/json'],
    [body, 'application/x-www-form-urlencoded'],
    [body, 'multipart/form-data; boundary=x'],
    [JSON.stringify({ text: 'x'.repeat(300_000) }), 'application/json'],
  ]);
}
