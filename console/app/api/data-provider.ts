import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { call } from './call.ts';
import { resources, type ResourceName } from './resources.ts';

type Rows = { list: RaRecord[]; total: number; counts?: Record<string, number> };
type Pages = { list: RaRecord[]; next: string | null };

/**
 * Reads lists and single records through the desk's endpoints. There is nothing to create, update or delete here: what
 * an operator does is a verb with an endpoint of its own, see `look/verb-button.tsx`.
 */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const entry = resources[resource as ResourceName];
    return 'grows' in entry ? nextPage(entry.list, params) : numberedPage(entry.list, params);
  },

  async getOne(resource, { id }) {
    const entry = resources[resource as ResourceName];
    if (!('one' in entry)) return never();
    return { data: (await call(entry.one, { id: String(id) })) as never };
  },

  getMany: never,
  getManyReference: never,
  create: never,
  update: never,
  updateMany: never,
  delete: never,
  deleteMany: never,
};

async function never(): Promise<never> {
  throw new Error('Acts at the desk have endpoints of their own');
}

async function numberedPage(
  endpoint: Endpoint,
  { pagination, sort, filter, signal }: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination!;
  const order = sort ? { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` } : {};
  const answer = (await call(endpoint, { ...filter, ...order, page, limit: perPage } as InputOf<Endpoint>, {
    signal,
  })) as Rows;
  return { data: answer.list, total: answer.total, meta: { counts: answer.counts ?? {} } };
}

/** Where each page of a growing list starts, by filter and page length; `undefined` is the newest row. */
const starts = new Map<string, (string | undefined)[]>();

/** Lists that only grow go on from a cursor; a page that nobody has come by yet is reached through those before it. */
async function nextPage(endpoint: Endpoint, { pagination, filter, signal }: GetListParams): Promise<GetListResult> {
  const { page, perPage } = pagination!;
  const key = JSON.stringify([endpoint.name, filter, perPage]);
  const known = page === 1 ? [undefined] : (starts.get(key) ?? [undefined]);
  let at = Math.min(page, known.length);
  for (;;) {
    const cursor = known[at - 1];
    const { list, next } = (await call(endpoint, { ...filter, limit: perPage, cursor } as InputOf<Endpoint>, {
      signal,
    })) as Pages;
    if (next) known[at] = next;
    starts.set(key, known);
    if (at === page || !next) return { data: list, pageInfo: { hasNextPage: next !== null, hasPreviousPage: at > 1 } };
    at += 1;
  }
}
