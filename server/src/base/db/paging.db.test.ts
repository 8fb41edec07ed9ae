import { mostCounted } from '@tradewind/contract/base/fields';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { countedTotal } from './paging.ts';

const db = await testDatabase();
const count = (rows: number) => countedTotal(db.read, sql`from generate_series(1, ${rows}::int) n where n > 2`);

it('counts the rows of a list', async () => {
  expect(await count(9)).toBe(7);
});

it('counts no further than the total says', async () => {
  expect(await count(mostCounted + 3)).toBe(mostCounted);
});
