import type { Parameters } from 'fast-check';
import { afterAll, type TestOptions } from 'vitest';

/** Minutes that `npm run walk` was given for each walk; 0 in `npm test`. */
const minutes = Number(process.env['WALK_MINUTES'] ?? 0);

/** Whether walks go on for long, on two servers and a replica. */
export const isLongWalk = minutes > 0;

/** A long walk recounts the books after so many more acts, since a recount takes longer with each. */
const afterRecount = (acts: number): number => acts + 500 + Math.floor(acts / 20);

export interface Walk {
  /** For `it`. */
  patience: TestOptions;
  /** For `fc.assert`: so many runs, or as many as a long walk has time for. */
  runs<T>(count: number, seed?: number): Parameters<T>;
  /** Counts acts. @returns whether the books are to be recounted now */
  acted(count: number): boolean;
}

/** A walk through a model by acts at random, after which the product must stand as the model says. */
export function openWalk(name: string): Walk {
  let acts = 0;
  let recountAt = 0;
  if (isLongWalk) afterAll(() => process.stdout.write(`${name}: ${acts} acts\n`));
  return {
    patience: { timeout: Math.max(600_000, minutes * 120_000) },
    runs: (count, seed) => ({
      endOnFailure: true,
      ...(seed !== undefined && { seed }),
      numRuns: count,
      ...(isLongWalk && {
        seed: Number(process.env['WALK_SEED']),
        numRuns: 10_000_000,
        interruptAfterTimeLimit: minutes * 60_000,
        markInterruptAsFailure: false,
      }),
    }),
    acted(count) {
      acts += count;
      if (isLongWalk && acts < recountAt) return false;
      recountAt = afterRecount(acts);
      return true;
    },
  };
}
