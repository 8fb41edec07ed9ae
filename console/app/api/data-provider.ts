import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { call } from './call.ts';
import { resources, type ResourceName } from './resources.ts';

type Rows = { list: RaRecord[]; total: number; counts?: Record<string, number> };
type Pages = { list: RaRecord[]; next: string | null };

/**
 * Reads lists and single records through the desk's endpoints. Nothing is created, updated or deleted here: every
 * change is an action with an endpoint of its own, see `design/action-button.tsx`.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, params) {
    const entry = resources[resource as ResourceName];
    return 'grows' in entry ? nextPage(entry.list, params) : numberedPage(entry.list, params);
  },

  async getOne(resource, { id }) {
    const entry = resources[resource as ResourceName];
    if (!('one' in entry)) return notSupported();
    return { data: (await call(entry.one, { id: String(id) })) as never };
  },

  getMany: notSupported,
  getManyReference: notSupported,
  create: notSupported,
  update: notSupported,
  updateMany: notSupported,
  delete: notSupported,
  deleteMany: notSupported,
};

async function notSupported(): Promise<never> {
  throw new Error('The data provider only reads; actions have endpoints of their own');
}

async function numberedPage(
  endpoint: Endpoint,
  { pagination, sort, filter, signal }: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination!;
  // A list without an order of its own is given this one; its endpoint knows a better.
  const order = sort && sort.field !== 'id' ? { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` } : {};
  const answer = (await call(endpoint, { ...filter, ...order, page, limit: perPage } as InputOf<Endpoint>, {
    signal,
  })) as Rows;
  return { data: answer.list, total: answer.total, meta: { counts: answer.counts ?? {} } };
}

/** The cursor of each known page, by endpoint, filter and page length; `undefined` starts at the newest row. */
const starts = new Map<string, (string | undefined)[]>();

/** Lists that only grow have cursors; a page whose cursor is unknown is reached through the pages before it. */
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
