import { crossings, type ActRecord } from './crossings.ts';
import { placements, type Home, type Table } from './placements.ts';
import type { CrossingKey, GlobalUnique } from './schema-bonds.ts';

const homes: Readonly<Record<Home, [title: string, text: string]>> = {
  shopper: [
    'By shopper',
    'The key is the id of the shopper. What is found through another table needs a column `user_id` of its own.',
  ],
  shop: ['By shop', 'The key is the id of the shop, in the same group of shards.'],
  owner: [
    'By owner',
    'The key is the id of whoever a row belongs to: a shopper, a shop, or the platform, which has one id. What belongs to an order stands with its shopper. Each needs a column `home_id`, since the columns below may be empty or name an order.',
  ],
  itself: ['By a key of their own', 'Found by that key alone.'],
  reference: ['Reference tables', 'A copy on each server.'],
  coordinator: ['On the coordinator', 'Rows of the desk of operators, of timers and of checks.'],
};

/** Bytes of a row with its indexes, measured on the market of the demo (2,491 orders); estimated for the last two. */
const bytesOfRow: Readonly<Record<string, number>> = {
  accounts: 428,
  balances: 298,
  entries: 276,
  line_commissions: 209,
  notifications: 637,
  order_earnings: 676,
  order_groups: 260,
  order_lines: 960,
  order_transactions: 142,
  orders: 3_535,
  orders_in_sales: 106,
  parcel_lines: 187,
  parcels: 678,
  reviews: 907,
  stock_movements: 185,
  transactions: 331,
  idempotency_keys: 1_000,
  shop_audit_log: 400,
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/** The page that `npm run generate` writes to docs/sharding.md. */
export function shardingPage({
  acts,
  rowsPerOrder,
  keys,
  uniques,
}: {
  acts: readonly ActRecord[];
  /** New rows by table of one order from the cart to the release. */
  rowsPerOrder: ReadonlyMap<string, number>;
  keys: readonly CrossingKey[];
  uniques: readonly GlobalUnique[];
}): string {
  const tablesOf = (wanted: Home) =>
    (Object.keys(placements) as Table[]).filter((name) => placements[name].home === wanted).toSorted();
  const placed = (Object.keys(homes) as Home[]).map((home) => {
    const [title, text] = homes[home];
    const names = tablesOf(home);
    const list = names.some((name) => placements[name].key)
      ? table(
          ['table', 'key', 'found through'],
          names.map((name) => {
            const { key, through } = placements[name];
            return [`\`${name}\``, `\`${key}\``, through ? `\`${through}\`` : ''];
          }),
        )
      : code(names);
    return `### ${title}: ${names.length} tables\n\n${text}\n\n${list}`;
  });
  return `<!-- Written by \`npm run generate\` from server/test/sharding; decision 129 has the reasons and the sizes. -->

# Several database servers

A plan for the day on which one PostgreSQL server is too small, with [Citus](https://github.com/citusdata/citus) or the like: for every table on which server a row stands, and what the main acts then change on
more than one. Nothing of it is switched on. The tests record what each act changes, and fail where an act crosses servers that is not listed here for that table.

## Tables

${placed.join('\n\n')}

## Main acts

Each runs on the server of the shopper whom it is about, also where a shop or an operator acts. Named are the tables of which rows stand elsewhere and change in the same transaction. Orders, payments and additions to carts of several shoppers that share a transaction (\`ACTS_TOGETHER\`) would have to be of one server, or go alone: 1.

${table(
  ['act', 'elsewhere, in its transaction', 'elsewhere, in what its events do'],
  acts.map(({ name, crossed, crossedLater }) => [name, code(crossed), code(crossedLater)]),
)}

## What crosses servers, and what to do about it

${table(
  ['table', 'why, and what to do', 'by'],
  Object.entries(crossings).map(([name, { why, acts: by }]) => [`\`${name}\``, why, by.join(', ')]),
)}

## New rows of one order

From the cart over payment, parcel, receipt and review to the release to the shop: the first order of a shop and of a shopper, with one line, and what its events do. Later orders open no account and no balance. Events of carriers,
chats, visits and searches come on top.

${table(
  ['table', 'rows', 'bytes of a row with its indexes'],
  [...rowsPerOrder]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => [`\`${name}\``, String(count), String(bytesOfRow[name] ?? 'deleted soon')]),
)}

## What the database can no longer check

${keys.length} foreign keys lead to rows that may stand elsewhere; the acts check them, and a job compares:

${table(
  ['table', 'column', 'leads to'],
  keys.map(({ table: name, columns, target }) => [`\`${name}\``, code([columns]), `\`${target}\``]),
)}

${uniques.length} unique indexes hold over all servers. Each needs a table of its own whose key is the value (usernames, references of the books, hashes of sessions), written before the row, or numbers that carry
their server (order numbers). All others lead to one owner, and hold there:

${table(
  ['table', 'unique'],
  uniques.map(({ table: name, columns }) => [`\`${name}\``, `\`${columns}\``]),
)}
`;
}
