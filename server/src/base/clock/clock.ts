/** The source of the current time. Demo installations and tests move it, so SQL gets the time as a parameter, never from `now()`. */
export interface Clock {
  now(): Date;
  /** The real time, when the clock was moved: see `realTime`. */
  real?(): Date;
}

/** The real time, for what does not follow a moved clock: authenticators, ids, the job tables. */
export const realTime = (clock: Clock): Date => clock.real?.() ?? clock.now();

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  /** Moves time forward. */
  advance(milliseconds: number): void;
}

export function movableClock(base: Clock = systemClock): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(base.now().getTime() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The moment some milliseconds after another; negative values go back. */
export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
