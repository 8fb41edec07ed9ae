import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { systemClock, type Clock } from './clock.ts';

/** Told when the clock was moved, in the transaction that moves it. */
const clockMoved = 'clock_moved';

/** A clock that is as far ahead of the real one as the database says. */
export interface FollowedClock extends Clock {
  real(): Date;
  /** Takes over what the database says now, without waiting to be told. */
  follow(): Promise<void>;
}

/**
 * The clock of an installation, in every process of it. Only that of a demo is ever moved. What was moved once stays so,
 * even where moving is no longer allowed: time that goes back would break what was promised and booked.
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

/** Puts the clock of a demo forward, for every process that follows it, when the transaction ends. */
export async function advanceClock(tx: Tx, milliseconds: number): Promise<void> {
  await sql`
    insert into demo_clock (ahead_ms) values (${milliseconds})
    on conflict (single) do update set ahead_ms = demo_clock.ahead_ms + excluded.ahead_ms`.execute(tx);
  await sql`select pg_notify(${clockMoved}, '')`.execute(tx);
}
