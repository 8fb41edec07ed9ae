import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { rowsOf } from '../src/base/db/rows-of.ts';
import { checkBooks } from '../src/money/ledger/index.ts';

/** For the end of every test that moves money: recounts the books, and what orders still have to send. */
export async function expectCleanBooks(db: Database): Promise<void> {
  const { findings } = await checkBooks(db);
  expect(findings).toEqual([]);
  expect(await miscountedOrders(db)).toEqual([]);
}

/** Orders whose number of unsent pieces is not that of their lines. */
function miscountedOrders({ read }: Database): Promise<unknown[]> {
  return rowsOf<{ sn: string; unsent_pieces: number; recounted: number }>(
    read,
    sql`
    select o.sn, o.unsent_pieces, l.recounted from orders o join lateral (
      select sum(l.quantity - l.refunded_unsent - coalesce(
        (select sum(x.quantity) from parcel_lines x where x.line_id = l.id), 0))::int as recounted
      from order_lines l where l.order_id = o.id
    ) l on l.recounted <> o.unsent_pieces`,
  );
}
