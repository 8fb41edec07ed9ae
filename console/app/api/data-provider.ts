import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { mostSkipped } from '@tradewind/contract/base/fields';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { call } from './call.ts';
import { resources, type ResourceName } from './resources.ts';

/** A page of a list: numbered lists know their total, those that grow where the next page goes on, some both. */
interface Page {
  list: RaRecord[];
  total?: number;
  counts?: Record<string, number>;
  next?: string | null;
}

/**
 * Reads lists and single records through the desk's endpoints. Nothing is created, updated or deleted here: every
 * change is an action with an endpoint of its own, see `design/action-button.tsx`.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, params) {
    const entry = resources[resource as ResourceName];
    return readPage(entry.list, params, 'grows' in entry ? 1 : lastNumbered(params.pagination!.perPage));
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

/** The last page that a list shows by its number: it skips as many rows as the server allows. */
const lastNumbered = (perPage: number): number => 1 + Math.floor(mostSkipped / perPage);

/** The cursor of each known page, by endpoint, filter, order and page length; the first page has none. */
const starts = new Map<string, (string | undefined)[]>();

/**
 * Reads a page by its cursor where that is known, else by its number. Behind the last numbered page only cursors lead on, so that
 * one whose cursor is unknown is reached through the pages before it.
 */
async function readPage(endpoint: Endpoint, params: GetListParams, lastNumber: number): Promise<GetListResult> {
  const { sort, filter, signal } = params;
  const { page, perPage } = params.pagination!;
  // A list without an order of its own is given this one; its endpoint knows a better.
  const order = sort && sort.field !== 'id' ? { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` } : {};
  const key = JSON.stringify([endpoint.name, filter, order, perPage]);
  const known = starts.get(key) ?? [];
  let at = page;
  while (at > lastNumber && known[at - 1] === undefined) at -= 1;
  for (;;) {
    const cursor = known[at - 1];
    const input = { ...filter, ...order, limit: perPage, ...(cursor ? { cursor } : { page: at }) };
    const answer = (await call(endpoint, input as InputOf<Endpoint>, { signal })) as Page;
    // The row that a cursor names may be deleted by now; a numbered page is then found by its number.
    if (cursor && answer.list.length === 0 && at <= lastNumber) {
      known[at - 1] = undefined;
      continue;
    }
    if (answer.next) known[at] = answer.next;
    starts.set(key, known);
    if (at === page || !answer.next) return present(answer, { at, perPage, lastNumber });
    at += 1;
  }
}

/**
 * A page as react-admin takes it. A total means page numbers up to it. Behind them a list that knows where it goes on has no
 * numbers at all, any other ends at the last of them; `meta.total` then says how many rows there are.
 */
function present(
  { list, total, counts = {}, next }: Page,
  { at, perPage, lastNumber }: { at: number; perPage: number; lastNumber: number },
): GetListResult {
  const numbered = lastNumber * perPage;
  if (total !== undefined && total <= numbered) return { data: list, total, meta: { counts } };
  const meta = { counts, total };
  if (next === undefined) return { data: list, total: numbered, meta };
  return { data: list, pageInfo: { hasNextPage: next !== null, hasPreviousPage: at > 1 }, meta };
}
