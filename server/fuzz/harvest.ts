import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { Random } from './random.ts';

type Value = string | number;
type Row = Readonly<Record<string, Value>>;

/**
 * Values of answers, kept by the name of their field, to be sent again: so requests name records that exist. The id of
 * a record is kept by the words of the endpoint that answered it: `id` in the answer of `/api/desk/recharges` is that of
 * a `recharge`. Whole records are kept too, for fields that belong together, such as a product and its SKU.
 */
export interface Harvest {
  collect(endpoint: Endpoint, data: unknown): void;
  /** A value for a field of an endpoint's input; undefined when no answer had one. */
  find(endpoint: Endpoint, field: string, random: Random): Value | undefined;
  /** A record with at least two of the fields; undefined when there is none. */
  findRow(fields: readonly string[], random: Random): Row | undefined;
}

/** Values per name, and records; new ones replace old ones. */
const maxValues = 60;
const maxRows = 150;
const maxLength = 300;
/** Entries of a list that are read: all have the same fields. */
const maxEntries = 6;

/** Fields that take what answers call otherwise; `#` marks the id of a record. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  image: ['fullurl'],
  images: ['fullurl'],
  pics: ['fullurl'],
  avatar: ['fullurl'],
  token: ['link_token'],
  order_product_id: ['#line', '#product', 'order_product_id'],
  title: ['keyword', 'title'],
  q: ['sn', 'username', 'email', 'code'],
  until: ['name'],
  promo_code: ['code'],
};

export function openHarvest(): Harvest {
  const values = new Map<string, Value[]>();
  const rows: Row[] = [];

  function keep(name: string, value: Value): void {
    const kept = values.get(name);
    if (!kept) values.set(name, [value]);
    else if (!kept.includes(value)) kept.push(value);
    if (kept && kept.length > maxValues) kept.shift();
  }

  /** @param around the fields of the records that this is a part of */
  function read(node: unknown, field: string, words: readonly string[], around: Row): void {
    if (Array.isArray(node)) {
      for (const entry of node.slice(0, maxEntries)) read(entry, field, words, around);
    } else if (typeof node === 'object' && node !== null) {
      // Entries of `lines` are lines; those of `list`, `rows` or `data` are what the endpoint is about.
      const inside = ['list', 'rows', 'data', ''].includes(field) ? words : [singular(field)];
      const row = { ...around, ...Object.fromEntries(Object.entries(node).filter(isLeaf)), ...codeIn(node) };
      if (Object.keys(row).length > 1) {
        rows.push(row);
        if (rows.length > maxRows) rows.shift();
      }
      for (const [name, value] of Object.entries(node)) read(value, name, inside, row);
    } else if (typeof node === 'string' || typeof node === 'number') {
      if (isLeaf([field, node])) for (const name of namesOf(field, words)) keep(name, node);
      readText(node);
    }
  }

  /** Codes and links in the texts of mails. */
  function readText(text: Value): void {
    if (typeof text !== 'string' || text.length < 12) return;
    const code = mailedCode(text);
    if (code) keep('mail_code', code);
    for (const [, token] of text.matchAll(/#([\w-]{32,128})/g)) keep('link_token', token!);
  }

  return {
    collect: (endpoint, data) => read(data, '', wordsOf(endpoint), {}),
    find(endpoint, field, random) {
      const names = namesFor(endpoint, field);
      const known = names.filter((name) => values.has(name));
      return known.length > 0 ? pickNew(values.get(random.pick(known))!, random) : undefined;
    },
    findRow(fields, random) {
      const shared = (row: Row) => fields.filter((field) => field in row).length;
      const some = rows.length === 0 ? [] : Array.from({ length: 12 }, () => pickNew(rows, random));
      const best = some.toSorted((one, other) => shared(other) - shared(one))[0];
      return best && shared(best) >= 2 ? best : undefined;
    },
  };
}

/** Any of the values; half of the time one of the newest. */
const pickNew = <Item>(items: readonly Item[], random: Random): Item =>
  random.pick(random.chance(0.5) ? items.slice(-5) : items);

/** The names under which answers have values for a field of an endpoint. */
function namesFor(endpoint: Endpoint, field: string): string[] {
  if (field === 'id' || field === 'ids') return wordsOf(endpoint).map((word) => `#${word}`);
  // The addresses that money goes to are not those that parcels go to.
  if (field === 'address_id' && /^(shopDesk|withdrawals)/.test(endpoint.name)) return ['#account', '#address'];
  const ofRecord = /^(.+)_ids?$/.exec(field)?.[1];
  return [
    ...(otherNames[field] ?? []),
    field,
    singular(field),
    ...(ofRecord ? [`#${ofRecord}`, `${ofRecord}_id`] : []),
  ];
}

const isLeaf = ([, value]: [name: string, value: unknown]): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= maxLength);

const namesOf = (field: string, words: readonly string[]): string[] =>
  field === 'id' ? words.map((word) => `#${word}`) : [field.replace(/_ids$/, '_id')];

const mailedCode = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

/** The code in a mail, and for whom it is. */
function codeIn(node: { recipient?: unknown; text?: unknown }): Row {
  const { recipient, text } = node;
  const code = typeof text === 'string' ? mailedCode(text) : undefined;
  return code && typeof recipient === 'string' ? { code, account: recipient } : {};
}

const words = new Map<Endpoint, string[]>();
const verbs = new Set(['api', 'desk', 'shop', 'user', 'show', 'list', 'one', 'mine', 'index', 'detail']);

/** The nouns in the path and the name of an endpoint, in singular. */
function wordsOf(endpoint: Endpoint): string[] {
  const known = words.get(endpoint);
  if (known) return known;
  const parts = [...endpoint.path.split(/[/_]/), ...endpoint.name.split(/[.]|(?=[A-Z])/)];
  const nouns = [...new Set(parts.map((part) => singular(part.toLowerCase())))].filter(
    (part) => part !== '' && !verbs.has(part),
  );
  // The addresses of a withdrawal are no withdrawals, and the users of the desk have no other word.
  const subjects = nouns.filter((noun) => ['address', 'account'].includes(noun));
  const found = [subjects, nouns, ['user']].find(({ length }) => length > 0)!;
  words.set(endpoint, found);
  return found;
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|us|x|ch)es$/, '$1')
    .replace(/(?<![su])s$/, '');
