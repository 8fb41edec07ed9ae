import { counted } from './growth.ts';
import type { Script } from './load.ts';
import type { Numbered, Reads } from './requests.ts';
import type { Shelf } from './shelf.ts';
import type { Shopper } from './shoppers.ts';
import { cartAdd, ownOrders } from './shopping.ts';

/** A workload of concurrent requests. */
export interface Workload {
  readonly name: string;
  readonly script: Script;
  /** The goal, as a share of the bare route's rate, if any. */
  readonly wanted?: number;
}

/** The number of different requests when cached answers are measured: the tabs of a home screen. */
const kept = 14;

export function workloadsOf(shelf: Shelf, reads: Reads, shoppers: readonly Shopper[]): Workload[] {
  const shopper = (connection: number) => shoppers[connection % shoppers.length]!;
  return [
    { name: 'Category list, kept answers', script: again(reads.list), wanted: 0.6 },
    { name: 'Category list, every one different', script: different(reads.list) },
    { name: 'Product detail, kept answers', script: again(reads.detail), wanted: 0.6 },
    { name: 'Product detail, every one different', script: different(reads.detail) },
    { name: 'Search, kept answers', script: again(reads.twoWords) },
    { name: 'Search, every one different', script: different(reads.twoWords) },
    { name: 'Cart add', script: (connection) => [cartAdd(shelf, shopper(connection))] },
    { name: 'Order list', script: (connection) => [ownOrders(shopper(connection))] },
  ];
}

const again =
  (read: Numbered): Script =>
  () =>
    Array.from({ length: kept }, (_, number) => read(number));

function different(read: Numbered): Script {
  const next = counted(read);
  return () => [{ ...next(), setupRequest: (request) => ({ ...request, ...next() }) }];
}
