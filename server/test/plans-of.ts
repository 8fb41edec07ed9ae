import { sql } from 'kysely';
import type { Database, Tx } from '../src/base/db/database.ts';
import { rowsOf } from '../src/base/db/rows-of.ts';

/** PostgreSQL plans a statement so often for its parameters before it decides whether one plan does for all of them. */
export const plannedAnyway = 5;

/**
 * How often a statement is planned for its parameters when it is sent ten times.
 *
 * @param part text of the statement that no other one has that is sent as often
 * @param send sends it, the time of ten given
 */
export const plansOf = (
  db: Database,
  part: string,
  send: (tx: Tx, time: number) => Promise<unknown>,
): Promise<number> =>
  db.transact(async (tx) => {
    for (let time = 0; time < 10; time += 1) await send(tx, time);
    const [row] = await rowsOf<{ plans: bigint }>(
      tx,
      sql`select custom_plans as plans from pg_prepared_statements where position(${part} in statement) > 0 and position('pg_prepared_statements' in statement) = 0 order by custom_plans + generic_plans desc limit 1`,
    );
    return Number(row!.plans);
  });
