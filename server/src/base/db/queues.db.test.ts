import { mostCounted } from '@tradewind/contract/base/fields';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { countQueues } from './queues.ts';

const db = await testDatabase();
const queues = { odd: sql`n % 2 = 1`, first: sql`n <= 3`, last: sql`n > ${mostCounted} + 5`, none: sql`n < 0` };
const count = (rows: number) => countQueues(db.read, sql`from generate_series(1, ${rows}::int) n where n > 1`, queues);

it('counts all rows and those of each queue', async () => {
  expect(await count(10)).toEqual({ all: 9, odd: 4, first: 2, last: 0, none: 0 });
});

it('counts what few rows are in exactly, however many there are in all', async () => {
  expect(await count(2 * mostCounted)).toMatchObject({ odd: mostCounted - 1, first: 2, none: 0 });
});

it('counts no queue further than lists are counted', async () => {
  expect(await count(4 * mostCounted)).toMatchObject({ all: mostCounted, odd: mostCounted, last: mostCounted });
});
