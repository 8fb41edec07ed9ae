import { requestSequence } from './growth.ts';
import type { Script } from './load.ts';
import type { NumberedRequest, ReadRequests } from './requests.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import type { Shopper } from './shoppers.ts';
import { cartAndBackRequests, cartRequest, checkoutRequests, orderListRequest } from './shopping.ts';

/** A workload of concurrent requests. */
export interface Workload {
  readonly name: string;
  readonly script: Script;
  /** The number of requests that are counted as one; one when absent. */
  readonly each?: number;
  /** The goal, as a share of the bare route's rate, if any. */
  readonly goal?: number;
  /** Of pages of the storefront: the pattern of their addresses. */
  readonly pageRoute?: string;
}

/** The number of different requests when cached answers are measured: the tabs of a home screen. */
const cachedRequests = 14;

export function createWorkloads(
  sample: CatalogueSample,
  reads: ReadRequests,
  shoppers: readonly Shopper[],
): Workload[] {
  const shopper = (connection: number) => shoppers[connection % shoppers.length]!;
  return [
    { name: 'Category list, kept answers', script: repeated(reads.list), goal: 0.6 },
    { name: 'Category list, every one different', script: different(reads.list) },
    { name: 'Product detail, kept answers', script: repeated(reads.detail), goal: 0.6 },
    { name: 'Product detail, every one different', script: different(reads.detail) },
    { name: 'Search, kept answers', script: repeated(reads.twoWords) },
    { name: 'Search, every one different', script: different(reads.twoWords) },
    { name: 'Cart add', script: (connection) => [cartRequest(sample, shopper(connection))] },
    {
      name: 'Cart add and show',
      script: (connection) => cartAndBackRequests(sample, shopper(connection)),
      each: 2,
    },
    {
      name: 'Two lines from cart to paid',
      script: (connection) => checkoutRequests(sample, shopper(connection)),
      each: 5,
    },
    { name: 'Order list', script: (connection) => [orderListRequest(shopper(connection))] },
  ];
}

const repeated =
  (read: NumberedRequest): Script =>
  () =>
    Array.from({ length: cachedRequests }, (_, number) => read(number));

function different(read: NumberedRequest): Script {
  const next = requestSequence(read);
  return () => [{ ...next(), setupRequest: (request) => ({ ...request, ...next() }) }];
}
