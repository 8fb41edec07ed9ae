import { sql } from 'kysely';
import type { Database, Read, Tx } from '../db/database.ts';
import { inBatches } from '../db/in-batches.ts';
import { hour, later, minute, second } from '../clock/clock.ts';

/** How many failures are free; after them the wait grows: 2, 4, 8 … seconds, at most `longest` milliseconds. */
export interface ThrottleRule {
  free: number;
  /** How many failures are free for clients that prove work instead of waiting; `free` when absent. */
  freeWithProof?: number;
  longest: number;
  /** Failures older than this many milliseconds do not count. */
  forgetAfter: number;
}
export const signInRule: ThrottleRule = { free: 5, freeWithProof: 10, longest: 15 * minute, forgetAfter: 24 * hour };

/** Not blocked: far in the past, because concurrent requests have slightly different values of `now`. */
export const notBlocked = new Date(0);

/** Whole seconds until the next try is allowed for all of these subjects; 0 when it is. */
export async function secondsToWait(read: Read, subjects: readonly string[], now: Date): Promise<number> {
  const row = await read
    .selectFrom('throttles')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where('subject', 'in', [...subjects])
    .executeTakeFirst();
  const until = row?.until;
  return until && until > now ? Math.ceil((until.getTime() - now.getTime()) / second) : 0;
}

/** The same for a client that proved work: it waits only after the failures that are free with a proof. */
export async function secondsToWaitWithProof(
  read: Read,
  subjects: readonly string[],
  rules: readonly ThrottleRule[],
  now: Date,
): Promise<number> {
  const rows = await read
    .selectFrom('throttles')
    .select(['subject', 'failures', 'last_failure_at', 'blocked_until'])
    .where('subject', 'in', [...subjects])
    .execute();
  const waits = rows.map(({ subject, failures, last_failure_at, blocked_until }) => {
    const rule = rules[subjects.indexOf(subject)]!;
    const wait = waitAfter(failures, rule.freeWithProof ?? rule.free, rule.longest);
    return Math.min(later(last_failure_at, wait).getTime(), blocked_until.getTime()) - now.getTime();
  });
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / second)));
}

const waitAfter = (failures: number, free: number, longest: number): number =>
  failures <= free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 20) * second);

/** Counts one failure for each subject and sets its wait. The caller holds a lock under which it also checked the wait. */
export async function countFailure(
  tx: Tx,
  subjects: readonly string[],
  rules: readonly ThrottleRule[],
  now: Date,
): Promise<void> {
  for (const [index, subject] of [...subjects].entries()) {
    const rule = rules[index] ?? rules[0]!;
    const countedSince = later(now, -rule.forgetAfter);
    const { failures } = await tx
      .insertInto('throttles')
      .values({ subject, failures: 1, last_failure_at: now, blocked_until: notBlocked })
      .onConflict((oc) =>
        oc.column('subject').doUpdateSet({
          failures: sql<number>`case when throttles.last_failure_at < ${countedSince} then 1 else throttles.failures + 1 end`,
          last_failure_at: now,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures <= rule.free) continue;
    const wait = waitAfter(failures, rule.free, rule.longest);
    await tx
      .updateTable('throttles')
      .set({ blocked_until: later(now, wait) })
      .where('subject', '=', subject)
      .execute();
  }
}

/** Deletes the counts of subjects whose last failure was before a moment. @returns how many. */
export function purgeFailures(db: Pick<Database, 'transact'>, before: Date): Promise<number> {
  return inBatches(db, async (tx, limit) => {
    const { numDeletedRows } = await tx
      .deleteFrom('throttles')
      .where('subject', 'in', (eb) =>
        eb
          .selectFrom('throttles')
          .select('subject')
          .where('last_failure_at', '<', before)
          .limit(limit)
          // A sign-in that holds the count of an account waits for that of its network.
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
