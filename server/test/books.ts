import { expect } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { checkBooks } from '../src/money/ledger/index.ts';

/** Recounts the books; for the end of every test that moves money. */
export async function expectCleanBooks(db: Database): Promise<void> {
  const { findings } = await checkBooks(db);
  expect(findings).toEqual([]);
}
