import { expect } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { checkBooks } from '../src/money/ledger/index.ts';

/** After every test that moves money: recount everything. */
export async function expectCleanBooks(db: Database): Promise<void> {
  const { findings } = await checkBooks(db);
  expect(findings).toEqual([]);
}
