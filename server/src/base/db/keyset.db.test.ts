import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../ids/ids.ts';
import { isBehind, pagesOf, placeOf, type Place } from './keyset.ts';
import { rowsOf } from './rows-of.ts';

const db = await testDatabase();

it.each([0, 1, 2, 3, 4, 7])(
  'reads each of %i rows once, with equal times and times within a millisecond',
  async (count) => {
    const ids = Array.from({ length: count }, newId);
    const rows = sql<{ id: string; at: string }>`(
    select id, '2026-03-01T12:00:00Z'::timestamptz + (place % 2) * interval '1 microsecond' as at
    from unnest(${ids}::uuid[]) with ordinality as given (id, place))`.as('r');
    const read = (last: Place | null, limit: number) =>
      db.read
        .selectFrom(rows)
        .select(placeOf('r.at', 'r.id'))
        .$if(last !== null, (query) => query.where(isBehind('r.at', 'r.id', last!)))
        .orderBy('r.at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(limit)
        .execute();
    const found: string[] = [];
    for await (const page of pagesOf(read, 2)) found.push(...page.map(({ cursor_id: id }) => id));
    const all = await rowsOf<{ id: string }>(db.read, sql`select r.id from ${rows} order by r.at desc, r.id desc`);
    expect(found).toEqual(all.map(({ id }) => id));
  },
);
