import type { Deadline } from '../../base/clock/deadline.ts';
import type { Deps } from '../../base/deps.ts';
import { bookShopCorrection, eventOf } from './book-shop-correction.ts';
import { shopCorrectionMoved } from './shop-correction-events.ts';

const batch = 200;

/** When the appeal periods of fines end, for the clock of a demo. */
export const fineDeadlines: readonly Deadline[] = [
  {
    name: 'shop_corrections.appeal_until',
    async next(read, after) {
      const row = await read
        .selectFrom('shop_corrections')
        .select((eb) => eb.fn.min('appeal_until').as('at'))
        .where('state', '=', 'announced')
        .where('appeal_until', '>', after)
        .executeTakeFirst();
      return row?.at ?? null;
    },
  },
];

/**
 * A job: books fines against which no shop appealed in time, each in a transaction of its own.
 *
 * @returns how many were booked.
 * @throws AggregateError of the failures, after the others of the batch.
 */
export async function processFineDeadlines(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<number> {
  const failures: unknown[] = [];
  for (let booked = 0; ;) {
    const now = deps.clock.now();
    const due = await deps.db.read
      .selectFrom('shop_corrections')
      .select('id')
      .where('state', '=', 'announced')
      .where('appeal_until', '<=', now)
      .orderBy('appeal_until')
      .limit(batch)
      .execute();
    for (const { id } of due) {
      try {
        if (await bookFine(deps, id, now)) booked += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} fines could not be booked`);
    if (due.length < batch) return booked;
  }
}

/** Books a fine unless an appeal or a withdrawal came first. */
function bookFine({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, id: string, now: Date): Promise<boolean> {
  return db.transact(async (tx) => {
    const row = await tx
      .selectFrom('shop_corrections')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'announced')
      .where('appeal_until', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    await bookShopCorrection(tx, row, { amount: row.amount, at: now });
    await jobs.publish(tx, shopCorrectionMoved, eventOf(row, 'fine_booked', row.amount, row.reason));
    return true;
  });
}
