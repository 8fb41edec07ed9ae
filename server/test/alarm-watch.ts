import { sql } from 'kysely';
import { hour, later, movableClock } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { derivedSecret } from '../src/base/secrets/derived-secret.ts';
import { watchAlarms } from '../src/operations/alarms/watch-alarms.ts';
import { openMailer } from '../src/platform/mail/index.ts';
import { testSecret } from './app.ts';

/** The bytes that are free on a disk where all is well, and on one that is nearly full. */
export const disk = { roomy: 50e9, nearlyFull: 1e9 };

/** The timer of the alarms, run by the test on a disk of its own, with a clock whose real time is true, as signatures need it. */
export function alarmWatch(db: Database) {
  const clock = { ...movableClock(), real: () => new Date() };
  const jobs = openJobs(db, () => undefined, false);
  const errors: unknown[] = [];
  const state = { free: disk.roomy, isReplicaRead: true };
  const replicas = {
    states: () => [{ name: 'replica.example:5432', behind: null, isRead: state.isReplicaRead }],
    heard: () => undefined,
    changed: () => undefined,
  };
  const deps = {
    db: { ...db, replicas },
    clock,
    jobs,
    mails: openMailer({ jobs, secret: testSecret }, { demo: true }),
    defaultLocale: 'en' as const,
    secret: derivedSecret(testSecret, 'webhooks of alarms'),
    freeBytes: async () => state.free,
    log: { error: (error: unknown) => void errors.push(error) },
  };
  return {
    clock,
    deps,
    errors,
    state,
    /** Runs the timer in a process that was started an hour ago. */
    watch: () => watchAlarms(deps, later(clock.now(), -hour)),
    /** Lets the timers of the queue count as run just now, so that only what a test does is wrong. */
    async quiet(): Promise<void> {
      await sql`delete from pgboss.job`.execute(db.kysely);
      await sql`update pgboss.schedule set created_on = now()`.execute(db.kysely);
    },
  };
}
