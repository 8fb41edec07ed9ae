import type { Endpoint } from '@tradewind/contract/base/endpoint';
import fc from 'fast-check';
import { z } from 'zod';
import type { Actor } from './actors.ts';
import type { Harvest } from './harvest.ts';
import type { Random } from './random.ts';
import { typicalValue } from './typical-values.ts';

/** The parts of a JSON schema that inputs of the contract use. */
interface Schema {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
}

export interface Sources {
  random: Random;
  /** What this actor has seen, and what anyone has. */
  own: Harvest;
  all: Harvest;
  actor: Actor;
}

type Input = Record<string, unknown>;

/** How many of the optional fields a request has. */
const optionalShares = [0.1, 0.4, 0.95];
/** Fields that repeat what the server knows or mostly don't fit, and are refused then. */
const rare = new Set([
  'total',
  'total_price',
  'real_price',
  'is_verify',
  'promo_code',
  'promo_codes',
  'deliveries',
  'terms_version',
  'images',
  'pics',
]);
/** Fields that are taken from one record; an address may be a shopper's or one that money goes to. */
const belongsTogether = /^(?!address_id).*(_ids?|_no|code|account|spec)$/;
/** Ways to say the same: a request has fields of one of them. */
const alternatives = [['cart_ids'], ['product_id', 'mer_id', 'sku_id', 'number', 'quantity'], ['cart_id', 'spec']];

/** An input that fits the endpoint's schema and names records that its sender has seen, where that is possible. */
export function generateInput(endpoint: Endpoint, sources: Sources): Input {
  const { properties = {}, required = [] } = schemaOf(endpoint);
  const { random, own, all } = sources;
  const share = random.pick(optionalShares);
  const left = 'cart_ids' in properties && 'product_id' in properties ? without(random.pick(alternatives)) : [];
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (!left.includes(name) && random.chance(rare.has(name) ? 0.05 : share)),
  );
  const names = fields.map(([name]) => name);
  const row = random.chance(0.6) ? ((random.chance(0.8) ? own : all).findRow(names, random) ?? {}) : {};
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const seen = belongsTogether.test(name) ? row[name] : undefined;
      return [name, seen ?? generate(schema, name, endpoint, sources)];
    }),
  );
}

/** A value for one field of an endpoint. */
export const generateField = (endpoint: Endpoint, field: string, sources: Sources): unknown =>
  generate(schemaOf(endpoint).properties?.[field] ?? {}, field, endpoint, sources);

const without = (chosen: readonly string[]): string[] =>
  alternatives.flatMap((fields) => (fields === chosen ? [] : fields));

/** The names of the endpoint's fields. */
export const fieldsOf = (endpoint: Endpoint): string[] => Object.keys(schemaOf(endpoint).properties ?? {});

/** The names of those that it asks for. */
export const requiredFieldsOf = (endpoint: Endpoint): readonly string[] => schemaOf(endpoint).required ?? [];

const schemas = new Map<Endpoint, Schema>();

function schemaOf(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(endpoint, schema);
  return schema;
}

function generate(schema: Schema, field: string, endpoint: Endpoint, sources: Sources): unknown {
  const { random } = sources;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === 'array') return list(() => generate(schema.items ?? {}, field, endpoint, sources), random);
  if (schema.type === 'object') return generateObject(schema, field, endpoint, sources);
  if (schema.type === 'boolean') return random.chance(0.7);
  const choices = choicesOf(schema);
  if (choices.some((choice) => structured.has(choice.type) || choice.enum || 'const' in choice))
    return generate(random.pick(choices), field, endpoint, sources);
  return leaf(choices, field, endpoint, sources);
}

const structured = new Set<unknown>(['array', 'object', 'boolean']);

/** The schemas of which a value fits one; not the empty text, which means absent. */
function choicesOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(choicesOf).filter((choice) => choice.const !== '');
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

function leaf(choices: readonly Schema[], field: string, endpoint: Endpoint, sources: Sources): unknown {
  const { random, own, all, actor } = sources;
  const typical = typicalValue(endpoint, field, { random, actor, all });
  if (typical !== undefined && random.chance(0.9)) return typical;
  const seen =
    (random.chance(0.8) ? own.find(endpoint, field, random) : undefined) ?? all.find(endpoint, field, random);
  if (seen !== undefined && random.chance(0.95)) return fitting(seen, choices);
  return fromSchema(random.pick(choices), random);
}

/** The value as text where only text is accepted, and as a number where only numbers are. */
function fitting(value: string | number, choices: readonly Schema[]): string | number {
  const types = choices.map(({ type }) => type);
  if (!types.includes('number') && !types.includes('integer')) return String(value);
  return types.includes('string') ? value : Number(value);
}

function generateObject(schema: Schema, field: string, endpoint: Endpoint, sources: Sources): Input {
  const { random } = sources;
  const { properties, required = [], additionalProperties } = schema;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.chance(0.8))
        .map(([name, part]) => [name, generate(part, name, endpoint, sources)]),
    );
  // A record by id, such as the delivery option of each shop.
  if (typeof additionalProperties !== 'object') return {};
  const keyOf = () => String(sources.own.find(endpoint, random.pick(['mer_id', 'line', 'sku_id']), random) ?? 'x');
  return Object.fromEntries(
    list(() => [keyOf(), generate(additionalProperties, `${field}_value`, endpoint, sources)] as const, random),
  );
}

const list = <Item>(make: () => Item, random: Random): Item[] => Array.from({ length: random.int(1, 2) }, make);

function fromSchema({ type, format, pattern, minimum = 0, maximum = 20, maxLength = 40 }: Schema, random: Random) {
  if (type === 'number' || type === 'integer') return random.int(Math.max(minimum, -5), Math.min(maximum, 20));
  if (format === 'date') return day(random);
  if (format === 'date-time') return `${day(random)}T${String(random.int(10, 23))}:00:00Z`;
  if (pattern) return random.pick(samplesOf(pattern));
  return random.pick(samplesOf('^[a-zA-Z0-9 äß日한ไ.-]{1,24}$')).slice(0, maxLength);
}

const dayLength = 24 * 60 * 60 * 1_000;

/** A day from a month ago to a month from now. */
const day = (random: Random): string =>
  new Date(Date.now() + random.int(-30, 30) * dayLength).toISOString().slice(0, 10);

const samples = new Map<string, string[]>();

/** Texts that match a pattern, always the same ones. */
function samplesOf(pattern: string): string[] {
  const known = samples.get(pattern);
  if (known) return known;
  let found: string[];
  try {
    found = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 7, numRuns: 40 });
  } catch {
    // Not every pattern can be generated, such as one that looks behind.
    found = ['1', 'abc'];
  }
  samples.set(pattern, found);
  return found;
}
