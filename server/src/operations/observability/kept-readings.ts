import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
interface Times {
  /** How long readings are kept, however often somebody asks. */
  fresh: number;
  /** How long somebody waits for new ones. */
  patience: number;
  /** How long the last ones are told while new ones can't be taken. */
  told: number;
}

const usual: Times = { fresh: 15_000, patience: 500, told: 300_000 };

/**
 * Readings that are taken seldom, and in the background where that takes long: without its database a process has to tell at once
 * what it knows of itself, or Prometheus takes it for dead and learns nothing.
 */
export function keepReadings<Reading>(
  read: () => Promise<readonly Reading[]>,
  { fresh, patience, told }: Times = usual,
): () => Promise<readonly Reading[]> {
  let kept: readonly Reading[] = [];
  let keptAt = -Infinity;
  let triedAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function take(): Promise<void> {
    const began = performance.now();
    try {
      kept = await read();
      keptAt = began;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (!reading && performance.now() - triedAt >= fresh) {
      triedAt = performance.now();
      reading = take();
      reading.catch(() => {});
    }
    if (reading) await Promise.race([reading.catch(() => {}), pause(patience, undefined, { ref: false })]);
    return performance.now() - keptAt < told ? kept : [];
  };
}
