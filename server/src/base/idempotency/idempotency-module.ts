import { sql } from 'kysely';
import { day, later } from '../clock/clock.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';

/** Deletes stored answers after a day, which is longer than any client repeats a request. */
export const idempotencyModule = (deps: Pick<Deps, 'db' | 'clock'>): Module => ({
  timers: [{ name: 'idempotency.forget', cron: '37 * * * *', run: () => purgeOldAnswers(deps) }],
});

async function purgeOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = later(clock.now(), -day);
  await inBatches(db, async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys where created_at < ${before} limit ${limit}
      ))`.execute(tx);
    return Number(numAffectedRows);
  });
}
