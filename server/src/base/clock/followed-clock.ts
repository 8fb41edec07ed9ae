import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { systemClock, type Clock } from './clock.ts';

/** The NOTIFY channel, sent in the transaction that moves the clock. */
const clockMoved = 'clock_moved';

/** A clock that is ahead of the real time by the offset stored in the database. */
export interface FollowedClock extends Clock {
  real(): Date;
  /** Reads the offset now, without waiting for a notification. */
  follow(): Promise<void>;
}

/**
 * The clock of an installation, the same in all its processes. Only the clock of a demo is ever moved. The offset stays
 * even when moving is no longer allowed: time must not go back, because deadlines and bookings rely on it.
 */
export async function followClock(db: Database, base: Clock = systemClock): Promise<FollowedClock> {
  let ahead = 0;
  const follow = async () => {
    const row = await db.read.selectFrom('demo_clock').select('ahead_ms').executeTakeFirst();
    ahead = Math.max(ahead, Number(row?.ahead_ms ?? 0n));
  };
  await db.listen(clockMoved, () => void follow().catch(() => undefined));
  await follow();
  return {
    now: () => new Date(base.now().getTime() + ahead),
    real: () => base.now(),
    follow,
  };
}

/** Moves the clock of a demo forward, in milliseconds, for every process that follows it, when the transaction commits. */
export async function advanceClock(tx: Tx, milliseconds: number): Promise<void> {
  await sql`
    insert into demo_clock (ahead_ms) values (${milliseconds})
    on conflict (single) do update set ahead_ms = demo_clock.ahead_ms + excluded.ahead_ms`.execute(tx);
  await sql`select pg_notify(${clockMoved}, '')`.execute(tx);
}
