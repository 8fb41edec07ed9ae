import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';

/** Builds a promo code of 10 % that is always valid. @returns the code */
export async function buildPromo(db: Database, { usesLeft }: { usesLeft?: number } = {}): Promise<string> {
  const code = `P${newId().replaceAll('-', '').toUpperCase()}`.slice(0, 30);
  await db.transact((tx) =>
    tx
      .insertInto('promo_codes')
      .values({
        id: newId(),
        code,
        titles: {},
        kind: 'percent',
        value: 1_000n,
        starts_at: new Date(0),
        ends_at: new Date('2200-01-01'),
        ...(usesLeft !== undefined && { uses_left: usesLeft }),
      })
      .execute(),
  );
  return code;
}
