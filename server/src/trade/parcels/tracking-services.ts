import type { Read, Tx } from '../../base/db/database.ts';

/** Records that a tracking service answered. */
export async function recordAnswer(tx: Tx, name: string, at: Date): Promise<void> {
  await tx
    .insertInto('tracking_services')
    .values({ name, answered_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ answered_at: at }))
    .execute();
}

/** Records that a tracking service did not answer, and why; never with what a URL contains. */
export async function recordFailure(tx: Tx, name: string, problem: string, at: Date): Promise<void> {
  const failure = { failed_at: at, problem: problem.slice(0, 200) };
  await tx
    .insertInto('tracking_services')
    .values({ name, ...failure })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(failure))
    .execute();
}

/** The state of a tracking service. */
export interface TrackingState {
  name: string;
  answered_at: Date | null;
  failed_at: Date | null;
  problem: string;
  /** Parcels whose next question is due. */
  due: number;
  /** Parcels about which the last question failed. */
  failing: number;
}

/** The state of the tracking services that were asked so far. */
export async function trackingStates(read: Read, now: Date): Promise<TrackingState[]> {
  const services = await read.selectFrom('tracking_services').selectAll().orderBy('name').execute();
  if (services.length === 0) return [];
  const { due, failing } = await read
    .selectFrom('parcels')
    .select((eb) => [
      eb.fn.countAll<bigint>().filterWhere('ask_at', '<=', now).as('due'),
      eb.fn.countAll<bigint>().filterWhere('ask_failures', '>', 0).as('failing'),
    ])
    .where('ask_at', 'is not', null)
    .where('carrier', '<>', 'demo')
    .executeTakeFirstOrThrow();
  return services.map((service) => ({ ...service, due: Number(due), failing: Number(failing) }));
}
