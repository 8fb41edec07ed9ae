/** Where the shop takes the time from. Demo installations and tests move it; SQL gets it as a parameter and never asks `now()`. */
export interface Clock {
  now(): Date;
  /** What clocks elsewhere show, where that is another time: see `realTime`. */
  real?(): Date;
}

/** The time outside of the shop, for what is not moved with its clock: authenticators, ids, the job tables. */
export const realTime = (clock: Clock): Date => clock.real?.() ?? clock.now();

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands at `start` plus what it was moved by, and goes on from there. */
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

export const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);
