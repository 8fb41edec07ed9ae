import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { isOfKinds } from './posting-kinds.ts';

const db = await testDatabase();

it('finds transactions of rare kinds by their index', async () => {
  const plan = await db.transact(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain select t.id from transactions t
      where ${isOfKinds(['correction'])} order by t.id desc limit 10`.execute(tx);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  });
  expect(plan).toContain('transactions_of_rare_kinds');
});
