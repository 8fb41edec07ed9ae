import type { GetListParams } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { dataProvider } from './data-provider.ts';

vi.mock('./call.ts', () => ({ call: vi.fn() }));

interface Asked {
  page?: number;
  cursor?: string;
  limit: number;
}

/** A server whose list has rows 1 to `total`; it goes on from a cursor, or has numbers only. */
function serve({ total, grows }: { total: number; grows: boolean }): Asked[] {
  const asked: Asked[] = [];
  vi.mocked(call).mockImplementation(((_endpoint: unknown, input: Asked) => {
    asked.push(input);
    const before = input.cursor ? Number(input.cursor) : (input.page! - 1) * input.limit;
    const list = Array.from({ length: Math.max(Math.min(input.limit, total - before), 0) }, (_, row) => ({
      id: String(before + row + 1),
    }));
    const next = before + list.length < total ? String(before + list.length) : null;
    return Promise.resolve({ list, total, ...(grows && { next }) });
  }) as never);
  return asked;
}

let list = 0;
beforeEach(() => void (list += 1));

/** Reads a page of 100 orders. Each test has a filter of its own, since cursors are remembered by filter. */
const read = (page: number, filter: object = {}) =>
  dataProvider.getList('orders', {
    pagination: { page, perPage: 100 },
    sort: { field: 'placed_at', order: 'DESC' },
    filter: { q: String(list), ...filter },
  } satisfies GetListParams);

it('shows page numbers for a list that they reach the end of', async () => {
  serve({ total: 10_100, grows: true });
  expect(await read(1)).toMatchObject({ total: 10_100 });
});

it('offers no page beyond the last that the server answers, and tells how many rows there are', async () => {
  serve({ total: 25_000, grows: false });
  expect(await read(101)).toMatchObject({ total: 10_100, meta: { total: 25_000 } });
});

it('goes on from page to page in a list that grows, and tells how many rows there are', async () => {
  serve({ total: 25_000, grows: true });
  const { total, pageInfo, meta } = await read(2);
  expect({ total, pageInfo, meta }).toEqual({
    total: undefined,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
    meta: { counts: {}, total: 25_000 },
  });
});

it('starts a page where the one before ended', async () => {
  const asked = serve({ total: 300, grows: true });
  await read(1);
  await read(2);
  expect(asked[1]).toMatchObject({ cursor: '100' });
  expect(asked[1]).not.toHaveProperty('page');
});

it('asks for a page by its number where it does not know where it starts', async () => {
  const asked = serve({ total: 25_000, grows: true });
  await read(50);
  expect(asked).toEqual([expect.objectContaining({ page: 50 })]);
});

it('reaches a page behind the last number through the pages before it', async () => {
  const asked = serve({ total: 25_000, grows: true });
  expect((await read(103)).data[0]).toEqual({ id: '10201' });
  expect(asked.map(({ page, cursor }) => page ?? cursor)).toEqual([101, '10100', '10200']);
});

it('keeps the cursors of one filter apart from those of another', async () => {
  const asked = serve({ total: 300, grows: true });
  await read(1);
  await read(2, { status: 'completed' });
  expect(asked[1]).toMatchObject({ page: 2 });
});

it('finds a page by its number when the row of its cursor is gone', async () => {
  serve({ total: 300, grows: true });
  await read(1);
  const asked = serve({ total: 150, grows: true });
  vi.mocked(call).mockResolvedValueOnce({ list: [], total: 150, next: null });
  expect((await read(2)).data).toHaveLength(50);
  expect(asked).toEqual([expect.objectContaining({ page: 2 })]);
});
