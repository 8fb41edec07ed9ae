import pg from 'pg';

/** Object ids of PostgreSQL's types, which are the same in every database. */
const oid = {
  boolean: 16,
  bytea: 17,
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  xid8: 5069,
};
const arrayOid = { text: 1009, int8: 1016, timestamp: 1115, date: 1182, timestamptz: 1185 };

/** The name and the parameters' types of a statement that was sent before. */
interface Known {
  name: string;
  /**
   * The driver gives these to PostgreSQL, as the ids of the parameters' types, and also to the reader of the rows, which
   * calls `getTypeParser`.
   */
  types: number[] & pg.CustomTypesConfig;
}

const known = new Map<string, Known>();

/**
 * A statement as the driver takes it. It has a name, so that each connection parses and plans it once.
 *
 * @param isNamed false where the connection may lead to another session each time
 * @throws TypeError for a parameter that is undefined.
 */
export function statement(text: string, parameters: readonly unknown[], isNamed = true): pg.QueryConfig {
  const given = parameters.map(typeOf);
  const key = `${given.join()} ${text}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = { name: `s${known.size + 1}`, types: Object.assign(given, types) }));
  const { name, types: typesOf } = found;
  return { ...(isNamed && { name }), types: typesOf, text, values: parameters.map(toParameter) };
}

function toParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('A parameter of a statement is undefined');
  return value instanceof Date ? value.toISOString() : value;
}

/** The type of a parameter; 0 where PostgreSQL is to infer it. */
function typeOf(value: unknown): number {
  if (value instanceof Date) return oid.timestamptz;
  if (value instanceof Uint8Array) return oid.bytea;
  if (typeof value === 'boolean') return oid.boolean;
  return typeof value === 'bigint' ? oid.int8 : 0;
}

type Parser = (text: string) => unknown;

const toDate: Parser = (text) => new Date(text);
const toTexts = pg.types.getTypeParser(arrayOid.text) as (text: string) => (string | null)[];
const toArrayOf =
  (parse: Parser): Parser =>
  (text) =>
    toTexts(text).map((element) => (element === null ? null : parse(element)));

/** Where values differ from the driver's own: bigint for int8 and xid8, and a date is the start of its day in UTC. */
const parsers = new Map<number, Parser>([
  [oid.int8, BigInt],
  [oid.xid8, BigInt],
  [oid.date, toDate],
  [oid.timestamp, toDate],
  [oid.timestamptz, toDate],
  [oid.interval, String],
  [arrayOid.int8, toArrayOf(BigInt)],
  [arrayOid.date, toArrayOf(toDate)],
  [arrayOid.timestamp, toArrayOf(toDate)],
  [arrayOid.timestamptz, toArrayOf(toDate)],
]);

/** How values of rows are read. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format),
};
