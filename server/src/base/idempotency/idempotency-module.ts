import { day, later } from '../clock/clock.ts';
import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';

/** Deletes stored answers after a day, which is longer than any client repeats a request. */
export const idempotencyModule = (deps: Pick<Deps, 'db' | 'clock'>): Module => ({
  timers: [{ name: 'idempotency.forget', cron: '37 * * * *', run: () => purgeOldAnswers(deps) }],
});

async function purgeOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = later(clock.now(), -day);
  await db.transact((tx) => tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute());
}
