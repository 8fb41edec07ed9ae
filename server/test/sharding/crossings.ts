import { jobQueue, type Table } from './placements.ts';

/** What one of the main acts did. */
export interface ActRecord {
  name: string;
  /** Tables of which it changed rows elsewhere, in a transaction with rows of its own server. */
  crossed: readonly string[];
  /** The same of the events that it published, which follow in transactions of their own. */
  crossedLater: readonly string[];
}

/** What a main act may change on another server than that of the shopper whom it is about, in the same transaction. */
export interface Crossing {
  /** Why it does, and what would have to be done about it. */
  why: string;
  /** The acts that do, themselves or by their events. */
  acts: readonly string[];
}

/** Acts of operators about a shopper. */
const atDesk = ['credit a transfer', 'mark a withdrawal as paid'];
/** Acts that move money between a shopper and others. */
const booked = ['release to the shop', 'top up by card', ...atDesk];

/** Every crossing of servers by a main act. A table, or an act, that is not named here fails the tests. */
export const crossings: Readonly<Partial<Record<Table | typeof jobQueue, Crossing>>> = {
  [jobQueue]: {
    why: 'The event of an act is a row in its transaction. A queue on each server, read by workers of its own, keeps it local.',
    acts: ['pay', 'ship', 'confirm receipt', 'review', 'request a refund', 'refund', 'request a withdrawal', ...booked],
  },
  skus: {
    why: 'Stock is the shop’s, and it is taken when an order is placed. Two-phase commit; for flash sales, parts of the stock on each server.',
    acts: ['submit an order', 'request a refund'],
  },
  stock_movements: {
    why: 'With the stock.',
    acts: ['submit an order', 'request a refund'],
  },
  changed_product_sales: {
    why: 'Tells the shop’s figures of an order. May come later, as an event.',
    acts: ['pay', 'request a refund', 'refund'],
  },
  products: {
    why: 'Figures of reviews and sales. May come later, as an event.',
    acts: ['pay', 'review', 'request a refund'],
  },
  search_facets: {
    why: 'What counts beside filters ask of a product: with its row.',
    acts: ['review'],
  },
  search_orders: {
    why: 'The same figures, by which a search sorts: with the row of the product.',
    acts: ['pay', 'review', 'request a refund'],
  },
  shops: {
    why: 'As with products.',
    acts: ['pay', 'review', 'request a refund'],
  },
  reviews: {
    why: 'Stand where they are read, with the product; written once an order.',
    acts: ['review'],
  },
  notifications: {
    why: 'One event tells shopper and members of the shop. One transaction for each reader suffices.',
    acts: ['pay', 'release to the shop', 'request a refund'],
  },
  accounts: {
    why: 'Accounts of the shop and the platform are opened with their first entry.',
    acts: booked,
  },
  balances: {
    why: 'The other side of a posting is the shop. Two-phase commit: money is never booked on one side alone.',
    acts: ['release to the shop'],
  },
  entries: {
    why: 'The other side is the shop, as with balances, or the platform, whose accounts take no lock: it can have one of each on every server.',
    acts: booked,
  },
  networks: {
    why: 'A counter of issued addresses. A range of numbers for each server keeps it local.',
    acts: ['request a top-up by transfer'],
  },
  service_audiences: {
    why: 'The number of the last event of the other side of a conversation.',
    acts: ['write to a shop', 'answer a shopper'],
  },
  service_events: {
    why: 'As with service_audiences. May come later: pages fetch what they missed by number.',
    acts: ['write to a shop', 'answer a shopper'],
  },
  shop_audit_log: {
    why: 'What a member did is in the log of the shop in the same transaction. May come later, as an event.',
    acts: ['ship', 'refund'],
  },
  audit_log: {
    why: 'What an operator did is in the log of the platform in the same transaction. Rare.',
    acts: atDesk,
  },
  audit_unsealed: {
    why: 'With the audit log.',
    acts: atDesk,
  },
  operator_sessions: {
    why: 'The operator’s session is used. Rare.',
    acts: atDesk,
  },
  operators: {
    why: 'The operator’s last act. Rare.',
    acts: atDesk,
  },
};

/** Acts that cross to a table without being named for it, and names of acts that do not: one sentence for each. */
export function strayCrossings(acts: readonly ActRecord[]): string[] {
  const found = new Set(
    acts.flatMap(({ name, crossed, crossedLater }) =>
      [...crossed, ...crossedLater].map((table) => `${name}: ${table}`),
    ),
  );
  const named = new Set(
    Object.entries(crossings).flatMap(([table, { acts: by }]) => by.map((act) => `${act}: ${table}`)),
  );
  return [
    ...[...found].filter((one) => !named.has(one)).map((one) => `${one} is not named`),
    ...[...named].filter((one) => !found.has(one)).map((one) => `${one} is named, and does not happen`),
  ];
}
